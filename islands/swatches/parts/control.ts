import type { SwatchMode } from './swatch-list';

/** Themes style bare inputs and buttons; only what is set on the element itself is sure to hold. */
const OVERLAY: Partial<CSSStyleDeclaration> = {
	position: 'absolute',
	inset: '0',
	inlineSize: '100%',
	blockSize: '100%',
	minBlockSize: '0',
	margin: '0',
	padding: '0',
	border: '0',
	background: 'none',
	boxShadow: 'none',
	outline: 'none',
	appearance: 'none',
	cursor: 'pointer',
	// The plugin takes clicks away from what is disabled; ours tells why.
	pointerEvents: 'auto',
};

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
		if (!isShown) Object.assign(printed.style, OVERLAY);
		if (!isShown) showFocus(item, printed, signal);
		return printed;
	}
	if (printed) putAside(printed, signal);

	const control = document.createElement(mode === 'radio' ? 'input' : 'button');
	control.className = 'archipel-swatches__control';
	if (control instanceof HTMLInputElement) Object.assign(control, { type: 'radio', name: group, value });
	else control.type = 'button';
	control.setAttribute('form', '');
	Object.assign(control.style, OVERLAY);

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
