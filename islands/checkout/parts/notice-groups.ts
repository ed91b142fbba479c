import { element } from '../../../src/dom/element';
import { safeHtml } from '../../../src/safety/html';
import { noticeText, standingNotices } from '../../../src/shop/woocommerce/page-notices';
import { announce } from '../../../src/ui/announcer';

/** Suffixes of WooCommerce's notice groups: of the order, and of the totals. */
export type GroupName = 'checkout' | 'updateOrderReview';

/** The notice groups of the checkout (CHK-04). */
export interface Groups {
	/**
	 * Shows what the server refuses above the fields, in place of all that was said before, and leads there.
	 *
	 * @param html Of the server; goes through the gate.
	 */
	readonly show: (name: GroupName, html: string) => void;
	/** Shows what the server says to a coupon, in WooCommerce's own wrapper above the checkout. */
	readonly say: (notices: readonly HTMLElement[]) => void;
	readonly clear: (name?: GroupName) => void;
}

/** @param tell Leads from a refusal to its fields, and gives it the focus. */
export function createGroups(form: HTMLFormElement, tell: () => void): Groups {
	const clear = (name?: GroupName) => {
		const groups = form.querySelectorAll(`.woocommerce-NoticeGroup${name ? `-${name}` : ''}`);
		groups.forEach((group) => group.remove());
		if (name) return;
		// Notices of the shop for everybody stay.
		for (const notice of standingNotices(document)) if (!notice.matches('.woocommerce-info, .is-info')) notice.remove();
	};
	return {
		clear,
		show(name, html) {
			clear();
			const content = safeHtml(html);
			content.querySelectorAll('.woocommerce-error, .is-error').forEach((list) => list.removeAttribute('role'));
			const group = element('div', { class: `woocommerce-NoticeGroup woocommerce-NoticeGroup-${name}` }, content);
			form.prepend(group);
			tell();
			// A focused list is read by itself; if the visitor has moved on, the focus stays with them and the list is announced.
			if (!group.contains(document.activeElement)) announce(noticeText(group), 'assertive');
		},
		say(notices) {
			clear();
			wrapperAbove(form).prepend(...notices);
			announce(notices.map(noticeText).join(' '));
		},
	};
}

/** WooCommerce's own place for notices; a new one where the theme has none. */
function wrapperAbove(form: HTMLFormElement): Element {
	const wrappers = [...document.querySelectorAll('.woocommerce-notices-wrapper')];
	const above = wrappers.filter(
		(one) => one.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING && !one.closest('dialog, aside'),
	);
	if (above.length) return above.at(-1)!;
	const wrapper = element('div', { class: 'woocommerce-notices-wrapper' });
	form.before(wrapper);
	return wrapper;
}
