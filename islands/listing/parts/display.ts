import { readCookie, writeCookie } from '../../../src/stores/cookies';
import { DISPLAY } from '../controls';

const COOKIE = 'otf_woocommerce_display';
/** Seconds for which a choice is stored: ten days (LIST-02). */
const KEPT = 864_000;

/** On a narrower window the switch does nothing, and is not shown (LIST-02). */
const WIDE = '(min-width: 575px)';

const valueOf = (control: HTMLElement): string =>
	control instanceof HTMLAnchorElement
		? (new URL(control.href).searchParams.get('display') ?? '')
		: (control as HTMLButtonElement).value;

const controls = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(DISPLAY)];

function withDisplay(display: string): URL {
	const url = new URL(location.href);
	url.searchParams.set('display', display);
	return url;
}

/** Stores a choice. @returns URL that shows it; `undefined` if already shown, or if the viewport is too narrow for a choice. */
export function keepDisplay(control: HTMLElement): URL | undefined {
	const display = valueOf(control);
	if (!matchMedia(WIDE).matches || display === shownDisplay()) return undefined;
	writeCookie(COOKIE, display, KEPT);
	return withDisplay(display);
}

const shownDisplay = (): string => new URLSearchParams(location.search).get('display') ?? 'grid';

/** Returns the display that a visitor chose before, if the URL sets none. */
export function storedDisplay(): { control: HTMLElement; address: URL } | undefined {
	const control = controls().find((candidate) => valueOf(candidate) === 'list');
	const isSaid = new URLSearchParams(location.search).has('display');
	if (!control || isSaid || readCookie(COOKIE) !== 'list' || !matchMedia(WIDE).matches) return undefined;
	return { control, address: withDisplay('list') };
}

export function markDisplay(): void {
	for (const control of controls()) {
		const isShown = valueOf(control) === shownDisplay();
		control.classList.toggle('active', isShown);
		if (control instanceof HTMLAnchorElement) control.ariaCurrent = isShown ? 'true' : null;
		else control.ariaPressed = String(isShown);
	}
}
