import { whenThere } from '../../src/runtime/lazy-part';
import { listen } from '../../src/runtime/listen';
import type { IslandContext } from '../../src/runtime/define-island';
import { importPart } from '../../src/runtime/errors';
import { onPress } from '../../src/runtime/keys';
import { onJQuery, triggerJQuery } from '../../src/shop/jquery-bridge';
import { noteFocus } from '../../src/dom/focus';
import { followKeys, isVertical, labelTabs, type Tab, type TabSet, show, showTab } from '../../src/dom/tabs';
import { readPlace } from '../../src/ui/viewer/place';
import { findByHash, readAim } from './model';
import type { Props } from './island';

/** Tabs of a product page (TAB-01 to TAB-05) on WooCommerce's markup, and tabs and accordions that the owner places. */
export default async function enhance(host: HTMLElement, { layout }: Props, context: IslandContext) {
	if (layout === 'tabs') return enhanceTabs(host, context);
	const { enhanceAccordion } = await importPart(() => import('./parts/accordion'));
	if (!context.signal.aborted) enhanceAccordion(host, context.signal);
}

function enhanceTabs(host: HTMLElement, { activation, signal }: IslandContext): void {
	const set = readTabSet(host);
	if (!set) return;
	const { list, tabs } = set;
	let chosen: Tab = tabs[0]!;

	const select = (tab: Tab) => {
		chosen = tab;
		showTab(set, tab);
	};
	/** Opens the tab that the address names, if it is one of these, and returns the scroll target. */
	const follow = (address: string): HTMLElement | undefined => {
		const aim = readAim(address);
		// By id only: a hash is text from anywhere, and never a selector (SEC-03).
		const target = findByHash(aim.hash);
		const holds = ({ control, item, panel }: Tab) => panel.contains(target) || item === target || control === target;
		const tab =
			tabs.find((candidate) => target && holds(candidate)) ??
			tabs.find(({ panel }) => aim.isAboutReviews && panel.id === 'tab-reviews');
		if (tab && tab !== chosen) select(tab);
		return tab && (tab.panel.contains(target) ? target! : tab.panel);
	};
	const jump = (address: string) => {
		const target = follow(address);
		if (target) reach(target, chosen.panel);
	};

	const unlabel = labelTabs(set);
	showTab(set, chosen);
	drawUnderline(set, signal);

	onPress(list, 'a', signal, (link, event) => {
		const tab = tabs.find(({ control }) => control === link);
		if (!tab) return false;
		// WooCommerce's script, which may stay for its star rating, has a listener on the body.
		event.stopPropagation();
		const place = tab.control.getBoundingClientRect();
		select(tab);
		// In the accordion of a phone a panel above may have closed: keeps the pressed tab in its place on screen.
		scrollBy({ top: tab.control.getBoundingClientRect().top - place.top, behavior: 'instant' });
		return true;
	});
	followKeys(set, select, signal);
	for (const tab of tabs) tab.panel.addEventListener('beforematch', () => select(tab), { signal });
	addEventListener(
		'hashchange',
		// A gallery viewer that closes removes its hash: no tab is requested.
		({ oldURL }) => !readPlace(new URL(oldURL).hash) && jump(location.href),
		{ signal },
	);
	openByReviewLinks(host, jump, signal);

	// Other scripts initialise inserted tabs by this event, at which WooCommerce's script hides panels.
	onJQuery(host, 'init', () => queueMicrotask(() => !signal.aborted && select(chosen)), signal);
	if (!document.getElementById('wc-single-product-js')) triggerJQuery(host, 'init');
	else addEventListener('load', () => select(chosen), { once: true, signal });

	signal.addEventListener('abort', () => {
		unlabel();
		tabs.forEach(({ panel }) => show(panel));
	});
	const target = follow(location.href);
	// The browser may have scrolled there already; the focus follows unless it is elsewhere.
	if (target && location.hash.length > 1 && document.activeElement === document.body) reach(target, chosen.panel);
	const intent = activation.takeIntents().at(-1);
	const asked = tabs.find(({ control }) => control === intent?.control);
	if (asked) select(asked);
}

/** Scrolls to a target in a panel and focuses it; the code is loaded on demand. Skipped if the focus has moved meanwhile. */
function reach(target: HTMLElement, panel: HTMLElement): void {
	const isStillHere = noteFocus();
	whenThere(import('./parts/reach'), (part) => isStillHere() && part.reach(target, panel));
}

/** Opens the tab for links to the reviews, as « (4 avis client) » below the title (TAB-02). The browser's own jump still happens. */
function openByReviewLinks(host: HTMLElement, open: (address: string) => void, signal: AbortSignal): void {
	listen(document, 'click', { signal }, (event) => {
		const link = event.target instanceof Element ? event.target.closest('a.woocommerce-review-link') : null;
		if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
		if (!link.closest('.product')?.contains(host)) return;
		// After the browser's jump, so that the focus set here is final.
		setTimeout(() => !signal.aborted && open(link.href));
	});
}

/** Returns the list of tabs with their panels; `undefined` without any. */
function readTabSet(host: HTMLElement): TabSet | undefined {
	const list = host.querySelector<HTMLElement>('.wc-tabs, ul.tabs, [role=tablist]');
	if (!list) return undefined;
	const tabs = [...list.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')].flatMap((control) => {
		const panel = findByHash(control.hash.slice(1));
		return panel && host.contains(panel) ? [{ control, item: control.closest('li') ?? control, panel }] : [];
	});
	return tabs.length ? { list, tabs } : undefined;
}

/** Width of the line in pixels (TAB-04). */
const WIDTH = 30;

/** Draws the line below the chosen tab (TAB-04): a pseudo-element of the list, positioned by custom properties. */
function drawUnderline(set: TabSet, signal: AbortSignal): void {
	const { list, tabs } = set;
	const place = () => {
		const chosen = tabs.find(({ control }) => control.getAttribute('aria-selected') === 'true');
		if (!chosen) return;
		const own = list.getBoundingClientRect();
		const target = chosen.control.getBoundingClientRect();
		list.toggleAttribute('data-archipel-underline', !isVertical(set));
		list.style.setProperty('--archipel-tabs-x', `${target.left - own.left + (target.width - WIDTH) / 2}px`);
		list.style.setProperty('--archipel-tabs-y', `${target.bottom - own.top}px`);
	};
	// Fonts and window size move the tabs. The first call comes between layout and paint.
	const sizes = new ResizeObserver(place);
	sizes.observe(list);
	const choices = new MutationObserver(place);
	choices.observe(list, { subtree: true, attributeFilter: ['aria-selected'] });
	signal.addEventListener('abort', () => {
		sizes.disconnect();
		choices.disconnect();
		list.removeAttribute('data-archipel-underline');
		list.style.removeProperty('--archipel-tabs-x');
		list.style.removeProperty('--archipel-tabs-y');
	});
}
