import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'everywhere',
	title: { fr: 'Liste de favoris', en: 'Wishlist table' },
	description: {
		fr: 'La cliente range sa liste, en retire des produits et les remet, et en met au panier sans recharger la page. Sans TI Wishlist, la liste de son navigateur.',
		en: 'The shopper sorts her list, takes products out and puts them back, and adds them to the cart without reloading the page. Without TI Wishlist, her browser’s own list.',
	},
	props: {},
});
