import { defineIsland } from '../../src/runtime/define-island';
import { boolean, defineProps, int, list, type PropsOf } from '../../src/runtime/define-props';

/** Fields that the table can show. */
export const FIELDS = ['price', 'availability', 'rating', 'description', 'attributes', 'weight', 'dimensions'] as const;

export const props = defineProps({
	/** Maximum number of compared products; more columns do not fit side by side. */
	max: int('Nombre de produits', 'Number of products', {
		default: 4,
		range: [2, 4],
		help: ['De deux à quatre.', 'Two to four.'],
	}),
	/** Rows of the table, in order. `attributes` adds one row for each attribute. */
	fields: list('Lignes du tableau', 'Rows of the table', {
		default: FIELDS,
		of: FIELDS,
		help: [
			'Parmi price, availability, rating, description, attributes, weight, dimensions, dans l’ordre voulu.',
			'Of price, availability, rating, description, attributes, weight, dimensions, in the order you want.',
		],
	}),
	/** Prints a button on the tiles of product lists. */
	onTiles: boolean('Bouton sur les vignettes', 'Button on product tiles', { default: true }),
	/** Prints a button on product pages. */
	onProduct: boolean('Bouton sur les fiches', 'Button on product pages', { default: true }),
});

export type Props = PropsOf<typeof props>;
export type Field = (typeof FIELDS)[number];

export default defineIsland({
	name: 'compare',
	title: ['Comparateur', 'Compare'],
	description: [
		'La cliente met jusqu’à quatre produits côte à côte et voit ce qui les distingue\u202f; la liste reste dans son navigateur.',
		'The shopper puts up to four products side by side and sees how they differ; the list stays in her browser.',
	],
	group: 'listing',
	props,
	// Not loaded until a visitor comes near a compare button or has a list.
	when: 'storage:archipel-compare | near:[data-archipel-compare] | event:archipel:compare-changed',
	// On `body` the island handles buttons and tray; on a host of its own it shows the table.
	adopts: 'body',
	intents: '[data-archipel-compare]',
	requires: ['woocommerce'],
	enhance: () => import('./enhance'),
});
