import { triggerJQuery } from '../../src/shop/jquery-bridge';
import type { RawVariation } from '../../src/shop/woocommerce/variations/variation';
import type { Choice } from '../../src/shop/woocommerce/variations/variation-index';
import { emit } from '../../src/stores/events';

export type FormEvents = ReturnType<typeof createFormEvents>;

/**
 * Creates the events of a variation form, ours and WooCommerce's, in the order and with the arguments of its own script
 * (SERVERS.md, S186, S187).
 *
 * @param panel `.single_variation`, on which WooCommerce fires events about the panel.
 */
export function createFormEvents(form: HTMLElement, panel: HTMLElement) {
	let isQuiet = false;
	const jQueryOnly =
		(name: string, target: HTMLElement = form) =>
		() =>
			isQuiet || triggerJQuery(target, name);
	return {
		cleared: jQueryOnly('clear_reset_announcement'),
		selected: jQueryOnly('woocommerce_variation_select_change'),
		checking(choice: Choice) {
			if (isQuiet) return;
			emit('archipel:variation-check', { choice }, form);
			triggerJQuery(form, 'check_variations');
		},
		/** @param isKnown False while only the server knows the possible options: WooCommerce then fires its first event only. */
		optionsUpdated(isKnown: boolean) {
			if (isQuiet) return;
			triggerJQuery(form, 'update_variation_values');
			if (!isKnown) return;
			emit('archipel:variation-options-updated', {}, form);
			triggerJQuery(form, 'woocommerce_update_variation_values');
		},
		found(variation: RawVariation) {
			if (isQuiet) return;
			emit('archipel:variation-found', { variation }, form);
			triggerJQuery(form, 'found_variation', [variation]);
		},
		shown(variation: RawVariation, isBuyable: boolean) {
			emit('archipel:variation-shown', { variation, isBuyable }, form);
			triggerJQuery(panel, 'show_variation', [variation, isBuyable]);
		},
		reset() {
			if (isQuiet) return;
			emit('archipel:variation-reset', {}, form);
			triggerJQuery(form, 'reset_data');
		},
		imageReset: jQueryOnly('reset_image'),
		hidden() {
			if (isQuiet) return;
			emit('archipel:variation-hidden', {}, form);
			triggerJQuery(panel, 'hide_variation');
		},
		changed(choice: Choice) {
			emit('archipel:variation-changed', { choice }, form);
			triggerJQuery(form, 'woocommerce_variation_has_changed');
		},
		resetAnnounced: jQueryOnly('announce_reset'),
		focusReset: jQueryOnly('reset_focus'),
		/** @param instance Properties that WooCommerce's script exposes in this event. */
		ready(instance: Readonly<Record<string, unknown>>) {
			emit('archipel:variation-form-ready', {}, form);
			triggerJQuery(form, 'wc_variation_form', [instance]);
		},
		/** Runs a task without firing events. */
		quietly(task: () => void) {
			isQuiet = true;
			try {
				task();
			} finally {
				isQuiet = false;
			}
		},
	};
}
