import { defineMessages } from '../../src/i18n/define-messages';

export const t = defineMessages(
	'image-gallery',
	{ shown: 'Affichés\u00a0: {shown} sur {count}', previous: 'Précédents', next: 'Suivants' },
	{ shown: 'Shown: {shown} of {count}', previous: 'Previous', next: 'Next' },
);
