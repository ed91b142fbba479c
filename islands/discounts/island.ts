import { defineIsland } from '../../src/runtime/define-island';
import { boolean, choice, defineProps, type PropsOf, text } from '../../src/runtime/define-props';

export const props = defineProps({
	/**
	 * Requests the price when the quantity changes. Switched off unless Discount Rules is set to `show_dynamically`: otherwise its server returns
	 * the undiscounted price.
	 */
	livePrice: boolean('Prix en direct', 'Live price', {
		default: true,
		help: [
			'Seulement si Discount Rules affiche les prix «\u202fdynamiquement\u202f».',
			'Only if Discount Rules shows prices “dynamically”.',
		],
	}),
	/** Requests the table of bulk prices of each variation. Switched off with the table of Discount Rules. */
	variationTable: boolean('Tableau par déclinaison', 'Table by variation', {
		default: true,
		help: ['Seulement si Discount Rules affiche son tableau.', 'Only if Discount Rules shows its table.'],
	}),
	/** A click on a table row sets its minimum quantity; the row of the current quantity is marked. */
	pickFromTable: boolean('Choisir dans le tableau', 'Pick from the table', {
		default: true,
		help: [
			'Une ligne du tableau règle la quantité\u202f; la ligne en cours est marquée.',
			'A row of the table sets the quantity; the current row is marked.',
		],
	}),
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
	/** Selector of the price; site owners set it by filters of Discount Rules. */
	priceTarget: text('Place du prix', 'Place of the price', { default: 'div.product p.price' }),
	variationPriceTarget: text('Place du prix d’une déclinaison', 'Place of a variation’s price', {
		default: 'div.product .woocommerce-variation-price',
	}),
	/** Selector of elements that are dimmed while the table loads. */
	dimTarget: text('Élément estompé pendant l’attente', 'Element dimmed meanwhile', {
		default: 'div.awdr-bulk-customizable-table',
	}),
	/** Selectors of fields with the id of the product or variation, for forms without an id. */
	productIdSource: text('Champ du numéro de produit', 'Field of the product’s id', { default: '' }),
	variationIdSource: text('Champ du numéro de déclinaison', 'Field of the variation’s id', { default: '' }),
});

export type Props = PropsOf<typeof props>;

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
