import { signal as signalOf } from '@preact/signals-core';
import { listen } from '../../src/runtime/listen';
import { answerIntents } from '../../src/runtime/activation';
import { afterAnswer } from '../../src/runtime/after-paint';
import type { IslandContext } from '../../src/runtime/define-island';
import {
	hasJQueryPlugin,
	standInForJQueryPlugin,
	onJQueryTrigger,
	triggerJQuery,
	wrapForJQuery,
} from '../../src/shop/jquery-bridge';
import { attributeOf, optionFields, putOption, setOption } from '../../src/shop/woocommerce/variations/option-fields';
import { variationState, type VariationState } from '../../src/stores/variation-state';
import { watch } from '../../src/stores/watch';
import { announce } from '../../src/ui/announcer';
import { messages } from './messages';
import { stockLeft, viewSwatch } from './model';
import { markSelected, showSwatch } from './show-swatch';
import { equipList, type Swatch } from './swatch-list';
import type { Props } from './island';
import { controlForKey, makeTabStop } from '../../src/runtime/keys';

/** Swatches of one attribute in the place of its select. The select stays in the form and is submitted (SW-01). */
export default function enhance(host: HTMLElement, props: Props, { activation, signal }: IslandContext) {
	const form = host.closest<HTMLElement>('form.variations_form');
	const select = form && optionFields(form).find((field) => attributeOf(field) === host.dataset['attribute_name']);
	if (!select) return;
	// If the owner has left the plugin's script on the page, that script runs its lists.
	if (host.matches('.variable-items-wrapper') && hasJQueryPlugin('WooVariationSwatches')) return;
	standInForJQueryPlugin('WooVariationSwatches');

	const mode = props.clearOnReselect ? 'toggle' : 'radio';
	const state = variationState(form);
	const name = attributeOf(select);
	// A native radio may have been used before the mount.
	const early = host.querySelector<HTMLInputElement>('input[type="radio"]:checked');
	const list = equipList(host, mode, signal);
	const { swatches } = list;
	const showLabel = props.showVariationLabel
		? createChosenLabel(select, props.variationLabelSeparator, signal)
		: () => {};
	const showTooltip = createTooltip(host, swatches, signal);
	const stopAt = mode === 'toggle' ? rove(host, swatches, signal) : undefined;
	const foreign = signalOf(0);

	const leftOf = (value: string) => {
		if (!props.showVariationStock) return '';
		const left = stockLeft(state.choice.value, name, value, props.stockLabelThreshold, state.match);
		return typeof left === 'number' ? messages('stockLeft', { count: left }) : (left ?? '');
	};
	watch(signal, () => {
		void foreign.value;
		const chosen = state.choice.value[name] ?? '';
		const options = state.options.value;
		const offered = new Map([...select.options].map((option) => [option.value, option]));
		for (const swatch of swatches) {
			const { value } = swatch;
			// A value without a variation is known to be impossible.
			const known = options && (options.get(name)?.get(value) ?? { isPossible: false, isInStock: false });
			const option = offered.get(value);
			const isOffered = Boolean(option) && (options !== undefined || !option!.disabled);
			const facts = { isSelected: value === chosen, isOffered, known };
			showSwatch(list, swatch, viewSwatch(facts, props), leftOf(value));
		}
		const selected = swatches.find(({ value }) => value === chosen);
		showLabel(selected?.title ?? '');
		const first = selected ?? swatches[0];
		if (first) stopAt?.(first);
	});

	const tellChoice = (swatch: Swatch, value: string) => {
		const choice = { ...state.choice.value, [name]: value };
		const only = props.disableOutOfStock ? 'in-stock' : undefined;
		if (value && props.deselectUnavailable && state.hasMatch(choice, only) === false) {
			for (const other of optionFields(form)) if (other !== select && other.value) setOption(other, '');
		}
		setOption(select, value);
		const args = [swatch.value, wrapForJQuery(select), wrapForJQuery(form)];
		triggerJQuery(swatch.item, value ? 'wvs-selected-item' : 'wvs-unselected-item', args);
	};
	const choose = (swatch: Swatch, value: string, isByShopper: boolean) => {
		if (!isByShopper) return tellChoice(swatch, value);
		putOption(select, value);
		for (const other of swatches) markSelected(list, other, other.value === value);
		afterAnswer(form, () => signal.aborted || tellChoice(swatch, value));
	};
	const activate = (swatch: Swatch, isByShopper = false) => {
		if (isRefused(swatch)) {
			showTooltip(swatch);
			announce(swatch.control.getAttribute('aria-label') ?? swatch.title);
		} else choose(swatch, mode === 'toggle' && select.value === swatch.value ? '' : swatch.value, isByShopper);
	};

	for (const swatch of swatches) {
		const { control } = swatch;
		listen(control, 'click', { signal }, (event) => {
			if (control instanceof HTMLButtonElement) return activate(swatch, event.isTrusted);
			// A deferred redraw of the earlier choice may just have unchecked this radio: without the check here it would fire no `change`.
			if (!isRefused(swatch)) return void (control.checked = true);
			// `preventDefault()` re-checks the earlier radio; this one keeps the focus and shows its reason.
			event.preventDefault();
			activate(swatch);
		});
		if (control instanceof HTMLInputElement)
			control.addEventListener('change', ({ isTrusted }) => activate(swatch, isTrusted), { signal });
		listen(control, 'keydown', { signal }, (event) => {
			// Enter on a radio would submit the form, or do nothing.
			if ((event as KeyboardEvent).key !== 'Enter' || control instanceof HTMLButtonElement) return;
			event.preventDefault();
			control.click();
		});
	}
	state.focusTargets.set(name, () => {
		const selected = swatches.find(({ value }) => value && value === select.value);
		const open = swatches.find((swatch) => !isRefused(swatch));
		return (selected ?? open ?? swatches[0])?.control;
	});
	signal.addEventListener('abort', () => state.focusTargets.delete(name));

	const tellUpdated = () => {
		const selected = swatches.find(({ value }) => value && value === select.value);
		if (selected) triggerJQuery(selected.item, 'wvs-item-updated', [selected.value, selected.value]);
	};
	form.addEventListener('archipel:variation-changed', tellUpdated, { signal });
	// WooCommerce's own script, if it runs the form, has changed options.
	const events = 'woocommerce_update_variation_values woocommerce_variation_has_changed';
	onJQueryTrigger(form, events, () => foreign.value++, signal);
	tellLoaded(form, state);

	if (early && !early.defaultChecked && early.value !== select.value) {
		const swatch = swatches.find(({ value }) => value === early.value);
		if (swatch) activate(swatch);
	}
	answerIntents(activation, ({ control }) => {
		const swatch = swatches.find(({ item }) => item === control);
		// A server-rendered radio may be checked by the browser already.
		if (swatch && swatch.value !== select.value) swatch.control.click();
		return Boolean(swatch);
	});
}

