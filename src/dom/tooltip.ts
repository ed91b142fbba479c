import { float } from './float';

/** Milliseconds for which a tooltip stays after the pointer has left, so that the pointer can go to it (WCAG 1.4.13). */
const LINGER = 150;

const LANDMARK =
	'dialog, main, header, footer, nav, aside, :is(section, form)[aria-label], [role=main], [role=navigation], [role=banner]';

export interface TooltipOptions {
	/** Class of its own, besides `archipel-tooltip`. */
	readonly className: string;
	/** The control that an event's target belongs to, if it may have a tooltip. */
	readonly find: (target: Element) => HTMLElement | null | undefined;
	/** What the tooltip of a control says, in plain text; an empty text: it has none. It is part of the control's accessible name. */
	readonly textOf: (control: HTMLElement) => string;
	/** Whether it shows under the pointer, besides on keyboard focus. @default true */
	readonly isOnHover?: boolean;
	/** Whether a press hides it: what comes of the press may stand there, and whoever presses knows the control by now. @default true */
	readonly hidesOnPress?: boolean;
	/** Called when it shows; gives the function that is called when it hides. */
	readonly onShow?: (control: HTMLElement, text: string) => () => void;
}

/**
 * Tooltips for controls inside a host, on hover and on keyboard focus: Escape and a press dismiss them, the pointer may move
 * onto them, they stay while there is hover or focus (WCAG 1.4.13). One element serves all controls, and is on the page while it is shown.
 *
 * @returns Shows the tooltip of a control whatever the pointer and the focus do, until they leave it or another place is pressed.
 */
export function createTooltip(
	host: HTMLElement,
	options: TooltipOptions,
	signal: AbortSignal,
): (control: HTMLElement) => void {
	const { className, find, textOf, isOnHover = true, hidesOnPress = true, onShow } = options;
	const tooltip = document.createElement('div');
	tooltip.className = `archipel-tooltip ${className}`;
	tooltip.setAttribute('role', 'tooltip');
	// Whatever the theme says.
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
		// Nothing to linger for: whoever leaves and comes back at once sees it.
		if (!current && !isWanted()) dismissed = undefined;
		timer = setTimeout(() => isWanted() || dismiss(undefined), LINGER);
	};
	const show = (control: HTMLElement) => {
		close();
		const text = textOf(control);
		if (!text || signal.aborted) return;
		tooltip.textContent = text;
		// What is outside a modal dialog cannot be pointed at, and all content of a page belongs to a landmark.
		(control.closest(LANDMARK) ?? document.body).append(tooltip);
		// It is not seen at the end of the landmark while the library that places it is on its way.
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
		// Wherever the pointer or the focus is, and before a press that shows it again.
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

	// A finger has no hover.
	if (isOnHover)
		host.addEventListener('pointerover', (event) => event.pointerType !== 'touch' && open(event), { signal });
	host.addEventListener('pointerout', (event) => event.pointerType !== 'touch' && closeSoon(), { signal });
	// Dismissed by a press it does not come again before the pointer or the focus has left.
	document.addEventListener(
		'pointerdown',
		({ target }) => {
			const control = controlAt(target);
			const stays = !hidesOnPress && control && control === current;
			if (!stays && !tooltip.contains(target as Node)) dismiss(hidesOnPress ? control : undefined);
		},
		{ signal, capture: true },
	);
	host.addEventListener('focusin', (event) => (event.target as Element).matches(':focus-visible') && open(event), {
		signal,
	});
	host.addEventListener('focusout', closeSoon, { signal });
	tooltip.addEventListener('pointerleave', closeSoon);
	signal.addEventListener('abort', close);
	// The pointer or the focus may have been what brought us here. A finger leaves a hover behind that is none.
	const canHover = isOnHover && matchMedia('(hover: hover)').matches;
	const control = controlAt([...host.querySelectorAll(canHover ? ':hover, :focus-visible' : ':focus-visible')].at(-1));
	// A press gives the focus, and shows no ring: it came before us.
	const { activeElement } = document;
	const isPressed = control?.contains(activeElement) && !activeElement?.matches(':focus-visible');
	if (isPressed && hidesOnPress) dismissed = control;
	else if (control) show(control);
	return show;
}
