import { defineIsland } from '../../src/runtime/define-island';
import { boolean, defineProps, type PropsOf, text } from '../../src/runtime/define-props';

export const props = defineProps({
	/** Shows the product's image in the bar. */
	image: boolean('Photo', 'Picture', {
		default: true,
		help: ['Montre la photo du produit dans la barre.', 'Shows the picture of the product in the bar.'],
	}),
	/** CSS media query that must match for the bar to show: `(max-width: 767px)` limits it to phones. Empty: always. */
	media: text('Écrans', 'Screens', {
		default: '',
		help: [
			'Requête média CSS : «\u202f(max-width: 767px)\u202f» réserve la barre aux téléphones. Vide : partout.',
			'CSS media query: “(max-width: 767px)” keeps the bar to phones. Empty: everywhere.',
		],
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Barre d’achat', 'Sticky add-to-cart bar'],
	description: [
		'Sur la fiche produit, une barre en bas de l’écran prend le relais quand le bouton d’ajout au panier est passé.',
		'On a product page, a bar at the bottom of the screen takes over once the add-to-cart button has been scrolled past.',
	],
	group: 'product',
	file: 'product',
	serves: 'buying',
	adoptsOnly: [
		'Sa barre reprend le bouton d’achat de la fiche produit où elle est affichée.',
		'Its bar repeats the purchase button of the product page that it is on.',
	],
	props,
	when: 'idle',
	// The page's main product, not a product in a dialog.
	adopts: 'body.single-product form.cart:not(dialog *) .single_add_to_cart_button',
	requires: ['woocommerce'],
	pages: ['product'],
	enhance: () => import('./enhance'),
});
