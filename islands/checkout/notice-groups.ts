import { element } from '../../src/dom/element';
import { safeHtml } from '../../src/safety/html';
import { noticesAbove, noticeText, standingNotices } from '../../src/shop/woocommerce/page-notices';
import { announce } from '../../src/ui/announcer';

/** Class suffixes of WooCommerce's notice groups: `checkout` for the order, `updateOrderReview` for the totals. */
export type GroupName = 'checkout' | 'updateOrderReview';

export type Groups = ReturnType<typeof createGroups>;

/** Shows and clears the checkout's notices (CHK-04). @param onShown Links the error list to its fields and focuses it. */
export function createGroups(form: HTMLFormElement, onShown: () => void) {
	const clear = (name?: GroupName) => {
		const groups = form.querySelectorAll(`.woocommerce-NoticeGroup${name ? `-${name}` : ''}`);
		groups.forEach((group) => group.remove());
		if (name) return;
		// Info notices of the shop are kept.
		for (const notice of standingNotices(document)) if (!notice.matches('.woocommerce-info, .is-info')) notice.remove();
	};
	return {
		clear,
		/**
		 * Replaces all messages by the server's errors, above the fields, and links them to the fields.
		 *
		 * @param html HTML from the server; it passes the gate.
		 */
		show(name: GroupName, html: string) {
			clear();
			const content = safeHtml(html);
			content.querySelectorAll('.woocommerce-error, .is-error').forEach((list) => list.removeAttribute('role'));
			const group = element('div', { class: `woocommerce-NoticeGroup woocommerce-NoticeGroup-${name}` }, content);
			form.prepend(group);
			onShown();
			// Screen readers read a focused list; if the visitor moved the focus elsewhere, the list is announced instead.
			if (!group.contains(document.activeElement)) announce(noticeText(group), 'assertive');
		},
		/** Shows the server's messages about a coupon in WooCommerce's notice wrapper above the checkout. */
		say(notices: readonly HTMLElement[]) {
			clear();
			noticesAbove(form).prepend(...notices);
			announce(notices.map(noticeText).join(' '));
		},
	};
}
