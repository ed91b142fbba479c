import type { TabSet } from '../../../src/dom/tabs/tab-set';

/** Returns the list of tabs with their panels; `undefined` without any. */
export function readTabSet(host: HTMLElement): TabSet | undefined {
	const list = host.querySelector<HTMLElement>('.wc-tabs, ul.tabs, [role=tablist]');
	if (!list) return undefined;
	const tabs = [...list.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')].flatMap((control) => {
		const panel = document.getElementById(decodeURIComponent(control.hash.slice(1)));
		return panel && host.contains(panel) ? [{ control, item: control.closest('li') ?? control, panel }] : [];
	});
	return tabs.length ? { list, tabs } : undefined;
}
