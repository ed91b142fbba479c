import { triggerJQuery } from '../../src/shop/jquery-bridge';
import type { RawVariation } from '../../src/shop/woocommerce/variations/variation';
import type { Choice } from '../../src/shop/woocommerce/variations/variation-index';
import { emit } from '../../src/stores/events';

/**
 * The events of a variation form, ours and WooCommerce's, in the order and with the arguments of its own script
 * (SERVERS.md, S186, S187).
 */
export interface FormEvents {
	readonly cleared: () => void;
	readonly selected: () => void;
	readonly checking: (choice: Choice) => void;
	/** @param isKnown False while only the server knows the possible options: WooCommerce then fires its first event only. */
	readonly optionsUpdated: (isKnown: boolean) => void;
	readonly found: (variation: RawVariation) => void;
	readonly shown: (variation: RawVariation, isBuyable: boolean) => void;
	readonly reset: () => void;
	readonly imageReset: () => void;
	readonly hidden: () => void;
	readonly changed: (choice: Choice) => void;
	readonly resetAnnounced: () => void;
	readonly focusReset: () => void;
	/** @param instance Properties that WooCommerce's script exposes in this event. */
	readonly ready: (instance: Readonly<Record<string, unknown>>) => void;
	/** Runs a task without firing events. */
	readonly quietly: (task: () => void) => void;
}

/** @param panel `.single_variation`, on which WooCommerce fires events about the panel. */
export function createFormEvents(form: HTMLElement, panel: HTMLElement): FormEvents {
	let isQuiet = false;
	const jQueryOnly =
		(name: string, target: HTMLElement = form) =>
		() =>
			isQuiet || triggerJQuery(target, name);
	return {
		cleared: jQueryOnly('clear_reset_announcement'),
		selected: jQueryOnly('woocommerce_variation_select_change'),
		checking(choice) {
			if (isQuiet) return;
			emit('archipel:variation-check', { choice }, form);
			triggerJQuery(form, 'check_variations');
		},
		optionsUpdated(isKnown) {
			if (isQuiet) return;
			triggerJQuery(form, 'update_variation_values');
			if (!isKnown) return;
			emit('archipel:variation-options-updated', {}, form);
			triggerJQuery(form, 'woocommerce_update_variation_values');
		},
		found(variation) {
			if (isQuiet) return;
			emit('archipel:variation-found', { variation }, form);
			triggerJQuery(form, 'found_variation', [variation]);
		},
		shown(variation, isBuyable) {
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
		changed(choice) {
			emit('archipel:variation-changed', { choice }, form);
			triggerJQuery(form, 'woocommerce_variation_has_changed');
		},
		resetAnnounced: jQueryOnly('announce_reset'),
		focusReset: jQueryOnly('reset_focus'),
		ready(instance) {
			emit('archipel:variation-form-ready', {}, form);
			triggerJQuery(form, 'wc_variation_form', [instance]);
		},
		quietly(task) {
			isQuiet = true;
			try {
				task();
			} finally {
				isQuiet = false;
			}
		},
	};
}
