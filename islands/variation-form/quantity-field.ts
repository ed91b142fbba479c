import type { Variation } from '../../src/shop/woocommerce/variations/variation';
import { clampQuantity, readLimits } from '../../src/page/quantity';
import { restoreAttribute, setAttribute } from './content';

const FIELD = '.single_variation_wrap .quantity input.qty[name="quantity"]';

/** Clamps the quantity to the limits of a variation; for a product sold individually sets 1 and hides the field (QTY-05). */
export function limitQuantity(form: Element, variation: Variation): void {
	const field = form.querySelector<HTMLInputElement>(FIELD);
	const frame = field?.closest<HTMLElement>('.quantity');
	if (!field || !frame) return;
	const { is_sold_individually, min_qty, max_qty } = variation;
	const isSingle = is_sold_individually;
	setAttribute(field, 'min', String(isSingle ? 1 : min_qty));
	setAttribute(field, 'max', isSingle || max_qty === Infinity ? '' : String(max_qty));
	const typed = field.value.trim() === '' ? Number.NaN : Number(field.value);
	const { step } = readLimits(field);
	setValue(field, isSingle ? 1 : clampQuantity(typed, { min: min_qty, max: Math.max(min_qty, max_qty), step }));
	frame.style.display = isSingle ? 'none' : '';
}

/** Restores the product's own limits; the typed quantity stays. */
export function restoreQuantity(form: Element): void {
	const field = form.querySelector<HTMLInputElement>(FIELD);
	const frame = field?.closest<HTMLElement>('.quantity');
	if (!field || !frame) return;
	restoreAttribute(field, 'min');
	restoreAttribute(field, 'max');
	frame.style.display = '';
}

function setValue(field: HTMLInputElement, quantity: number): void {
	if (field.value === String(quantity)) return;
	field.value = String(quantity);
	field.dispatchEvent(new Event('change', { bubbles: true }));
}
