import { settings } from '../../src/runtime/settings';
import { textOf } from '../../src/safety/html';
import { availability } from '../../src/shop/woocommerce/availability';
import type { StoreProduct } from '../../src/shop/woocommerce/store-products';
import { messages } from './messages';

export type Row = Readonly<ReturnType<typeof row>>;

/** @param cells One for each product; empty if unknown. @param isHtml Whether cells are server HTML instead of text. */
const row = (key: string, label: string, cells: readonly string[], isHtml = false) => ({
	key,
	label,
	cells,
	isHtml,
	differs: new Set(cells).size > 1,
});

type RowsOf = (products: readonly StoreProduct[]) => readonly Row[];

const one =
	(field: Parameters<typeof messages>[0], read: (product: StoreProduct) => string, isHtml?: boolean): RowsOf =>
	(products) => [row(field, messages(field), products.map(read), isHtml)];

/** Makers of rows, in the order of the table. */
const makers: readonly RowsOf[] = [
	one('price', ({ price_html }) => price_html, true),
	one('availability', availability),
	one('rating', rating),
	one('description', ({ short_description }) => textOf(short_description)),
	attributeRows,
	one('weight', ({ formatted_weight }) => stated(formatted_weight)),
	one('dimensions', ({ formatted_dimensions }) => stated(formatted_dimensions)),
];

/** Returns the rows of a comparison, without rows that are empty for all products. */
export function compareRows(products: readonly StoreProduct[]): Row[] {
	return makers.flatMap((rowsOf) => rowsOf(products)).filter(({ cells }) => cells.some(Boolean));
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
	const shown = Number(average_rating).toLocaleString(settings().locale, { maximumFractionDigits: 1 });
	return messages('ratingOf', { rating: shown, count: review_count });
}

/** Returns a text that contains a digit, else an empty one: WooCommerce prints a translated "N/A" for a missing value. */
function stated(text: string): string {
	const plain = textOf(text);
	return /\d/.test(plain) ? plain : '';
}
