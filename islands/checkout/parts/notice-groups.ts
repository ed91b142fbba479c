import { element } from '../../../src/dom/element';
import { safeHtml } from '../../../src/safety/html';
import { noticeText, standingNotices } from '../../../src/shop/woocommerce/page-notices';
import { announce } from '../../../src/ui/announcer';

/** What refuses: the sending, or the totals. WooCommerce's names. */
export type GroupName = 'checkout' | 'updateOrderReview';

/** Places of the checkout's notices, each for itself (CHK-04). */
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
		// What the shop tells everybody stays.
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
			// The focus reads it, unless it is left with somebody who has gone on.
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
