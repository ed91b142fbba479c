import type { SwatchMode } from './swatch-list';

/** Classes of a transparent control over the swatch, which also reset the theme's styles for inputs and buttons. */
const OVERLAY = ['archipel-swatches__control', 'archipel-field'];

/**
 * Returns the native control of a swatch, transparent and over the whole swatch. A visible server-rendered radio is used as it is.
 * `form=""` excludes the control from the submitted data, which has the select's value.
 *
 * @param group Name of the radio group: one tab stop, arrow keys.
 */
export function createControl(
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
	// The plugin has set a position already if it has a tooltip.
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
