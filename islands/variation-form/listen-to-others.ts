import { onJQueryTrigger, jQueryData } from '../../src/shop/jquery-bridge';
import type { RawVariation } from '../../src/shop/woocommerce/variations/variation';
import type { VariationState } from '../../src/stores/variation-state';
import type { Chooser } from './chooser';
import { markCartButton } from './parts/cart-button';

interface Listening {
	readonly chooser: Chooser;
	readonly state: VariationState;
	readonly signal: AbortSignal;
}

/** Handles events by which other scripts control the form, by jQuery or as DOM events (VAR-10). */
export function listenToOthers(form: HTMLElement, { chooser, state, signal }: Listening): void {
	const answers: Readonly<Record<string, (...args: unknown[]) => void>> = {
		check_variations: () => chooser.check(true),
		reset_data: () => chooser.reset(),
		reload_product_variations() {
			// Set by `$(form).data('product_variations', …)`, or as an attribute on pages without jQuery.
			state.reload(jQueryData(form)['product_variations']);
			chooser.check();
		},
		found_variation: (variation) => chooser.show(variation as RawVariation),
	};
	for (const [name, answer] of Object.entries(answers)) {
		onJQueryTrigger(form, name, (_event, ...args) => answer(...args), signal);
		form.addEventListener(name, (event) => answer((event as CustomEvent<unknown>).detail), { signal });
	}
	onJQueryTrigger(
		form,
		'show_variation',
		(_event, _variation, isBuyable) => markCartButton(form, isBuyable ? 'enabled' : 'unavailable'),
		signal,
	);
	onJQueryTrigger(form, 'hide_variation', () => markCartButton(form, 'needed'), signal);
}