const isRefused = ({ control }: Swatch): boolean => control.getAttribute('aria-disabled') === 'true';

/**
 * Shows the chosen value beside the attribute's name (SW-08), in the plugin's element, which its style sheet selects.
 *
 * @param separator Text before the value; a space follows. Empty or a colon: the colon of the language, unless the theme prints one.
 * @returns A function that shows a value; `''` shows none.
 */
function createChosenLabel(select: HTMLSelectElement, separator: string, signal: AbortSignal): (title: string) => void {
	const cell = select.closest('tr')?.querySelector('.label') ?? select.labels[0]?.parentElement;
	if (!cell) return () => {};
	const own = cell.querySelector<HTMLElement>('.woo-selected-variation-item-name');
	const label = own ?? cell.appendChild(document.createElement('span'));
	label.className = 'woo-selected-variation-item-name';
	signal.addEventListener('abort', () => own ?? label.remove());
	// The plugin's style sheet sets a margin; the separator has its own space.
	label.style.marginInlineStart = '0';
	const isColon = /^\s*:?\s*$/.test(separator);
	const hasColon = /:\s*$/.test(select.labels[0]?.textContent ?? '');
	return (value) => {
		const text =
			value && (isColon && !hasColon ? messages('chosen', { value }) : `${isColon ? '' : separator} ${value}`);
		if (label.textContent !== text) label.textContent = text;
	};
}

/**
 * Makes a list of toggle buttons one tab stop with arrow keys, like native radios (SW-03).
 * In right-to-left pages the left and right keys are swapped.
 *
 * @returns A function that makes a swatch the tab stop.
 */
function rove(host: HTMLElement, swatches: readonly Swatch[], signal: AbortSignal): (swatch: Swatch) => void {
	const controls: HTMLElement[] = swatches.map(({ control }) => control);
	listen(host, 'keydown', { signal }, (event) => {
		const current = controls.find((control) => control === event.target);
		if (!current || event.altKey || event.ctrlKey || event.metaKey) return;
		const next = controlForKey(event.key, current, controls, host);
		if (!next) return;
		event.preventDefault();
		next.focus();
	});
	listen(host, 'focusin', { signal }, ({ target }) => {
		if (controls.includes(target as HTMLElement)) makeTabStop(target as HTMLElement, controls);
	});
	return ({ control }) => makeTabStop(control, controls);
}

const LISTS = 'ul.variable-items-wrapper, [data-archipel="swatches"]';
const counted = new WeakMap<HTMLElement, number>();

/** Fires the plugin's events and sets its class once all lists of a form are mounted; other scripts depend on both. */
function tellLoaded(form: HTMLElement, state: VariationState): void {
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

/**
 * Creates a tooltip with a value's name and why it cannot be chosen, on hover and keyboard focus, in the place of the plugin's, which the edge of a
 * phone cuts. Escape hides it. For screen readers the control's name has the same text.
 *
 * @returns A function that shows the tooltip at a swatch.
 */
function createTooltip(host: HTMLElement, swatches: readonly Swatch[], signal: AbortSignal): (swatch: Swatch) => void {
	const find = (target: Element) => swatches.find(({ item }) => item.contains(target))?.item;
	const textOf = (item: HTMLElement) => describe(swatches.find((swatch) => swatch.item === item));
	const options = {
		className: 'archipel-swatches__tooltip',
		find,
		textOf,
		hidesOnPress: false,
	};
	let made: Promise<void | ((item: HTMLElement) => void)> | undefined;
	/** Loads the tooltip, which then shows itself on what is hovered or has the focus. */
	const make = () =>
		(made ??= import('../../src/dom/tooltip').then(
			({ createTooltip: create }) => create(host, options, signal),
			() => {},
		));
	const near = ({ target, type, pointerType }: Event & { readonly pointerType?: string }) => {
		const on = target as Element;
		// A touch does not hover, and a press does not show the focus.
		const isNear = type === 'focusin' ? on.matches(':focus-visible') : pointerType !== 'touch';
		if (isNear && find(on)) void make();
	};
	for (const type of ['pointerover', 'focusin']) host.addEventListener(type, near, { signal });
	return ({ item }) => void make().then((show) => show?.(item));
}

/** Returns the value with the reason; no text for a value that its swatch spells out (« S »). */
function describe(swatch: Swatch | undefined): string {
	const reason = swatch?.item.dataset['reason'];
	const value = swatch?.title ?? '';
	if (reason === 'unavailable' || reason === 'outOfStock')
		return messages('tooltip', { value, reason: messages(reason) });
	return value === swatch?.item.textContent.trim() ? '' : value;
}
