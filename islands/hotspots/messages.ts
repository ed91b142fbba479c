import { defineMessages } from '../../src/i18n/define-messages';

export const t = defineMessages('hotspots', {
	points: ['Points de l’image', 'Points on the picture'],
	point: ['{number}\u00a0: {title}', '{number}: {title}'],
});
