import { effect } from '@preact/signals-core';
import { listen } from '../../src/runtime/listen';
import { optionFields } from '../../src/shop/woocommerce/variations/option-fields';
import type { VariationState } from '../../src/stores/variation-state';
import type { Chooser } from './chooser';
import { announce } from '../../src/ui/announcer';
import { focusFirstOpen } from './focus-field';
import { messages } from './messages';
import type { FormEvents } from './form-events';

/**
 * Handles the reset link, which is visible while an option is chosen: clears all options, announces that, and focuses the first attribute
 * (VAR-07).
 *
 * @returns A function that clears the announcement.
 */
export function enableReset(
	form: HTMLElement,
	state: VariationState,
	chooser: Chooser,
	events: FormEvents,
	signal: AbortSignal,
): () => void {
	const stop = effect(() => {
		const isChosen = Object.values(state.choice.value).some(Boolean);
		for (const link of links(form)) link.style.visibility = isChosen ? 'visible' : 'hidden';
	});
	signal.addEventListener('abort', stop);

	const reset = (event: Event) => {
		if (!(event.target instanceof Element) || !event.target.closest('.reset_variations')) return;
		event.preventDefault();
		const fields = optionFields(form);
		for (const select of fields) select.value = '';
		for (const select of fields) select.dispatchEvent(new Event('change', { bubbles: true }));
		events.resetAnnounced();
		say(form, messages('reset'));
		events.reset();
		chooser.reset();
		events.focusReset();
		focusFirstOpen(form, state);
	};
	form.addEventListener('click', reset, { signal });
	listen(form, 'keydown', { signal }, (event) => {
		// The link itself handles Enter.
		if (event.key === ' ') reset(event);
	});
	return () => say(form, '');
}

const links = (form: HTMLElement) => form.querySelectorAll<HTMLElement>('.reset_variations');

/** Writes to WooCommerce's live region for resets, or announces by ours. */
function say(form: HTMLElement, text: string): void {
	const region = form.querySelector('.reset_variations_alert');
	if (region && region.textContent !== text) region.textContent = text;
	else if (!region && text) announce(text);
}
