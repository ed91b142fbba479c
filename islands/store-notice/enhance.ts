import { whenThere } from '../../src/runtime/lazy-part';
import { focusContent } from '../../src/dom/focus';
import { keepScrollPadding, type CoveredArea } from '../../src/dom/scroll-padding';
import type { IslandContext } from '../../src/runtime/define-island';
import { isModified } from '../../src/runtime/keys';
import { readCookie, writeCookie } from '../../src/stores/cookies';
import { messages } from './messages';
import './view.css';

const DISMISS_NOTICE = '.woocommerce-store-notice__dismiss-link';
/** Pixels between the notice and a scroll target above it. */
const SCROLL_MARGIN = 8;
const DISMISS_BANNER = '.coming-soon-footer-banner-dismiss';

/** Shows and dismisses two elements that WooCommerce prints hidden: the store notice (CONS-03) and the coming-soon banner (CONS-04). */
export default function enhance(host: HTMLElement, _props: object, { activation, signal }: IslandContext) {
	const isNotice = !host.querySelector(DISMISS_BANNER);
	// The id is a digest of the text: another text is another notice (SERVERS.md, S157). It becomes a part of the cookie's name.
	const cookie = `store_notice${(host.dataset['noticeId'] ?? '').replace(/\W/g, '')}`;
	const { display } = host.style;
	const set = (isShown: boolean) => {
		host.style.display = isShown ? 'block' : 'none';
	};
	/** Area covered by a notice that the theme fixes to the lower edge. */
	const measure = (): CoveredArea | undefined => {
		if (getComputedStyle(host).position !== 'fixed' || !host.offsetHeight) return undefined;
		const height = innerHeight - host.getBoundingClientRect().top;
		return { edge: 'end', scroll: height + SCROLL_MARGIN, below: height };
	};
	let endPadding = () => {};
	const hide = () => {
		const hadFocus = host.contains(document.activeElement);
		set(false);
		if (hadFocus) focusContent();
	};
	const dismiss = () => {
		if (isNotice) writeCookie(cookie, 'hidden');
		const link = host.querySelector<HTMLElement>(DISMISS_BANNER);
		// Errors are ignored: at worst the banner shows again on the next page.
		if (link) whenThere(import('./parts/dismiss-banner'), ({ dismissBanner }) => dismissBanner(link));
		hide();
	};
	if (isNotice) {
		set(readCookie(cookie) !== 'hidden');
		endPadding = keepScrollPadding(host, measure);
	} else name(host.querySelector<HTMLElement>(DISMISS_BANNER)!);

	const use = (event: Event) => {
		const target = event.target as Element;
		const isOwn = target.closest(`${DISMISS_NOTICE}, ${DISMISS_BANNER}`);
		const isMarking = getSelection()?.toString();
		if (isModified(event) || (!isOwn && (!isNotice || target.closest('a, button') || isMarking))) return;
		event.preventDefault();
		// Before WooCommerce's script, whose listener on the link would send the same request again.
		event.stopPropagation();
		dismiss();
	};
	host.addEventListener('click', use, { capture: true, signal });
	signal.addEventListener('abort', () => {
		host.style.display = display;
		endPadding();
	});
	if (activation.takeIntents().length) dismiss();
}

/** Gives the link a role, a tab stop and a name; WooCommerce prints it without `href` and text. */
function name(link: HTMLElement): void {
	link.setAttribute('role', 'button');
	link.tabIndex = 0;
	link.setAttribute('aria-label', messages('dismissBanner'));
}
