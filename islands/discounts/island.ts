import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'discounts',
	title: ['Remises par quantité', 'Quantity discounts'],
	description: [
		'Le prix suit la quantité, et le tableau des remises suit la déclinaison choisie.',
		'The price follows the quantity, and the table of discounts follows the chosen variation.',
	],
	group: 'product',
	adoptsOnly: [
		'Il accompagne le formulaire d’achat et le tableau des remises de la fiche produit.',
		'It goes with the purchase form and the discount table of the product page.',
	],
	props,
	when: 'idle | interaction',
	adopts: 'form.cart',
	replaces: { scripts: ['awdr-main', 'awdr-dynamic-price'] },
	requires: ['woocommerce', 'discount-rules'],
	pages: ['product'],
	enhance: () => import('./enhance'),
});
