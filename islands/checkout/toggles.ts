import { listen } from '../../src/runtime/listen';
import { noteFocus } from '../../src/dom/focus';
import { isOpen, slide } from '../../src/dom/slide';
import { onPress } from '../../src/runtime/keys';

/** Duration of the slide animation in milliseconds (CHK-02). */
const SLIDE = 400;

const LOGIN = 'form.login, form.woocommerce-form--login';
const COUPON = 'form.checkout_coupon';
const LINKS = 'a.showlogin, a.showcoupon';
const TERMS = '.woocommerce-terms-and-conditions';
const TERMS_LINK = '.woocommerce-terms-and-conditions-link';

/** Parts of the form that are open while their box is ticked. */
const PARTS = {
	'#ship-to-different-address input': 'div.shipping_address',
	'input#createaccount': 'div.create-account',
};

const boxOf = (link: Element) => document.querySelector<HTMLElement>(link.matches('.showlogin') ? LOGIN : COUPON);

/** Opens or closes the box of a link; focuses its first field after opening. */
async function toggle(link: HTMLElement, asked?: boolean): Promise<void> {
	const box = boxOf(link);
	if (!box) return;
	const opens = asked ?? !isOpen(box);
	const isStillHere = noteFocus(link);
	link.setAttribute('aria-expanded', String(opens));
	await slide(box, opens, SLIDE);
	if (opens && isStillHere()) box.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
}

/**
 * Handles a link above the checkout that opens the login or coupon form (CHK-01, CHK-02).
 *
 * @param presses Number of presses before the island mounted.
 */
export function followLink(host: HTMLElement, presses: number, signal: AbortSignal): void {
	onPress(host, LINKS, signal, (link) => void toggle(link));
	const link = host.querySelector<HTMLElement>(LINKS);
	if (link && presses) void toggle(link, presses % 2 > 0);
}

/** Closes the coupon form; a focus inside moves to its link. */
export async function closeCoupon(form: HTMLElement): Promise<void> {
	const link = document.querySelector<HTMLElement>('a.showcoupon');
	const isInside = form.contains(document.activeElement);
	link?.setAttribute('aria-expanded', 'false');
	if (isInside) link?.focus({ preventScroll: true });
	await slide(form, false, SLIDE);
}

/**
 * Handles boxes that are closed at first: login, coupon, shipping address, account, terms (CHK-01 – CHK-03). Boxes that the server does not print
 * closed are closed here.
 */
export function followToggles(form: HTMLFormElement, signal: AbortSignal): void {
	// A Content-Security-Policy that blocks style attributes shows boxes that the server printed hidden. A box with the focus stays open.
	for (const link of document.querySelectorAll(LINKS)) {
		const box = boxOf(link);
		const isWanted = link.ariaExpanded === 'true' || box?.contains(document.activeElement);
		if (box && !isWanted) void slide(box, false, 0);
	}
	onPress(document, `a${TERMS_LINK}`, signal, () => {
		const box = document.querySelector<HTMLElement>(TERMS);
		// If the page does not contain the terms, the link is followed.
		if (!box) return false;
		const opens = !isOpen(box);
		for (const one of document.querySelectorAll(TERMS_LINK)) {
			one.classList.toggle('woocommerce-terms-and-conditions-link--open', opens);
			one.classList.toggle('woocommerce-terms-and-conditions-link--closed', !opens);
		}
		void slide(box, opens, SLIDE);
		return true;
	});
	const showParts = (duration: number) => {
		for (const [name, parts] of Object.entries(PARTS)) {
			const box = form.querySelector<HTMLInputElement>(name);
			if (box) form.querySelectorAll<HTMLElement>(parts).forEach((part) => void slide(part, box.checked, duration));
		}
	};
	showParts(0);
	listen(form, 'change', { signal }, ({ target }) => {
		if (!(target instanceof HTMLInputElement) || !target.matches(String(Object.keys(PARTS)))) return;
		const password = form.querySelector<HTMLInputElement>('.create-account #account_password');
		// The browser may have autofilled the password while the box was hidden.
		if (password && target.id === 'createaccount' && target.checked) password.value = '';
		showParts(SLIDE);
	});
}
