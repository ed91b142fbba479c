import { boolean, defineProps, type PropsOf } from '../../src/runtime/define-props';

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
