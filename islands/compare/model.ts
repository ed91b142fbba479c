import { textOf } from '../../src/safety/html';
import { availability } from '../../src/shop/woocommerce/availability';
import type { StoreProduct } from '../../src/shop/woocommerce/store-products';
import { messages } from './messages';
import type { Field } from './island';

/** One row of the table. */
export interface Row {
	readonly key: string;
	readonly label: string;
	/** One cell for each product; empty if unknown. */
	readonly cells: readonly string[];
	/** Whether cells are server HTML instead of text. */
	readonly isHtml?: boolean;
	/** Whether the products differ in this row. */
	readonly differs: boolean;
}

const row = (key: string, label: string, cells: readonly string[], isHtml = false): Row => ({
	key,
	label,
	cells,
	isHtml,
	differs: new Set(cells).size > 1,
});

type RowsOf = (products: readonly StoreProduct[]) => readonly Row[];

const one =
	(field: Exclude<Field, 'attributes'>, read: (product: StoreProduct) => string, isHtml?: boolean): RowsOf =>
	(products) => [row(field, messages(field), products.map(read), isHtml)];

const makers: Readonly<Record<Field, RowsOf>> = {
	price: one('price', ({ price_html }) => price_html, true),
	availability: one('availability', availability),
	rating: one('rating', rating),
	description: one('description', ({ short_description }) => textOf(short_description)),
	attributes: attributeRows,
	weight: one('weight', ({ formatted_weight }) => stated(formatted_weight)),
	dimensions: one('dimensions', ({ formatted_dimensions }) => stated(formatted_dimensions)),
};

/** Returns the rows of a comparison, without rows that are empty for all products. */
export function compareRows(products: readonly StoreProduct[], fields: readonly Field[]): Row[] {
	return fields.flatMap((field) => makers[field](products)).filter(({ cells }) => cells.some(Boolean));
}

/** Returns one row for each attribute name; a product may lack the attribute. */
function attributeRows(products: readonly StoreProduct[]): Row[] {
	const names = new Set(products.flatMap(({ attributes }) => attributes.map(({ name }) => textOf(name))));
	return [...names].map((name) =>
		row(
			`attribute-${name}`,
			name,
			products.map(({ attributes }) => {
				const terms = attributes.find((attribute) => textOf(attribute.name) === name)?.terms ?? [];
				return terms.map((term) => textOf(term.name)).join(', ');
			}),
		),
	);
}

function rating({ average_rating, review_count }: StoreProduct): string {
	if (!review_count) return messages('noRating');
	const shown = Number(average_rating).toLocaleString(document.documentElement.lang || undefined, {
		maximumFractionDigits: 1,
	});
	return messages('ratingOf', { rating: shown, count: review_count });
}

/** Returns a text that contains a digit, else an empty one: WooCommerce prints a translated "N/A" for a missing value. */
function stated(text: string): string {
	const plain = textOf(text);
	return /\d/.test(plain) ? plain : '';
}
