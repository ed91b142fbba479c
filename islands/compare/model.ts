import { textOf } from '../../src/safety/html';
import { availability } from '../../src/shop/woocommerce/availability';
import type { StoreProduct } from '../../src/shop/woocommerce/store-products';
import { messages } from './messages';
import type { Field } from './props';

/** One row of the table. */
export interface Row {
	readonly key: string;
	readonly label: string;
	/** One for each product; empty where nothing is known. */
	readonly cells: readonly string[];
	/** Cells are HTML of the server, not text. */
	readonly isHtml?: boolean;
	/** Whether two products differ in it. */
	readonly differs: boolean;
}

const row = (key: string, label: string, cells: readonly string[], isHtml = false): Row => ({
	key,
	label,
	cells,
	isHtml,
	differs: new Set(cells).size > 1,
});

const makers: Readonly<Record<Field, (products: readonly StoreProduct[]) => readonly Row[]>> = {
	price: (products) => [
		row(
			'price',
			messages('price'),
			products.map(({ price_html }) => price_html),
			true,
		),
	],
	availability: (products) => [row('availability', messages('availability'), products.map(availability))],
	rating: (products) => [row('rating', messages('rating'), products.map(rating))],
	description: (products) => [
		row(
			'description',
			messages('description'),
			products.map(({ short_description }) => textOf(short_description)),
		),
	],
	attributes: attributeRows,
	weight: (products) => [
		row(
			'weight',
			messages('weight'),
			products.map(({ formatted_weight }) => stated(formatted_weight)),
		),
	],
	dimensions: (products) => [
		row(
			'dimensions',
			messages('dimensions'),
			products.map(({ formatted_dimensions }) => stated(formatted_dimensions)),
		),
	],
};

/** The rows of a comparison; one that says nothing about any product is left out. */
export function compareRows(products: readonly StoreProduct[], fields: readonly Field[]): Row[] {
	return fields.flatMap((field) => makers[field](products)).filter(({ cells }) => cells.some(Boolean));
}

/** Two products may name the same attribute with other values, or one may lack it. */
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

/** WooCommerce writes "N/A", in the shop's language, where nothing is stated: something with a number is. */
function stated(text: string): string {
	const plain = textOf(text);
	return /\d/.test(plain) ? plain : '';
}
