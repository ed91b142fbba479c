import { listen } from '../runtime/listen';
import { element } from './element';
import { float } from './float';

/** Milliseconds until a tooltip hides after the pointer has left, so that the pointer can move onto the tooltip (WCAG 1.4.13). */
const LINGER = 150;

const LANDMARK =
	'dialog, main, header, footer, nav, aside, :is(section, form)[aria-label], [role=main], [role=navigation], [role=banner]';

/** Hides the tooltip that is shown: two, of neighbouring hosts, would lie over each other. */
let closeShown = () => {};

export interface TooltipOptions {
	/** Class besides `archipel-tooltip`. */
	readonly className: string;
	/** Returns the control of an event target, if the control may have a tooltip. */
	readonly find: (target: Element) => HTMLElement | null | undefined;
	/** Returns the tooltip text, which is part of the control's accessible name; empty for no tooltip. */
	readonly textOf: (control: HTMLElement) => string;
	/** Whether the tooltip shows on hover, besides keyboard focus. @default true */
	readonly isOnHover?: boolean;
	/** Whether a press hides the tooltip, which could cover the result of the press. @default true */
	readonly hidesOnPress?: boolean;
	/** Called when the tooltip shows; returns a function called when it hides. */
	readonly onShow?: (control: HTMLElement, text: string) => () => void;
}

/**
 * Creates tooltips for the controls of a host, on hover and keyboard focus: dismissed by Escape and a press, hoverable, persistent
 * during hover or focus (WCAG 1.4.13). One element serves all controls; it is in the page only while shown.
 *
 * @returns Function that shows the tooltip of a control without hover or focus, until these leave it or another element is pressed.
 */
export function createTooltip(host: HTMLElement, options: TooltipOptions, signal: AbortSignal) {
	const { className, find, textOf, isOnHover = true, hidesOnPress = true, onShow } = options;
	const tooltip = element('div', { class: `archipel-tooltip ${className}`, role: 'tooltip' });
	// Overrides the theme's styles.
	tooltip.style.pointerEvents = 'auto';
	let current: HTMLElement | undefined;
	let dismissed: HTMLElement | undefined;
	let shown = new AbortController();
	let timer: ReturnType<typeof setTimeout> | undefined;

	const close = () => {
		clearTimeout(timer);
		shown.abort();
		current = undefined;
	};
	const dismiss = (control: HTMLElement | undefined) => {
		close();
		dismissed = control;
	};
	const isWanted = (control = current ?? dismissed) =>
		tooltip.matches(':hover') ||
		control?.matches(':hover') ||
		control?.contains(document.querySelector(':focus-visible'));
	const closeSoon = () => {
		clearTimeout(timer);
		// A dismissed tooltip may show again after the pointer and focus have left.
		if (!current && !isWanted()) dismissed = undefined;
		timer = setTimeout(() => isWanted() || dismiss(undefined), LINGER);
	};
	const show = (control: HTMLElement) => {
		closeShown();
		closeShown = close;
		const text = textOf(control);
		if (!text || signal.aborted) return;
		tooltip.textContent = text;
		// Inside the modal dialog, because everything else is inert; inside a landmark, because all content must be in one.
		(control.closest(LANDMARK) ?? document.body).append(tooltip);
		// Hidden until the positioning library is loaded.
		tooltip.style.visibility = 'hidden';
		current = control;
		shown = new AbortController();
		const stopFloating = float(tooltip, control, 'top');
		const undo = onShow?.(control, text);
		shown.signal.addEventListener('abort', () => {
			stopFloating();
			undo?.();
			tooltip.remove();
		});
		// On the document, wherever the focus is; capture, to run before a press that shows the tooltip again.
		const keys = hidesOnPress ? ['Escape', 'Enter', ' '] : ['Escape'];
		document.addEventListener('keydown', ({ key }) => keys.includes(key) && dismiss(current), {
			signal: shown.signal,
			capture: true,
		});
	};
	const controlAt = (target: EventTarget | null | undefined) =>
		(target instanceof Element && find(target)) || undefined;
	const open = ({ target }: Pick<Event, 'target'>) => {
		if (current && !current.isConnected) close();
		const control = controlAt(target);
		if (control && (control === current || control === dismissed)) return clearTimeout(timer);
		dismissed = undefined;
		if (control) show(control);
	};

	// Touch has no hover.
	if (isOnHover)
		host.addEventListener('pointerover', (event) => event.pointerType !== 'touch' && open(event), { signal });
	host.addEventListener('pointerout', (event) => event.pointerType !== 'touch' && closeSoon(), { signal });
	// A tooltip dismissed by a press stays hidden until the pointer or the focus has left.
	listen(document, 'pointerdown', { signal, capture: true }, ({ target }) => {
		const control = controlAt(target);
		const stays = !hidesOnPress && control && control === current;
		if (!stays && !tooltip.contains(target as Node)) dismiss(hidesOnPress ? control : undefined);
	});
	host.addEventListener('focusin', (event) => (event.target as Element).matches(':focus-visible') && open(event), {
		signal,
	});
	host.addEventListener('focusout', closeSoon, { signal });
	tooltip.addEventListener('pointerleave', closeSoon);
	signal.addEventListener('abort', close);
	// Hover or focus may have triggered loading this code. On touch screens `:hover` stays after a tap and does not count.
	const canHover = isOnHover && matchMedia('(hover: hover)').matches;
	const control = controlAt([...host.querySelectorAll(canHover ? ':hover, :focus-visible' : ':focus-visible')].at(-1));
	// Focus without `:focus-visible` comes from a press before loading.
	const { activeElement } = document;
	const isPressed = control?.contains(activeElement) && !activeElement?.matches(':focus-visible');
	if (isPressed && hidesOnPress) dismissed = control;
	else if (control) show(control);
	return show;
}
