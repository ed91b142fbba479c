import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'everywhere',
	title: { fr: 'Compteur des favoris', en: 'Wishlist counter' },
	description: {
		fr: 'Le lien vers les favoris avec leur nombre, et les derniers produits au survol, au toucher ou au clavier.',
		en: 'The link to the wishlist with its number, and the last products on hover, touch or by keyboard.',
	},
	props: {
		url: {
			title: { fr: 'Adresse de la liste', en: 'Address of the list' },
			help: {
				fr: 'Sans TI WooCommerce Wishlist : la page où se trouve la table des favoris.',
				en: 'Without TI WooCommerce Wishlist: the page with the wishlist table.',
			},
		},
		panel: { title: { fr: 'Aperçu sous le lien', en: 'Preview under the link' } },
		max: { title: { fr: 'Produits dans l’aperçu', en: 'Products in the preview' } },
	},
});
