import { takeSafely } from '../../safety/read-page';
import { triggerJQuery } from '../../shop/jquery-bridge';
import { findRegion } from '../../shop/product-list/archive-markup';
import { RESULT_COUNT, SIDE } from '../../shop/product-list/list-selectors';
import { BUSY } from './fetch-list';
import type { ListSnapshot } from './list-history';
import { placeNow } from './list-place';
import { replaceRegion } from './replace-region';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import './product-list.css';

/**
 * Replaces the content of the parts, and the title.
 *
 * @param shown Address and added pages of the displayed list.
 * @returns The displayed list, to show it again.
 */
export function swapList(
	{ parts, title }: Pick<ListSnapshot, 'parts' | 'title'>,
	shown: Pick<ListSnapshot, 'address' | 'pages'>,
): ListSnapshot {
	const before = { ...shown, title: document.title, place: placeNow() };
	// The kept content must not look busy.
	findRegion(document)?.classList.remove(BUSY);
	const old = parts.map(([place, content]) => [place, replaceRegion(place, content)] as const);
	document.title = title || document.title;
	return { ...before, parts: old };
}

/**
 * Changes the list with a view transition, if the browser supports it and motion is not reduced. The rest of the page is not animated and stays
 * clickable.
 *
 * @returns Resolves after the change, not after the fade.
 * @throws what `change` throws
 */
export async function crossFade(region: HTMLElement, change: () => void): Promise<void> {
	if (!('startViewTransition' in document) || document.hidden || prefersReducedMotion()) return change();
	const { classList: page } = document.documentElement;
	page.add('archipel-list-fades');
	region.style.viewTransitionName = 'archipel-list';
	const { updateCallbackDone, ready, finished } = document.startViewTransition(change);
	ready.catch(() => {});
	finished
		.catch(() => {})
		.then(() => {
			region.style.viewTransitionName = '';
			page.remove('archipel-list-fades');
		});
	await updateCallbackDone;
}

/**
 * Returns the parts of a response by their element on this page, passed through the gate. The server's live region roles are removed: we announce.
 */
export function partsOf(page: Document): ListSnapshot['parts'] | undefined {
	let [region, reply] = [findRegion(document), findRegion(page)];
	// A page without results may lack the wrapper of the list.
	if (serversClass(region) !== serversClass(reply)) [region, reply] = [widest(region), widest(reply)];
	const content = reply && takeSafely(reply);
	if (!region || !content) return undefined;
	for (const count of content.querySelectorAll(RESULT_COUNT)) {
		count.removeAttribute('role');
		count.removeAttribute('aria-relevant');
	}
	const theirs = [...page.querySelectorAll(SIDE)];
	const sides = [...document.querySelectorAll<HTMLElement>(SIDE)].flatMap((side) => {
		const same = theirs.find(({ id, localName }) => id === side.id && localName === side.localName);
		return same && !region.contains(side) ? changedParts(side, same) : [];
	});
	return [[region, content], ...sides];
}

/** Returns only changed parts of a side column, to keep input and open state in the others: WordPress gives each widget an id. */
function changedParts(side: HTMLElement, next: Element): ListSnapshot['parts'] {
	const [here, there] = [side, next].map(({ children }) => [...children] as HTMLElement[]);
	const isSame = here!.length === there!.length && here!.every(({ id }, at) => id && id === there![at]!.id);
	const pairs =
		isSame && here!.length ? here!.map((part, at) => [part, there![at]!] as const) : [[side, next] as const];
	return pairs.flatMap(([part, other]) => {
		const content = !part.isEqualNode(other) && takeSafely(other);
		return content ? [[part, content] as const] : [];
	});
}

/** Returns the class attribute without our own classes. */
const serversClass = (region: Element | undefined): string =>
	[...(region?.classList ?? [])].filter((name) => !name.startsWith('archipel-')).join(' ');

const widest = (region: HTMLElement | undefined): HTMLElement | undefined =>
	region?.closest<HTMLElement>('main, [role=main]') ?? region;

/** Fires the events of Themify's script (SERVERS.md, S191), and that of WooCommerce's price slider. */
export function triggerListEvents(moment: 'before' | 'after'): void {
	if (moment === 'before') return triggerJQuery(document, 'wpf_ajax_before_replace');
	triggerJQuery(document, 'wpf_ajax_success');
	triggerJQuery(document.body, 'init_price_filter');
	// For scripts that measure layout: galleries, masonry.
	dispatchEvent(new Event('resize'));
}
