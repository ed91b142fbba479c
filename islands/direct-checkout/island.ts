import { defineIsland } from '../../src/runtime/define-island';
import { boolean, defineProps, type PropsOf } from '../../src/runtime/define-props';
import { TRIGGER } from './selector';

export const props = defineProps({
	/** Prints a button on the tiles of products without options. Off: only links of the theme go straight to the checkout. */
	onTiles: boolean('Bouton sur les vignettes', 'Button on product tiles', {
		default: true,
		help: [
			'Pour les produits simples en stock. Sans lui, seuls les liens du thème mènent droit à la commande.',
			'For simple products in stock. Without it only the theme’s own links go straight to the checkout.',
		],
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Achat direct', 'Direct checkout'],
	description: [
		'Un bouton des vignettes met le produit au panier et mène droit à la commande\u202f; un refus est dit sur place.',
		'A button of the tiles adds the product and goes straight to the checkout; a refusal is told in place.',
	],
	group: 'listing',
	serves: 'buying',
	adoptsOnly: [
		'Ses boutons s’ajoutent aux vignettes\u202f; ailleurs, un lien avec data-archipel-direct-checkout suffit.',
		'Its buttons are added to product tiles; elsewhere a link with data-archipel-direct-checkout is enough.',
	],
	props,
	// One island for the links of all lists; not loaded on a page without such a link.
	when: `near:${TRIGGER}`,
	adopts: 'body',
	intents: TRIGGER,
	requires: ['woocommerce'],
	enhance: () => import('./enhance'),
});
