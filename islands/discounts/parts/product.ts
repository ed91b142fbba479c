import { readQuantity } from '../model';
import type { Props } from '../island';

/** Product that a form adds to the cart. */
export interface FormProduct {
	/** Absent while no variation is chosen. */
	readonly id: number | undefined;
	readonly isVariation: boolean;
}

const QUANTITY = '[name="quantity"]';

export function quantityField(form: HTMLFormElement): HTMLInputElement | undefined {
	return form.querySelector<HTMLInputElement>(QUANTITY) ?? undefined;
}

export function quantityOf(form: HTMLFormElement): number | undefined {
	return readQuantity(quantityField(form)?.value ?? '');
}

/** Reads the product in the order of the plugin's script: button of a simple product, variation, hidden field; then the owner's own fields. */
export function productOf(form: HTMLFormElement, { productIdSource, variationIdSource }: Props): FormProduct {
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
export function pricePlace(form: HTMLFormElement, isVariation: boolean, props: Props): HTMLElement | undefined {
	const places = select(isVariation ? props.variationPriceTarget : props.priceTarget);
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
	try {
		return selector ? [...document.querySelectorAll<HTMLElement>(selector)] : [];
	} catch {
		console.error(`[archipel] discounts: "${selector}" is not a selector`);
		return [];
	}
}

const valueAt = (selector: string): string | undefined => (select(selector)[0] as HTMLInputElement | undefined)?.value;

const idIn = (text: string | undefined): number | undefined => Number.parseInt(text ?? '', 10) || undefined;

/** Class of the plugin's table, and of the wrapper in each response. */
export const TABLE = '.awdr-bulk-customizable-table';

/** Returns the tables around a form, without wrappers nested by the plugin's responses. */
export function tablesOf(form: HTMLFormElement): HTMLElement[] {
	return [...areaOf(form).querySelectorAll<HTMLElement>(TABLE)].filter((table) => !table.parentElement?.closest(TABLE));
}
