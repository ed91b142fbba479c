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
