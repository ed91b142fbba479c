import type { Page } from '@playwright/test';
import type { Registry, RegistryEntry } from '../../src/runtime/registry';

declare global {
	interface Window {
		/** Ends once every island of the host has mounted that comes by itself or with a press; one that waits for the shopper is pressed. */
		archipelTestMounted?: (host: Element) => Promise<void>;
	}
}

/** Notes which islands mount. Runs in the page. */
export function noteMounted(): void {
	const mounted = new WeakMap<Element, Set<string>>();
	const looks = new Set<() => void>();
	addEventListener(
		'archipel:mounted',
		(event) => {
			const { target, detail } = event as CustomEvent<{ island: string }>;
			if (target instanceof Element) mounted.set(target, (mounted.get(target) ?? new Set()).add(detail.island));
			for (const look of looks) look();
		},
		true,
	);
	const dataOf = (host: Element) => (host as HTMLElement | SVGElement).dataset;
	const isWhole = (host: Element) => {
		const { islands = {} } = JSON.parse(document.getElementById('archipel-config')?.textContent || '{}') as {
			islands?: Registry;
		};
		const { archipel, archipelWhen, archipelState } = dataOf(host);
		const isExpected = ([name, entry]: [string, RegistryEntry | null]) => {
			const isPlaced = archipel === name;
			const when = (isPlaced && archipelWhen) || (entry?.when ?? '');
			return (isPlaced || (entry?.adopts && host.matches(entry.adopts))) && /(^| )(idle|interaction)( |$)/.test(when);
		};
		return (
			archipelState === 'mounted' &&
			Object.entries(islands)
				.filter(isExpected)
				.every(([name]) => mounted.get(host)?.has(name))
		);
	};
	window.archipelTestMounted = (host) =>
		new Promise((resolve) => {
			// As a finger does: a press that does not end would be waited for, and what leans towards it would go on leaning.
			if (dataOf(host)['archipelState'] === undefined)
				for (const type of ['pointerdown', 'pointerup', 'pointerleave'])
					host.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, composed: true }));
			const states = new MutationObserver(look);
			function look() {
				if (!isWhole(host)) return;
				looks.delete(look);
				states.disconnect();
				resolve();
			}
			looks.add(look);
			states.observe(host, { attributeFilter: ['data-archipel-state'] });
			look();
		});
}

/** Milliseconds until the islands of a host have come, and until a host is looked for and pressed again: it may be a new one. */
const PATIENCE = 20_000;
const AGAIN = 250;

/**
 * Waits until the islands on this host can take clicks; to those that wait for the shopper, somebody comes.
 *
 * @param host a selector of CSS. Playwright's locators would describe the element for the log at each look, and a form with all its
 * variations in an attribute is a megabyte.
 */
export async function mounted(page: Page, host: string): Promise<void> {
	const end = Date.now() + PATIENCE;
	do {
		const whole = page
			.evaluate(async (selector) => {
				const found = document.querySelector(selector);
				await (found && window.archipelTestMounted!(found));
				return found !== null;
			}, host)
			// A page on its way out answers nothing.
			.catch(() => false);
		const pause = new Promise<false>((resolve) => setTimeout(resolve, AGAIN, false));
		if (await Promise.race([whole, pause])) return;
		await pause;
	} while (Date.now() < end);
	throw new Error(`${host}: its islands have not come within ${PATIENCE / 1000} s`);
}
