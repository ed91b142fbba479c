import type { Page } from '@playwright/test';
import type { Registry, RegistryEntry } from '../../src/runtime/registry';

declare global {
	interface Window {
		/**
		 * Resolves once all islands of the host that mount in idle time or by interaction have mounted; sends a press to islands that wait for one.
		 */
		archipelTestMounted?: (host: Element) => Promise<void>;
		/** Names of the islands that have mounted, in order. */
		archipelTestIslands?: string[];
		/** Names of those that have mounted a second time on the same host. */
		archipelTestTwice?: string[];
	}
}

/** Records which islands mount. Runs in the page. */
export function noteMounted(): void {
	const mounted = new WeakMap<Element, Set<string>>();
	const looks = new Set<() => void>();
	const islands: string[] = (window.archipelTestIslands = []);
	const twice: string[] = (window.archipelTestTwice = []);
	addEventListener(
		'archipel:mounted',
		(event) => {
			const { target, detail } = event as CustomEvent<{ island: string }>;
			const names = mounted.get(target as Element) ?? new Set();
			if (names.has(detail.island)) twice.push(detail.island);
			mounted.set(target as Element, names.add(detail.island));
			islands.push(detail.island);
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
			// The body has no state.
			(host === document.body ? mounted.has(host) : archipelState === 'mounted') &&
			Object.entries(islands)
				.filter(isExpected)
				.every(([name]) => mounted.get(host)?.has(name))
		);
	};
	window.archipelTestMounted = (host) =>
		new Promise((resolve) => {
			// A complete press with `pointerleave`: islands wait for the end of a press, and prefetching by hover would go on.
			if (dataOf(host)['archipelState'] === undefined && !mounted.has(host))
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

/** PATIENCE: time-out in milliseconds. AGAIN: interval in milliseconds for finding the host again, which may have been replaced. */
const PATIENCE = 20_000;
const AGAIN = 250;

/**
 * Waits until the host's islands can take clicks; wakes islands that wait for an interaction.
 *
 * @param host CSS selector. Playwright's locators would log the element at each look, and a form with all its variations in an attribute is a
 * megabyte.
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
			// A page during navigation rejects evaluations.
			.catch(() => false);
		const pause = new Promise<false>((resolve) => setTimeout(resolve, AGAIN, false));
		if (await Promise.race([whole, pause])) return;
		await pause;
	} while (Date.now() < end);
	throw new Error(`${host}: its islands have not come within ${PATIENCE / 1000} s`);
}

/** Names of the islands that have mounted on the page, in order. */
export const islandsOf = (page: Page): Promise<string[]> => page.evaluate(() => window.archipelTestIslands!);

/** Opens a page, and waits until the host's islands can take clicks. */
export async function visit(page: Page, address: string, host: string): Promise<void> {
	await page.goto(address);
	await mounted(page, host);
}

/** Scrolls to a host, of the page at `address` if given, and waits until its islands can take clicks: they may wait for being seen. */
export async function reach(page: Page, host: string, address?: string): Promise<void> {
	if (address) await page.goto(address);
	await page.locator(host).scrollIntoViewIfNeeded();
	await mounted(page, host);
}
