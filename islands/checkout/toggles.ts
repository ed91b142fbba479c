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

const boxOf = (link: Element) => document.querySelector<HTMLElement>(link.matches('.showlogin') ? LOGIN : COUPON);

/** Opens or closes the box of a link; focuses its first field after opening. */
async function toggle(
	link: HTMLElement,
	box: HTMLElement | null,
	opens: boolean,
	marks: readonly HTMLElement[],
): Promise<void> {
	if (!box) return;
	const isStillHere = noteFocus(link);
	for (const mark of marks) mark.setAttribute('aria-expanded', String(opens));
	await slide(box, opens, SLIDE);
	if (opens && isStillHere()) box.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
}

/**
 * Handles a link above the checkout that opens the login or coupon form (CHK-01, CHK-02).
 *
 * @param presses Number of presses before the island mounted.
 */
export function followLink(host: HTMLElement, presses: number, signal: AbortSignal): void {
	const press = (link: HTMLElement, opens?: boolean) => {
		const box = boxOf(link);
		if (box) void toggle(link, box, opens ?? !isOpen(box), [link]);
	};
	onPress(host, LINKS, signal, (link) => press(link));
	const link = host.querySelector<HTMLElement>(LINKS);
	if (link && presses) press(link, presses % 2 > 0);
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
	onPress(document, `a${TERMS_LINK}`, signal, (link) => {
		const box = document.querySelector<HTMLElement>(TERMS);
		// If the page does not contain the terms, the link is followed.
		if (!box) return false;
		const opens = !isOpen(box);
		for (const one of document.querySelectorAll(TERMS_LINK)) {
			one.classList.toggle('woocommerce-terms-and-conditions-link--open', opens);
			one.classList.toggle('woocommerce-terms-and-conditions-link--closed', !opens);
		}
		void toggle(link, box, opens, []);
		return true;
	});
	const showParts = (duration: number, cause?: Element) => {
		const address = form.querySelector<HTMLInputElement>('#ship-to-different-address input');
		const account = form.querySelector<HTMLInputElement>('input#createaccount');
		for (const box of form.querySelectorAll<HTMLElement>('div.shipping_address'))
			if (address) void slide(box, address.checked, duration);
		for (const box of form.querySelectorAll<HTMLElement>('div.create-account')) {
			if (!account) continue;
			const password = box.querySelector<HTMLInputElement>('#account_password');
			// The browser may have autofilled the password while the box was hidden.
			if (password && cause === account && account.checked) password.value = '';
			void slide(box, account.checked, duration);
		}
	};
	showParts(0);
	listen(
		form,
		'change',
		{ signal },
		({ target }) =>
			target instanceof Element &&
			target.matches('#ship-to-different-address input, input#createaccount') &&
			showParts(SLIDE, target),
	);
}
