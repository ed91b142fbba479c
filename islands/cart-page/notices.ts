import { findNotices, noticesAbove, standingNotices } from '../../src/shop/woocommerce/page-notices';
import { session } from '../../src/stores/storage';
import { safeHtml } from '../../src/safety/html';
import { announce } from '../../src/ui/announcer';
import { element } from '../../src/dom/element';
import { tween } from '../../src/dom/tween';
import { prefersReducedMotion } from '../../src/dom/reduced-motion';
import { t } from './messages';
import { focusContent } from '../../src/dom/focus';
import { focusElement } from '../../src/runtime/keep-focus';

/** Milliseconds until the first alert takes the focus (CP-05). */
const FOCUS_DELAY = 500;
/** Pixels to leave free above, and milliseconds of the scroll there (CP-05). */
const SCROLL_OFFSET = 100;
const SCROLL_DURATION = 1000;

/** Class of the table row in place of a removed line. */
const REMOVED_LINE = 'archipel-cart-page__removed';

/** How a notice gets attention besides being announced: by focus, by scrolling to it, or not at all. */
export type Attention = 'focus' | 'scroll' | 'none';

/**
 * Shows notices above the cart, in place of those of before (CP-05).
 *
 * @param cart The cart form or the text of the empty cart.
 * @param next The row of the cart before which they stand instead: where a line was taken out.
 */
export function showNotices(
	notices: readonly HTMLElement[],
	cart: Element,
	attention: Attention = 'focus',
	next?: Element,
): void {
	clearNotices();
	// The response with the notices was lost, but the change was made.
	if (!notices.length) return void announce(t('updated'));
	if (next?.isConnected)
		return next.before(element('tr', { class: REMOVED_LINE }, element('td', { colspan: '100' }, ...notices)));
	noticesAbove(cart).prepend(...notices);
	const first = notices.find((notice) => notice.matches('[role=alert]')) ?? notices[0]!;
	if (attention !== 'none') scrollTo(first);
	if (attention === 'focus') focusLater(first);
}

/** Removes notices of earlier requests. @param about Selector: only notices that contain a match. @default all */
export function clearNotices(about?: string): void {
	for (const notice of [...standingNotices(document), ...document.querySelectorAll(`.${REMOVED_LINE}`)])
		if (!about || notice.querySelector(about)) {
			if (notice.contains(document.activeElement)) focusContent();
			notice.remove();
		}
}

/** Scrolls to a notice in a fixed time, which native smooth scrolling does not offer. Any input of the shopper stops the scroll. */
function scrollTo(notice: HTMLElement): void {
	const start = scrollY;
	// Measured at each step: content above may still change its height.
	const end = () => Math.max(0, scrollY + notice.getBoundingClientRect().top - SCROLL_OFFSET);
	const stop = tween(window, prefersReducedMotion() ? 0 : SCROLL_DURATION, (part) =>
		// `instant`: a theme's `scroll-behavior: smooth` would animate our animation.
		window.scrollTo({ top: start + (end() - start) * part, behavior: 'instant' }),
	);
	addEventListener('keydown', stop, { once: true });
}

/** Focuses the notice after a delay, unless the shopper acts, or the focus moves (screen readers move it without key events). */
function focusLater(notice: HTMLElement): void {
	const before = document.activeElement;
	const interrupted = new AbortController();
	const { signal } = interrupted;
	for (const type of ['keydown', 'pointerdown']) addEventListener(type, () => interrupted.abort(), { signal });
	setTimeout(() => {
		const now = document.activeElement as HTMLElement | null;
		const hasMoved = now !== before && now !== null && now.tabIndex >= 0;
		if (signal.aborted || hasMoved || !notice.isConnected) return;
		interrupted.abort();
		focusElement(notice, { preventScroll: true });
	}, FOCUS_DELAY);
}

const KEPT = 'archipel_cart_notices';

/** Keeps notices over a reload: the server has told them once and will not again (CP-02). */
export function keepNotices(notices: readonly HTMLElement[]): void {
	const serializer = new XMLSerializer();
	session.set(KEPT, notices.map((notice) => serializer.serializeToString(notice)).join(''));
}

export function takeKeptNotices(): HTMLElement[] {
	const kept = session.get(KEPT);
	session.remove(KEPT);
	return kept ? findNotices(safeHtml(kept)) : [];
}
