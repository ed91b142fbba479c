import type { IslandContext } from '../../src/runtime/define-island';
import { sayFailed } from '../../src/runtime/intents';
import {
	hasJQueryPlugin,
	jQueryData,
	onJQueryTrigger,
	standInForJQueryPlugin,
	wrapForJQuery,
} from '../../src/shop/jquery-bridge';
import { attributeOf, onOptionChange, optionFields } from '../../src/shop/woocommerce/variations/option-fields';
import { variationState, type VariationState } from '../../src/stores/variation-state';
import { watch } from '../../src/stores/watch';
import { addProductFormLazily } from '../../src/page/lazy-product-form';
import { manageQuantities } from '../../src/page/quantity';
import { onVariation } from '../../src/page/variation-events';
import { chooseFromAddress, ownsAddress, writeToAddress } from './choice-in-url';
import { type Chooser, createChooser } from './chooser';
import type { Explainer } from './explain';
import { createFormEvents, type FormEvents } from './form-events';
import { announce } from '../../src/ui/announcer';
import { messages } from './messages';
import { focusFirstOpen, optionLabel } from './option-label';
import type { RawVariation } from '../../src/shop/woocommerce/variations/variation';
import { markCartButton } from './cart-button';
import { listen } from '../../src/runtime/listen';

/** Milliseconds until the first check, as in WooCommerce's script, so that galleries are ready. */
const FIRST_CHECK = 100;

/**
 * Replaces WooCommerce's script of a variation form. The form's controls stay and are submitted; price, stock, image and limits follow the choice.
 */
export default function enhance(host: HTMLElement, _props: object, { activation, signal }: IslandContext) {
	const form = host as HTMLFormElement;
	const place = form.querySelector<HTMLElement>('.single_variation') ?? document.createElement('div');
	const noticeAfter = form.querySelector('.woocommerce-variation-add-to-cart') ?? form;

	onVariation(form, signal, manageQuantities(form, signal));

	// If the owner has left WooCommerce's script on the page, that script shows the variation and this island only adds to the cart.
	if (hasJQueryPlugin('wc_variation_form')) {
		const submit = addProductFormLazily(form, { noticeAfter, signal });
		return activation.takeIntents().forEach(({ submitter }) => submit(submitter));
	}
	standInForJQueryPlugin('wc_variation_form');

	const isAddressOurs = ownsAddress(form);
	if (isAddressOurs) chooseFromAddress(form, 'keep');
	const state = variationState(form);
	const events = createFormEvents(form, place);
	const chooser = createChooser({ form, place, state, events, signal });
	/** Loaded at a press that cannot add; forgotten after one that does. */
	let explainer: Explainer | undefined;
	const clearResetAnnouncement = enableReset(form, state, chooser, events, signal);

	let before = state.choice.value;
	let isFilling = false;
	const fill = () => {
		if (isFilling) return;
		isFilling = true;
		fillSingle(form, state);
		isFilling = false;
	};
	onOptionChange(
		form,
		() => {
			const hasChosen = Object.entries(state.choice.value).some(([name, value]) => value && value !== before[name]);
			before = state.choice.value;
			chooser.forgetVariation();
			clearResetAnnouncement();
			explainer?.choiceChanged();
			events.cleared();
			if (state.source.value !== 'server') events.selected();
			chooser.check();
			events.changed(state.choice.value);
			if (hasChosen) fill();
		},
		signal,
	);
	listenToOthers(form, chooser, state, signal);

	const wrap = form.querySelector<HTMLElement>('.single_variation_wrap');

	// A silent first check for held presses; other scripts get their events later, when WooCommerce's script would fire them.
	events.quietly(chooser.check);
	// An option was chosen before the mount, by the customer or by an earlier island.
	if (optionFields(form).some(({ value, selectedOptions: [option] }) => value && !option?.defaultSelected)) fill();
	const timer = setTimeout(() => {
		// Some themes hide the element until WooCommerce's script shows it.
		if (wrap && getComputedStyle(wrap).display === 'none') wrap.style.display = 'block';
		chooser.check();
		events.ready({
			$form: wrapForJQuery(form),
			$attributeFields: wrapForJQuery(optionFields(form)),
			$singleVariation: wrapForJQuery(place),
			$singleVariationWrap: wrapForJQuery(wrap ?? undefined),
			$resetVariations: wrapForJQuery(form.querySelector('.reset_variations') ?? undefined),
			$resetAlert: wrapForJQuery(form.querySelector('.reset_variations_alert') ?? undefined),
			$product: wrapForJQuery(form.closest('.product') ?? undefined),
			useAjax: state.source.value !== 'list',
		});
	}, FIRST_CHECK);
	signal.addEventListener('abort', () => clearTimeout(timer));

	if (isAddressOurs) {
		let timer: ReturnType<typeof setTimeout> | undefined;
		watch(signal, () => {
			void state.choice.value;
			// Deferred until after the paint that shows the choice.
			clearTimeout(timer);
			timer = setTimeout(() => writeToAddress(form), 50);
		});
		signal.addEventListener('abort', () => clearTimeout(timer));
		addEventListener('popstate', () => chooseFromAddress(form, 'overwrite'), { signal });
	}

	const submit = addProductFormLazily(form, {
		noticeAfter,
		signal,
		onAdded() {
			explainer = undefined;
			chooser.refresh();
		},
		async mayAdd() {
			if (chooser.status() === 'failed') chooser.check();
			await chooser.whenAnswered();
			if (chooser.status() === 'buyable') return true;
			const half = explainer ? undefined : await import('./explain').catch(() => undefined);
			explainer ??= half?.createExplainer(form, noticeAfter, state);
			if (explainer) explainer.explain(chooser.status());
			else sayFailed(form);
			return false;
		},
	});
	activation.takeIntents().forEach(({ submitter }) => submit(submitter));
}

