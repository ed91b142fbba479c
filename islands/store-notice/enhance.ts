import { focusContent } from '../../src/dom/focus-content';
import type { Enhance } from '../../src/runtime/define-island';
import { isModified } from '../../src/runtime/keys';
import { readCookie, writeCookie } from '../../src/stores/cookies';
import { messages } from './messages';
import type { Props } from './props';
import './view.css';

const NOTICE = '.woocommerce-store-notice__dismiss-link';
const BANNER = '.coming-soon-footer-banner-dismiss';

/** Shows what WooCommerce prints hidden, and hides it for good: the store notice (CONS-03), and the banner of a shop that is coming soon (CONS-04). */
const enhance: Enhance<Props> = (host, { hideOnClick }, { activation, signal }) => {
	const isNotice = !host.querySelector(BANNER);
	// The id is a digest of the text: another text is another notice (peers Q-C13: it becomes a part of the cookie's name).
	const cookie = `store_notice${(host.dataset['noticeId'] ?? '').replace(/\W/g, '')}`;
	const { display } = host.style;
	const set = (isShown: boolean) => {
		host.style.display = isShown ? 'block' : 'none';
		const isFixed = isShown && getComputedStyle(host).position === 'fixed';
		const height = isFixed ? `${innerHeight - host.getBoundingClientRect().top}px` : '';
		// Every element of the page inherits it: nothing is set where nothing is fixed.
		document.documentElement.style.setProperty('--archipel-store-notice', height);
	};
	const hide = () => {
		const hadFocus = host.contains(document.activeElement);
		set(false);
		if (hadFocus) focusContent();
	};
	const dismiss = () => {
		if (isNotice) writeCookie(cookie, 'hidden');
		const link = host.querySelector<HTMLElement>(BANNER);
		// Whatever becomes of it: at worst the banner is there again on the next page.
		if (link)
			void import('./parts/dismiss-banner').then(
				({ dismissBanner }) => dismissBanner(link),
				() => {},
			);
		hide();
	};
	if (isNotice) set(readCookie(cookie) !== 'hidden');
	else name(host.querySelector<HTMLElement>(BANNER)!);

	const use = (event: Event) => {
		const target = event.target as Element;
		const isOwn = target.closest(`${NOTICE}, ${BANNER}`);
		const isMarking = getSelection()?.toString();
		if (isModified(event) || (!isOwn && (!isNotice || !hideOnClick || target.closest('a, button') || isMarking)))
			return;
		event.preventDefault();
		// Before WooCommerce's script, which listens on the link and would send the same once more.
		event.stopPropagation();
		dismiss();
	};
	host.addEventListener('click', use, { capture: true, signal });
	signal.addEventListener('abort', () => {
		host.style.display = display;
		document.documentElement.style.removeProperty('--archipel-store-notice');
	});
	if (activation.takeIntents().length) dismiss();
};

/** WooCommerce prints a link without an address and without a word. */
function name(link: HTMLElement): void {
	link.setAttribute('role', 'button');
	link.tabIndex = 0;
	link.setAttribute('aria-label', messages('dismissBanner'));
}

export default enhance;
