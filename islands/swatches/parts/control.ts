import type { SwatchMode } from './swatch-list';

/** Laid over the swatch, without a look of its own, whatever themes give to bare inputs and buttons. */
const OVERLAY = ['archipel-swatches__control', 'archipel-field'];

/**
 * The native control of a swatch, laid over it without a look of its own. A radio button that the server printed and shows is used as it is.
 * It belongs to no form (`form=""`), so that it is not posted: the select is.
 *
 * @param group Name that makes radio buttons one group: one tab stop, arrow keys.
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
	// The plugin gives it a position already where it has a tooltip.
	if (!position) item.style.position = 'relative';
	item.append(control);
	signal.addEventListener('abort', () => {
		control.remove();
		item.style.position = position;
	});
	return control;
}

/** A toggle button takes its part; a radio button that is shown goes on showing the state. */
function putAside(radio: HTMLInputElement, signal: AbortSignal): void {
	radio.tabIndex = -1;
	radio.setAttribute('aria-hidden', 'true');
	signal.addEventListener('abort', () => {
		radio.removeAttribute('tabindex');
		radio.removeAttribute('aria-hidden');
	});
}

/** The ring is on the swatch: the plugin's style sheet, which no layer of ours beats, takes outlines away and cuts off what stands out. */
function showFocus(item: HTMLElement, control: HTMLElement, signal: AbortSignal): void {
	const show = () => {
		const isFocused = control.matches(':focus-visible');
		item.style.outline = isFocused ? 'var(--archipel-focus-ring)' : '';
		item.style.outlineOffset = isFocused ? '2px' : '';
	};
	for (const type of ['focus', 'blur']) control.addEventListener(type, show, { signal });
}
