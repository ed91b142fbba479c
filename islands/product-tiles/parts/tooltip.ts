import { float } from '../../../src/ui/float';
import { messages } from '../messages';

/** Milliseconds for which the tooltip stays after the pointer has left, so that the pointer can go to it (WCAG 1.4.13). */
const LINGER = 150;

/** What a button does, told by the class names that plugins and themes use. */
const kinds = [
	['addToCart', /add[-_]?to[-_]?cart/],
	['quickView', /quick[-_]?view/],
	['wishlist', /wish[-_]?list/],
	['compare', /compare/],
	['directCheckout', /direct[-_]?checkout|buy[-_]?now/],
] as const satisfies readonly (readonly [Parameters<typeof messages>[0], RegExp])[];

/**
 * Shows the name of buttons in a list that are only an icon, on hover and on keyboard focus (TILE-01, WCAG 1.4.13):
 * Escape closes it, the pointer may move onto it, and it stays while there is hover or focus. One element serves all buttons.
 */
export function showTooltips(host: HTMLElement, signal: AbortSignal): void {
	let tooltip: HTMLElement | undefined;
	let current: HTMLElement | undefined;
	let dismissed: HTMLElement | undefined;
	let shown = new AbortController();
	let timer: ReturnType<typeof setTimeout> | undefined;

	const close = () => {
		clearTimeout(timer);
		shown.abort();
		current = undefined;
	};
	const isWanted = () => current?.matches(':hover, :focus-visible') || tooltip?.matches(':hover');
	const closeSoon = () => {
		clearTimeout(timer);
		timer = setTimeout(() => isWanted() || close(), LINGER);
	};
	const open = (target: EventTarget | null) => {
		const button = target instanceof Element ? target.closest<HTMLElement>('a, button, [role=button]') : null;
		if (button === current || button === dismissed) return;
		dismissed = undefined;
		if (!button) return;
		close();
		const name = isIconOnly(button) ? nameOf(button) : '';
		if (!name) return;
		tooltip ??= createTooltip(closeSoon);
		tooltip.textContent = name;
		document.body.append(tooltip);
		current = button;
		shown = new AbortController();
		show(tooltip, button, name, shown.signal);
		// Wherever the pointer or the focus is.
		document.addEventListener('keydown', ({ key }) => key === 'Escape' && ((dismissed = current), close()), {
			signal: shown.signal,
		});
	};

	// A finger has no hover.
	host.addEventListener('pointerover', ({ pointerType, target }) => pointerType !== 'touch' && open(target), {
		signal,
	});
	host.addEventListener('pointerout', () => current && closeSoon(), { signal });
	host.addEventListener('focusin', ({ target }) => (target as Element).matches(':focus-visible') && open(target), {
		signal,
	});
	host.addEventListener('focusout', () => current && closeSoon(), { signal });
	signal.addEventListener('abort', close);
}

function show(tooltip: HTMLElement, button: HTMLElement, name: string, signal: AbortSignal): void {
	const stopFloating = float(tooltip, button, 'top');
	const restoreTitle = takeTitle(button, name);
	signal.addEventListener('abort', () => {
		stopFloating();
		restoreTitle();
		tooltip.remove();
	});
}

function createTooltip(onLeave: () => void): HTMLElement {
	const tooltip = document.createElement('div');
	tooltip.className = 'archipel-product-tiles__tooltip';
	tooltip.setAttribute('role', 'tooltip');
	tooltip.addEventListener('pointerleave', onLeave);
	return tooltip;
}

const kindOf = ({ className }: HTMLElement) => kinds.find(([, pattern]) => pattern.test(className.toLowerCase()))?.[0];

/** Whether nothing of the button can be read: `innerText` leaves out what is hidden. A picture of the product is no icon. */
function isIconOnly(button: HTMLElement): boolean {
	return !button.innerText.trim() && (!button.querySelector('img') || kindOf(button) !== undefined);
}

/** The accessible name; a button without one gets the name of what it does, for screen readers too. */
function nameOf(button: HTMLElement): string {
	const ids = button.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
	const labels = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
	const { alt } = button.querySelector('img') ?? {};
	const name = [labels, button.getAttribute('aria-label'), button.textContent, alt, button.title].find((text) =>
		text?.trim(),
	);
	if (name) return name.trim();
	const kind = kindOf(button);
	if (!kind) return '';
	button.setAttribute('aria-label', messages(kind));
	return messages(kind);
}

/** The browser would show a `title` besides ours: it is put away meanwhile, and the name kept. */
function takeTitle(button: HTMLElement, name: string): () => void {
	const { title } = button;
	if (!title) return () => {};
	const hadLabel = button.hasAttribute('aria-label');
	if (!hadLabel) button.setAttribute('aria-label', name);
	button.removeAttribute('title');
	return () => {
		button.title = title;
		if (!hadLabel) button.removeAttribute('aria-label');
	};
}
