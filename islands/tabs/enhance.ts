import type { Enhance } from '../../src/runtime/define-island';
import { bringPart } from '../../src/runtime/errors';
import { clickedControl } from '../../src/runtime/keys';
import { onJQuery, triggerJQuery } from '../../src/shop/jquery-bridge';
import { noteFocus } from '../../src/dom/note-focus';
import { followKeys } from '../../src/dom/tabs/follow-keys';
import { labelTabs } from '../../src/dom/tabs/label-tabs';
import { show, showTab } from '../../src/dom/tabs/show-tab';
import type { Tab } from '../../src/dom/tabs/tab-set';
import { readPlace } from '../../src/ui/viewer/place';
import { readAim } from './model';
import { readTabSet } from './parts/read-tab-set';
import type { Props } from './props';
import './view.css';

/** Tabs of a product page (TAB-01 to TAB-05) on WooCommerce's markup, and tabs and accordions that the owner places. */
const enhance: Enhance<Props> = (host, props, context) => LAYOUTS[props.layout](host, props, context);

const enhanceTabs: Enhance<Props> = (host, props, { activation, signal }) => {
	const set = readTabSet(host);
	if (!set) return;
	const { list, tabs } = set;
	let chosen: Tab = tabs[0]!;

	const select = (tab: Tab) => {
		chosen = tab;
		showTab(set, tab);
	};
	/** Opens what the address asks for, if it is ours, and gives the place to go to. */
	const follow = (address: string): HTMLElement | undefined => {
		const { id, panel: name } = readAim(address);
		// By id only: a hash is text from anywhere, and never a selector (SEC-03).
		const target = id ? document.getElementById(id) : null;
		const holds = ({ control, item, panel }: Tab) => panel.contains(target) || item === target || control === target;
		const tab =
			tabs.find((candidate) => target && holds(candidate)) ??
			tabs.find(({ panel }) => name && panel.id === `tab-${name}`);
		if (tab && tab !== chosen) select(tab);
		return tab && (tab.panel.contains(target) ? target! : tab.panel);
	};
	const jump = (address: string) => {
		const target = follow(address);
		if (target) reach(target, chosen.panel);
	};

	const unlabel = labelTabs(set);
	// A decoration: what is needed to use the tabs does not wait for it.
	if (props.underline)
		import('./parts/underline').then(
			(part) => part.drawUnderline(set, signal),
			() => {},
		);
	showTab(set, chosen);

	list.addEventListener(
		'click',
		(event) => {
			const link = clickedControl(event, 'a');
			const tab = tabs.find(({ control }) => control === link);
			if (!tab) return;
			event.preventDefault();
			// WooCommerce's script, where it stays for its stars, listens on the body.
			event.stopPropagation();
			const place = tab.control.getBoundingClientRect();
			select(tab);
			// On a phone a panel above it has closed: what was pressed stays where it is.
			scrollBy({ top: tab.control.getBoundingClientRect().top - place.top, behavior: 'instant' });
		},
		{ signal },
	);
	followKeys(set, select, signal);
	for (const tab of tabs) tab.panel.addEventListener('beforematch', () => select(tab), { signal });
	addEventListener(
		'hashchange',
		// A viewer that closes takes its place out of the address: that is no jump.
		({ oldURL }) => !readPlace(new URL(oldURL).hash) && jump(location.href),
		{ signal },
	);
	openByReviewLinks(host, jump, signal);

	// Third parties start tabs that they have inserted by this event; WooCommerce's script answers it by hiding panels.
	onJQuery(host, 'init', () => queueMicrotask(() => !signal.aborted && select(chosen)), signal);
	if (!document.getElementById('wc-single-product-js')) triggerJQuery(host, 'init');
	else addEventListener('load', () => select(chosen), { once: true, signal });

	signal.addEventListener('abort', () => {
		unlabel();
		tabs.forEach(({ panel }) => show(panel));
	});
	arrive(follow(location.href), chosen.panel);
	const intent = activation.takeIntents().at(-1);
	const asked = tabs.find(({ control }) => control === intent?.control);
	if (asked) select(asked);
};

const LAYOUTS: Readonly<Record<Props['layout'], Enhance<Props>>> = {
	tabs: enhanceTabs,
	async accordion(host, props, { signal }) {
		const { enhanceAccordion } = await bringPart(() => import('./parts/accordion'));
		if (!signal.aborted) enhanceAccordion(host, props, signal);
	},
};

/** Comes with the first address that leads into a panel; without it the panel is open all the same. Who has gone elsewhere meanwhile stays there. */
function reach(target: HTMLElement, panel: HTMLElement): void {
	const isStillHere = noteFocus();
	import('./parts/reach').then(
		(part) => isStillHere() && part.reach(target, panel),
		() => {},
	);
}

/** The page was opened at a place in a panel. The browser has gone there if it could; focus follows unless the visitor is busy elsewhere. */
function arrive(target: HTMLElement | undefined, panel: HTMLElement): void {
	if (target && location.hash.length > 1 && document.activeElement === document.body) reach(target, panel);
}

/** « (4 avis client) » below the title, and any other link to the reviews (TAB-02). The browser's own jump goes on. */
function openByReviewLinks(host: HTMLElement, open: (address: string) => void, signal: AbortSignal): void {
	document.addEventListener(
		'click',
		(event) => {
			const link = event.target instanceof Element ? event.target.closest('a.woocommerce-review-link') : null;
			if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
			if (!link.closest('.product')?.contains(host)) return;
			// After the browser has jumped, so that focus is what the visitor ends with.
			setTimeout(() => !signal.aborted && open(link.href));
		},
		{ signal },
	);
}

export default enhance;
