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
	keepAttributes(host, ['role'], signal);
	host.setAttribute('role', mode === 'radio' ? 'radiogroup' : 'toolbar');

	const items = host.querySelectorAll<HTMLElement>('.variable-item[data-value], .archipel-swatches__item[data-value]');
	const swatches = [...items].map((item): Swatch => {
		const value = item.dataset['value'] ?? '';
		const title = item.dataset['title'] || item.textContent.trim() || value;
		const isFocused = item === document.activeElement;
		if (isPlugin) {
			const names = ['tabindex', 'aria-checked', 'title', 'data-wvstooltip'];
			keepAttributes(item, ['role', ...names], signal);
			item.setAttribute('role', 'none');
			names.forEach((name) => item.removeAttribute(name));
		}
		const control = createControl(item, value, mode, group, signal);
		// Without its `tabindex` the plugin's item loses the focus.
		if (isFocused) control.focus({ preventScroll: true });
		return { value, title, item, control };
	});
	return { label, swatches, isPlugin };
}

/** Restores the server's values of attributes when `signal` aborts. */
function keepAttributes(element: Element, names: readonly string[], signal: AbortSignal): void {
	const printed = names.map((name) => [name, element.getAttribute(name)] as const);
	signal.addEventListener('abort', () => {
		for (const [name, value] of printed) {
			if (value === null) element.removeAttribute(name);
			else element.setAttribute(name, value);
		}
	});
}

/** Classes of a transparent control over the swatch, which also reset the theme's styles for inputs and buttons. */
const OVERLAY = ['archipel-swatches__control', 'archipel-field'];

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
	if (printed) putAside(printed, signal);

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

/** Hides a radio from keyboard and screen readers, because a toggle button replaces it; visually it still shows the state. */
function putAside(radio: HTMLInputElement, signal: AbortSignal): void {
	radio.tabIndex = -1;
	radio.setAttribute('aria-hidden', 'true');
	signal.addEventListener('abort', () => {
		radio.removeAttribute('tabindex');
		radio.removeAttribute('aria-hidden');
	});
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
