import { defineIsland } from '../../src/runtime/define-island';
import { choice, defineProps, type PropsOf } from '../../src/runtime/define-props';

export const props = defineProps({
	/**
	 * After a failed price request: `keep` leaves the last price and refers to the cart, `empty` empties the element, as the plugin's own script
	 * does (DISC-05).
	 */
	onError: choice('Si le prix ne répond pas', 'If the price does not answer', {
		default: 'keep',
		options: {
			keep: ['Garder le dernier prix et le dire', 'Keep the last price and say so'],
			empty: ['Vider la place du prix', 'Empty the place of the price'],
		},
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Remises par quantité', 'Quantity discounts'],
	description: [
		'Le prix suit la quantité, et le tableau des remises suit la déclinaison choisie.',
		'The price follows the quantity, and the table of discounts follows the chosen variation.',
	],
	group: 'product',
	file: 'product',
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
