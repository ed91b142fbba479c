import { findAll } from '../../../src/dom/element';
import { printedConfig } from '../../../src/runtime/registry';

/** Settings of Discount Rules in the page's config, as its script gets them (SERVERS.md, S132); without them all is on. */
export function pluginRules() {
	const { discountRules } = printedConfig() as { discountRules?: Readonly<Record<string, string>> };
	const is = (name: string, value: string) => !discountRules || String(discountRules[name]) === value;
	const selector = (name: string, otherwise: string) => discountRules?.[name] || otherwise;
	return {
		/** Otherwise its server returns the undiscounted price. */
		hasLivePrice: is('enable_update_price_with_qty', 'show_dynamically'),
		hasVariationTable: is('awdr_dynamic_bulk_table_status', '1') && is('awdr_dynamic_bulk_table_off', 'on'),
		priceTarget: selector('custom_target_simple_product', 'div.product p.price'),
		variationPriceTarget: selector('custom_target_variable_product', 'div.product .woocommerce-variation-price'),
		/** Dimmed while the table loads. */
		dimTarget: selector('awdr_opacity_to_bulk_table', 'div.awdr-bulk-customizable-table'),
		/** Fields with the id of the product or variation, for forms without an id. */
		productIdSource: selector('custom_simple_product_id_selector', ''),
		variationIdSource: selector('custom_variable_product_id_selector', ''),
	};
}

export type PluginRules = ReturnType<typeof pluginRules>;

const QUANTITY = '[name="quantity"]';

export function quantityField(form: HTMLFormElement): HTMLInputElement | undefined {
	return form.querySelector<HTMLInputElement>(QUANTITY) ?? undefined;
}

export function quantityOf(form: HTMLFormElement): number | undefined {
	return readQuantity(quantityField(form)?.value ?? '');
}

/**
 * Reads the product in the order of the plugin's script: button of a simple product, variation, hidden field; then the owner's own fields.
 * It has no `id` while no variation is chosen.
 */
export function productOf(form: HTMLFormElement, { productIdSource, variationIdSource }: PluginRules) {
	const button = form.querySelector<HTMLButtonElement>('button[name="add-to-cart"]');
	const variation = form.querySelector<HTMLInputElement>('input[name="variation_id"]');
	const hidden = form.querySelector<HTMLInputElement>('input[name="add-to-cart"]');
	const isVariation = !button && Boolean(variation);
	const id = idIn((button ?? variation ?? hidden)?.value);
	if (id) return { id, isVariation };
	const [simple, variable] = [valueAt(productIdSource), valueAt(variationIdSource)];
	return { id: idIn(variable) ?? idIn(simple), isVariation: variable ? true : simple ? false : isVariation };
}

/** Returns the product element around a form: page, quick view or tile. */
export function areaOf(form: HTMLFormElement): HTMLElement {
	return form.closest<HTMLElement>('.product') ?? document.body;
}

/** Returns the price element of a form: in the form, else in its product, else the first on the page. */
export function pricePlace(form: HTMLFormElement, isVariation: boolean, rules: PluginRules): HTMLElement | undefined {
	const places = select(isVariation ? rules.variationPriceTarget : rules.priceTarget);
	const area = areaOf(form);
	const place = places.find((one) => form.contains(one)) ?? places.find((one) => area.contains(one)) ?? places[0];
	if (!place || !isVariation) return place;
	const price = place.querySelector<HTMLElement>('.price');
	if (price) return price;
	// If all variations cost the same, WooCommerce prints no price for a variation.
	const box = document.createElement('div');
	box.className = 'price';
	place.replaceChildren(box);
	return box;
}

/** Returns the elements of a selector written by the site owner; empty if invalid. */
export function select(selector: string): HTMLElement[] {
	const found = findAll(selector);
	if (!found) console.error(`[archipel] discounts: "${selector}" is not a selector`);
	return found ?? [];
}

const valueAt = (selector: string): string | undefined => (select(selector)[0] as HTMLInputElement | undefined)?.value;

const idIn = (text: string | undefined): number | undefined => Number.parseInt(text ?? '', 10) || undefined;

/** Class of the plugin's table, and of the wrapper in each response. */
export const TABLE = '.awdr-bulk-customizable-table';

/** Returns the tables around a form, without wrappers nested by the plugin's responses. */
export function tablesOf(form: HTMLFormElement): HTMLElement[] {
	return [...areaOf(form).querySelectorAll<HTMLElement>(TABLE)].filter((table) => !table.parentElement?.closest(TABLE));
}

export interface QuantityRange {
	readonly from: number;
	readonly to: number;
}

/** Reads the range of a table row: « 2 - 4 », « 10 + », « 3 », « 0,5 - 1 ». The owner's text around the numbers is ignored. */
export function readRange(text: string): QuantityRange | undefined {
	const [from, to] = (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) => Number(number.replace(',', '.')));
	if (from === undefined) return undefined;
	if (to !== undefined) return { from, to };
	// A number alone is an exact quantity; with other text, it is the start of an open range.
	return { from, to: text.trim().replace(',', '.') === String(from) ? from : Infinity };
}

export function isWithin(quantity: number, { from, to }: QuantityRange): boolean {
	return quantity >= from && quantity <= to;
}

/** Returns the quantity to request; `undefined` while none is typed. */
export function readQuantity(value: string): number | undefined {
	const quantity = Number(value.trim().replace(',', '.'));
	return value.trim() !== '' && Number.isFinite(quantity) && quantity >= 0 ? quantity : undefined;
}
