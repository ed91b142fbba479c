import { findNotices, noticeText, standingNotices } from '../../../src/shop/woocommerce/page-notices';
import { session } from '../../../src/stores/storage';
import { safeHtml } from '../../../src/safety/html';
import { announce } from '../../../src/ui/announcer';
import { scrollTo } from './scroll-to';
import { t } from '../messages';

/** Milliseconds until the first alert takes the focus (specification, section 9). */
const FOCUS_DELAY = 500;

/** Link of a notice that brings back what was removed. */
export const UNDO_LINK = 'a.restore-item';

/** How much a notice asks of the shopper besides being read out: to look at it, to be taken there, or nothing. */
export type Attention = 'focus' | 'scroll' | 'none';

/**
 * Shows notices above the cart, in place of those of before (specification, section 8).
 *
 * @param part The cart form or the empty cart.
 */
export function showNotices(notices: readonly HTMLElement[], part: Element, attention: Attention = 'focus'): void {
	clearNotices();
	// The answer with the server's words was lost on its way; the change was not.
	if (!notices.length) return void announce(t('updated'));
	const wrapper = wrapperAbove(part);
	const seen = new Set<string>();
	const added = notices.filter((notice) => !seen.has(noticeText(notice)) && seen.add(noticeText(notice)));
	wrapper.prepend(...added);
	const first = added.find((notice) => notice.matches('[role=alert]')) ?? added[0]!;
	if (attention !== 'none') scrollTo(first);
	if (attention === 'focus') focusLater(first);
}

/** Takes away what was said before the shopper's last wish. */
export function clearNotices(): void {
	for (const notice of standingNotices(document)) notice.remove();
}

/** Takes away offers to bring back what was removed, when that cannot be done any more. */
export function clearUndo(): void {
	for (const notice of standingNotices(document)) if (notice.querySelector(UNDO_LINK)) notice.remove();
}

/** WooCommerce's own place for notices: the last one before the cart; a new one where the theme has none. */
function wrapperAbove(part: Element): Element {
	const wrappers = [...document.querySelectorAll('.woocommerce-notices-wrapper')];
	const above = wrappers.filter(
		(wrapper) =>
			wrapper.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING && !wrapper.closest('dialog, aside'),
	);
	if (above.length) return above.at(-1)!;
	const wrapper = document.createElement('div');
	wrapper.className = 'woocommerce-notices-wrapper';
	part.before(wrapper);
	return wrapper;
}

/** The focus goes to the notice, unless the shopper does something else meanwhile. */
function focusLater(notice: HTMLElement): void {
	const interrupted = new AbortController();
	const { signal } = interrupted;
	for (const type of ['keydown', 'pointerdown']) addEventListener(type, () => interrupted.abort(), { signal });
	setTimeout(() => {
		if (signal.aborted || !notice.isConnected) return;
		interrupted.abort();
		notice.tabIndex = -1;
		notice.focus({ preventScroll: true });
	}, FOCUS_DELAY);
}

const KEPT = 'archipel_cart_notices';

/** Keeps notices over a reload: the server has told them once and will not again (specification, section 4, emptied cart). */
export function keepNotices(notices: readonly HTMLElement[]): void {
	const serializer = new XMLSerializer();
	session.set(KEPT, notices.map((notice) => serializer.serializeToString(notice)).join(''));
}

export function takeKeptNotices(): HTMLElement[] {
	const kept = session.get(KEPT);
	session.remove(KEPT);
	return kept ? findNotices(safeHtml(kept)) : [];
}
