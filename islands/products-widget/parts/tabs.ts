import { listen } from '../../../src/runtime/listen';
import { element } from '../../../src/dom/element';
import { refreshedPart } from '../../../src/page/refresh-part';
import { isModified, makeTabStop } from '../../../src/runtime/keys';
import { followKeys, labelTabs, type Tab, type TabSet, show as unhide, showTab } from '../../../src/dom/tabs';
import { safeHtml } from '../../../src/safety/html';
import { RequestError } from '../../../src/shop/request-error';
import { filteredProducts } from '../../../src/shop/theme-lists';
import { messages } from '../messages';
import { readObject } from '../../../src/dom/elementor';
import '../view.css';

let lastId = 0;

/** Opens the tab of a control that was pressed before the island was mounted. */
type Open = (control: HTMLElement) => void;

/** Enhances the tabs of a products widget: of an Opal theme, which prints all panels (LIST-09), or of ShopEngine, which prints one (LIST-08). */
export function adoptTabs(host: HTMLElement, signal: AbortSignal): Open | undefined {
	return host.querySelector('.filter-nav-link') ? adoptFilterable(host, signal) : adoptProductTabs(host, signal);
}

function adoptProductTabs(host: HTMLElement, signal: AbortSignal): Open | undefined {
	const list = host.querySelector<HTMLElement>('.elementor-tabs-wrapper');
	const panels = [...host.querySelectorAll<HTMLElement>('.elementor-tab-content')];
	const tabs = [...(list?.querySelectorAll<HTMLElement>('.elementor-tab-title') ?? [])].flatMap((control) => {
		const panel = panels.find(({ dataset }) => dataset['tab'] === control.dataset['tab']);
		return panel ? [{ control, item: control, panel }] : [];
	});
	if (!list || !tabs.length) return undefined;
	// Elementor's box around tabs and panels is no tablist. Its titles between the panels are duplicates.
	const outer = host.querySelector('.elementor-tabs[role]');
	outer?.removeAttribute('role');
	host.dataset['archipelTabs'] = '';
	signal.addEventListener('abort', () => {
		outer?.setAttribute('role', 'tablist');
		delete host.dataset['archipelTabs'];
	});
	const set: TabSet = { list, tabs };
	const open = openTab(set, 'elementor-active');
	for (const tab of tabs) tab.panel.addEventListener('beforematch', () => open(tab), { signal });
	return begin(set, open, open, signal);
}

function adoptFilterable(host: HTMLElement, signal: AbortSignal): Open | undefined {
	const list = host.querySelector<HTMLElement>('.filter-nav ul');
	const content = host.querySelector<HTMLElement>('.filter-content');
	if (!list || !content) return undefined;
	const settings = readObject(host.closest<HTMLElement>('[data-widget_settings]')?.dataset['widget_settings']) ?? {};
	const served = [...content.children];
	const tabs = [...list.querySelectorAll<HTMLElement>('.filter-nav-link')].map((control): Tab => {
		const name = `filter-${control.dataset['filterUid']}`;
		const panel = served.find(({ classList }) => classList.contains(name)) as HTMLElement | undefined;
		return {
			control,
			item: control.closest('li') ?? control,
			panel: panel ?? element('div', { class: `filter-content-row filtered-product-list ${name}` }),
		};
	});
	for (const { panel } of tabs) {
		if (!served.includes(panel)) content.append(panel);
		panel.id ||= `archipel-products-${++lastId}`;
	}
	const set: TabSet = { list, tabs };
	const part = refreshedPart(() => content);
	const open = openTab(set, 'active');

	const choose = (tab: Tab) => {
		part.abort();
		const { control, panel } = tab;
		if (panel.hasChildNodes()) return open(tab);
		void part.refresh({
			control,
			anchor: list,
			mode: 'replace',
			ask: (own) => filteredProducts(readIds(control.dataset['productList']), settings, own),
			show(html) {
				const parts = [...safeHtml(html).children];
				const products = parts.filter((one) => one.matches('.shopengine-single-product-item'));
				const errors = parts.filter((one) => one.matches('.error'));
				if (!products.length && !errors.length)
					throw new RequestError('invalid', 'filter_cat_products', { body: html });
				panel.replaceChildren(...products, ...(products.length ? [] : errors));
				open(tab);
				const name = control.textContent.trim();
				return products.length ? messages('opened', { name, count: products.length }) : messages('empty', { name });
			},
			retry: () => choose(tab),
		});
	};
	signal.addEventListener('abort', () => {
		part.abort();
		for (const { panel } of tabs) if (!panel.hasChildNodes()) panel.remove();
	});
	// A panel may have to be fetched: arrow keys move the focus without opening it.
	const controls = tabs.map(({ control }) => control);
	return begin(set, open, choose, signal, ({ control }) => makeTabStop(control, controls));
}

/** Returns a function that shows a tab and sets the class that the theme styles. */
const openTab = (set: TabSet, active: string) => (chosen: Tab) => {
	showTab(set, chosen);
	for (const tab of set.tabs)
		for (const element of [tab.control, tab.panel]) element.classList.toggle(active, tab === chosen);
};

/** Adds roles and names, opens the server's active tab, and handles keys, and clicks before the theme's script. @param reach Called for the tab that arrow keys reach. */
function begin(
	set: TabSet,
	open: (tab: Tab) => void,
	choose: (tab: Tab) => void,
	signal: AbortSignal,
	reach = choose,
): Open {
	const { list, tabs } = set;
	const unlabel = labelTabs(set);
	open(tabs.find(({ control }) => control.matches('.active, .elementor-active')) ?? tabs[0]!);
	listen(list, 'click', { capture: true, signal }, (event) => {
		const tab = tabs.find(({ control }) => control.contains(event.target as Node));
		if (!tab || isModified(event)) return;
		event.preventDefault();
		event.stopPropagation();
		choose(tab);
	});
	followKeys(set, choose, signal, reach);
	signal.addEventListener('abort', () => {
		unlabel();
		for (const { panel } of tabs) unhide(panel);
	});
	return (pressed) => {
		// Of Elementor's tabs a second title, between the panels, may have been pressed.
		const { tab: name } = pressed.dataset;
		const tab = tabs.find(({ control }) => control === pressed || (name && control.dataset['tab'] === name));
		if (tab) choose(tab);
	};
}

/** Returns the ids in a JSON attribute; other values are dropped (SEC-03). */
export function readIds(json: string | undefined): number[] {
	const value = readObject(`{"list":${json || '[]'}}`)?.['list'];
	const list = Object.values(typeof value === 'object' && value ? value : [value]).map(Number);
	return [...new Set(list.filter((id) => Number.isSafeInteger(id) && id > 0))];
}
