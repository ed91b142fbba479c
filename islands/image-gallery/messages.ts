import { defineMessages } from '../../src/i18n/define-messages';

export const t = defineMessages('image-gallery', {
	shown: ['Affichés\u00a0: {shown} sur {count}', 'Shown: {shown} of {count}'],
	previous: ['Précédents', 'Previous'],
	next: ['Suivants', 'Next'],
});
