/** A value of an attribute, with its elements. */
export interface Swatch {
	readonly value: string;
	/** Name of the value for the customer. */
	readonly title: string;
	/** The styled element: `li.variable-item` of the plugin, or our own label. */
	readonly item: HTMLElement;
	/** The element that takes focus and clicks: a radio, or a toggle button. */
	readonly control: HTMLInputElement | HTMLButtonElement;
}

export type SwatchList = ReturnType<typeof equipList>;

/** `radio`: one value is chosen. `toggle`: a second click clears the choice. */
export type SwatchMode = 'radio' | 'toggle';

let lists = 0;

/**
 * Adds a native control to every swatch of a list, laid over the server's HTML, so that no layout shifts.
 * Undone when `signal` aborts.
 */
export function equipList(host: HTMLElement, mode: SwatchMode, signal: AbortSignal) {
	/** True for the markup of Variation Swatches for WooCommerce, false for our own. */
	const isPlugin = host.matches('.variable-items-wrapper');
	/** Name of the attribute for the customer. */
	const label = host.getAttribute('aria-label')?.trim() || host.dataset['attribute_name'] || '';
	const group = `archipel-swatches-${++lists}`;
	lendAttributes(host, { role: mode === 'radio' ? 'radiogroup' : 'toolbar' }, signal);

	const items = host.querySelectorAll<HTMLElement>('.variable-item[data-value], .archipel-swatches__item[data-value]');
	const swatches = [...items].map((item): Swatch => {
		const value = item.dataset['value'] ?? '';
		const title = item.dataset['title'] || item.textContent.trim() || value;
		const isFocused = item === document.activeElement;
		const taken = { tabindex: null, 'aria-checked': null, title: null, 'data-wvstooltip': null };
		if (isPlugin) lendAttributes(item, { role: 'none', ...taken }, signal);
		const control = createControl(item, value, mode, group, signal);
		// Without its `tabindex` the plugin's item loses the focus.
		if (isFocused) control.focus({ preventScroll: true });
		return { value, title, item, control };
	});
	return { label, swatches, isPlugin };
}

/** Writes attributes (`null` removes one), and the server's values again when `signal` aborts. */
function lendAttributes(element: Element, lent: Readonly<Record<string, string | null>>, signal: AbortSignal): void {
	for (const [name, value] of Object.entries(lent)) {
		const printed = element.getAttribute(name);
		writeAttribute(element, name, value);
		signal.addEventListener('abort', () => writeAttribute(element, name, printed));
	}
}

/** Writes an attribute only if its value changes; `null` removes it. */
export function writeAttribute(element: Element, name: string, value: string | null): void {
	if (element.getAttribute(name) === value) return;
	if (value === null) element.removeAttribute(name);
	else element.setAttribute(name, value);
}

/** Classes of a control over the swatch, which also reset the theme's styles for inputs and buttons. */
const OVERLAY = ['archipel-swatches__control', 'archipel-cover', 'archipel-field'];

/**
 * Returns the native control of a swatch, transparent and over the whole swatch. A visible server-rendered radio is used as it is.
 * `form=""` excludes the control from the submitted data, which has the select's value.
 *
 * @param group Name of the radio group: one tab stop, arrow keys.
 */
function createControl(
	item: HTMLElement,
	value: string,
	mode: SwatchMode,
	group: string,
	signal: AbortSignal,
): HTMLInputElement | HTMLButtonElement {
	const printed = item.querySelector<HTMLInputElement>('input[type="radio"]');
	const isShown = printed?.matches('.variable-item-radio-input');
	if (printed && mode === 'radio') {
		if (!isShown) printed.classList.add(...OVERLAY);
		if (!isShown) showFocus(item, printed, signal);
		return printed;
	}
	// Visually the radio still shows the state.
	if (printed) lendAttributes(printed, { tabindex: '-1', 'aria-hidden': 'true' }, signal);

	const control = document.createElement(mode === 'radio' ? 'input' : 'button');
	control.classList.add(...OVERLAY);
	if (control instanceof HTMLInputElement) Object.assign(control, { type: 'radio', name: group, value });
	else control.type = 'button';
	control.setAttribute('form', '');

	showFocus(item, control, signal);
	const { position } = item.style;
	if (!position) item.style.position = 'relative';
	item.append(control);
	signal.addEventListener('abort', () => {
		control.remove();
		item.style.position = position;
	});
	return control;
}

/** Shows the focus ring on the swatch by inline style: the plugin's style sheet overrides our layer, removes outlines and clips overflow. */
function showFocus(item: HTMLElement, control: HTMLElement, signal: AbortSignal): void {
	const show = () => {
		const isFocused = control.matches(':focus-visible');
		item.style.outline = isFocused ? 'var(--archipel-focus-ring)' : '';
		item.style.outlineOffset = isFocused ? '2px' : '';
	};
	for (const type of ['focus', 'blur']) control.addEventListener(type, show, { signal });
}
