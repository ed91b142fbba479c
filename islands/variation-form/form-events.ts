import { triggerJQuery } from '../../src/shop/jquery-bridge';
import type { RawVariation } from '../../src/shop/woocommerce/variations/variation';
import type { Choice } from '../../src/shop/woocommerce/variations/variation-index';
import { emit, type ArchipelEvents } from '../../src/stores/events';

export type FormEvents = ReturnType<typeof createFormEvents>;

/**
 * Creates the events of a variation form, ours and WooCommerce's, in the order and with the arguments of its own script
 * (SERVERS.md, S186, S187).
 *
 * @param panel `.single_variation`, on which WooCommerce fires events about the panel.
 */
export function createFormEvents(form: HTMLElement, panel: HTMLElement) {
	let isQuiet = false;
	const fire = <Name extends keyof ArchipelEvents>(
		own: Name,
		detail: ArchipelEvents[Name],
		theirs: string,
		args: readonly unknown[] = [],
		target = form,
	) => {
		emit(own, detail, form);
		triggerJQuery(target, theirs, args);
	};
	const unlessQuiet =
		<Args extends unknown[]>(tell: (...args: Args) => void) =>
		(...args: Args) =>
			isQuiet || tell(...args);
	const jQueryOnly = (name: string) => unlessQuiet(() => triggerJQuery(form, name));
	return {
		cleared: jQueryOnly('clear_reset_announcement'),
		selected: jQueryOnly('woocommerce_variation_select_change'),
		checking: unlessQuiet((choice: Choice) => fire('archipel:variation-check', { choice }, 'check_variations')),
		/** @param isKnown False while only the server knows the possible options: WooCommerce then fires its first event only. */
		optionsUpdated: unlessQuiet((isKnown: boolean) => {
			triggerJQuery(form, 'update_variation_values');
			if (isKnown) fire('archipel:variation-options-updated', {}, 'woocommerce_update_variation_values');
		}),
		found: unlessQuiet((variation: RawVariation) =>
			fire('archipel:variation-found', { variation }, 'found_variation', [variation]),
		),
		shown: (variation: RawVariation, isBuyable: boolean) =>
			fire('archipel:variation-shown', { variation, isBuyable }, 'show_variation', [variation, isBuyable], panel),
		reset: unlessQuiet(() => fire('archipel:variation-reset', {}, 'reset_data')),
		imageReset: jQueryOnly('reset_image'),
		hidden: unlessQuiet(() => fire('archipel:variation-hidden', {}, 'hide_variation', [], panel)),
		changed: (choice: Choice) => fire('archipel:variation-changed', { choice }, 'woocommerce_variation_has_changed'),
		resetAnnounced: jQueryOnly('announce_reset'),
		focusReset: jQueryOnly('reset_focus'),
		/** @param instance Properties that WooCommerce's script exposes in this event. */
		ready: (instance: Readonly<Record<string, unknown>>) =>
			fire('archipel:variation-form-ready', {}, 'wc_variation_form', [instance]),
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
