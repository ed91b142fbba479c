const NOTICES = '.woocommerce-error, .woocommerce-message, .woocommerce-info, .wc-block-components-notice-banner';

/** Elements that look like notices but belong to the page: empty cart text, checkout toggles, boxes of other plugins. */
const PARTS =
	'.cart-empty, .wc-empty-cart-message, .woocommerce-form-login-toggle, .woocommerce-form-coupon-toggle, .woocommerce-store-notice, .cart_totals, .widget, form, dialog, template';

/** The notices of a page or a reply, wherever the theme prints them (SERVERS.md, S23), each text once (CP-05). */
export function findNotices(root: ParentNode): HTMLElement[] {
	const seen = new Set<string>();
	return [...root.querySelectorAll<HTMLElement>(NOTICES)].filter((notice) => {
		const text = noticeText(notice);
		if (!text || notice.closest(PARTS) || notice.parentElement?.closest(NOTICES) || seen.has(text)) return false;
		return Boolean(seen.add(text));
	});
}

/** Returns all notices of a page including duplicates, for clearing them. */
export const standingNotices = (root: ParentNode): HTMLElement[] =>
	[...root.querySelectorAll<HTMLElement>(NOTICES)].filter((notice) => !notice.closest(PARTS));

export const isErrorNotice = (notice: Element): boolean => notice.matches('.woocommerce-error, .is-error');

export const noticeText = (notice: Element): string => notice.textContent.replaceAll(/\s+/g, ' ').trim();

/** Returns WooCommerce's notice wrapper: the last one before the content, or a new one if the theme has none. */
export function noticesAbove(content: Element): Element {
	const wrappers = [...document.querySelectorAll('.woocommerce-notices-wrapper')];
	const above = wrappers.findLast(
		(one) => one.compareDocumentPosition(content) & Node.DOCUMENT_POSITION_FOLLOWING && !one.closest('dialog, aside'),
	);
	if (above) return above;
	const wrapper = document.createElement('div');
	wrapper.className = 'woocommerce-notices-wrapper';
	content.before(wrapper);
	return wrapper;
}