/** After a choice: selects and announces the value of each attribute with only one possible value left (VAR-13). */
function fillSingle(form: HTMLElement, state: VariationState): void {
	const said: string[] = [];
	// A filled attribute may leave another one with a single value.
	for (let next = findSingle(form, state); next; next = findSingle(form, state)) {
		const { select, option } = next;
		state.fill(select, option.value);
		// A listener has changed the value back: stop, to avoid an endless loop.
		if (select.value !== option.value) break;
		said.push(messages('onlyValue', { attribute: optionLabel(select), value: option.text }));
	}
	if (said.length) announce(said.join(' '));
}

function findSingle(form: HTMLElement, state: VariationState) {
	for (const select of optionFields(form)) {
		if (select.value) continue;
		const values = state.options.value?.get(attributeOf(select));
		const [option, ...others] = [...select.options].filter(({ value }) => value && values?.get(value)?.isPossible);
		if (option && !others.length) return { select, option };
	}
	return undefined;
}

/** Handles events by which other scripts control the form, by jQuery or as DOM events (VAR-10). */
function listenToOthers(form: HTMLElement, chooser: Chooser, state: VariationState, signal: AbortSignal): void {
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

/**
 * Handles the reset link, which is visible while an option is chosen: clears all options, announces that, and focuses the first attribute
 * (VAR-07).
 *
 * @returns A function that clears the announcement.
 */
function enableReset(
	form: HTMLElement,
	state: VariationState,
	chooser: Chooser,
	events: FormEvents,
	signal: AbortSignal,
): () => void {
	watch(signal, () => {
		const isChosen = Object.values(state.choice.value).some(Boolean);
		for (const link of form.querySelectorAll<HTMLElement>('.reset_variations'))
			link.style.visibility = isChosen ? 'visible' : 'hidden';
	});

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

/** Writes to WooCommerce's live region for resets, or announces by ours. */
function say(form: HTMLElement, text: string): void {
	const region = form.querySelector('.reset_variations_alert');
	if (region && region.textContent !== text) region.textContent = text;
	else if (!region && text) announce(text);
}
