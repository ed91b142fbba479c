import { onJQueryTrigger, triggerJQuery, wrapForJQuery } from '../../../src/shop/jquery-bridge';
import type { VariationState } from '../../../src/stores/variation-state';
import type { Swatch } from './swatch-list';

const LISTS = 'ul.variable-items-wrapper, [data-archipel="swatches"]';
const counted = new WeakMap<HTMLElement, number>();

/** Fires the plugin's events and sets its class once all lists of a form are mounted; other scripts depend on both. */
export function tellLoaded(form: HTMLElement, state: VariationState): void {
	const count = (counted.get(form) ?? 0) + 1;
	counted.set(form, count);
	if (count !== form.querySelectorAll(LISTS).length) return;
	form.classList.add('wvs-loaded');
	triggerJQuery(document, 'woo_variation_swatches_init');
	triggerJQuery(document, 'woo_variation_swatches_loaded', [
		{
			name: 'WooVariationSwatches',
			element: wrapForJQuery(form),
			$element: wrapForJQuery(form),
			settings: {},
			product_id: Number(form.dataset['product_id']),
			is_ajax_variation: state.source.value !== 'list',
		},
	]);
}

/** `wvs-selected-item` or `wvs-unselected-item`, on the swatch. */
export function tellChosen(form: HTMLElement, select: HTMLSelectElement, swatch: Swatch, isSelected: boolean): void {
	triggerJQuery(swatch.item, isSelected ? 'wvs-selected-item' : 'wvs-unselected-item', [
		swatch.value,
		wrapForJQuery(select),
		wrapForJQuery(form),
	]);
}

/** `wvs-item-updated`, on the chosen swatch after each change of the form. */
export function tellUpdated({ item, value }: Swatch): void {
	triggerJQuery(item, 'wvs-item-updated', [value, value]);
}

/** Calls `listener` when WooCommerce's own script, if it runs the form, reports changed options by jQuery. */
export function onForeignUpdate(form: HTMLElement, listener: () => void, signal: AbortSignal): void {
	onJQueryTrigger(form, 'woocommerce_update_variation_values woocommerce_variation_has_changed', listener, signal);
}
