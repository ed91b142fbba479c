import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'everywhere',
	title: { fr: 'Annonce de la boutique', en: 'Store notice' },
	description: {
		fr: 'L’annonce de WooCommerce, lisible sans JavaScript et masquée au clavier comme à la souris ; masquée, elle le reste jusqu’à la fin de la visite ou jusqu’à un nouveau texte.',
		en: 'WooCommerce’s store notice, readable without JavaScript and hidden by keyboard or mouse; once hidden it stays so until the end of the visit, or a new text.',
	},
	adoptsOnly: {
		fr: 'elle travaille sur l’annonce que WooCommerce affiche ; écrivez-la dans Apparence → Personnaliser → WooCommerce.',
		en: 'it works on the notice that WooCommerce prints; write it under Appearance → Customise → WooCommerce.',
	},
	props: {
		hideOnClick: {
			title: { fr: 'Masquer au clic', en: 'Hide on click' },
			help: {
				fr: 'Un clic sur l’annonce la masque, sauf sur un lien. Sinon, seulement le lien « Ignorer ».',
				en: 'A click on the notice hides it, except on a link. Otherwise only its “Dismiss” link.',
			},
		},
	},
});
