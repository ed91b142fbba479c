import { expect, type Page } from '@playwright/test';
import type { Registry, RegistryEntry } from '../../src/runtime/registry';

declare global {
	interface Window {
		/** The islands that have mounted on each host. */
		archipelTestMounted?: WeakMap<Element, Set<string>>;
	}
}

/** Notes which islands mount: a host may have several, and its state tells of the first. Runs in the page. */
export function noteMounted(): void {
	const mounted = (window.archipelTestMounted = new WeakMap<Element, Set<string>>());
	addEventListener(
		'archipel:mounted',
		(event) => {
			const { target, detail } = event as CustomEvent<{ island: string }>;
			if (target instanceof Element) mounted.set(target, (mounted.get(target) ?? new Set()).add(detail.island));
		},
		true,
	);
}

/** Whether every island of the host has mounted that comes by itself or with a press. Runs in the page. */
function hasMounted(host: HTMLElement | SVGElement): boolean {
	const { islands = {} } = JSON.parse(document.getElementById('archipel-config')?.textContent || '{}') as {
		islands?: Registry;
	};
	const isExpected = ([name, entry]: [string, RegistryEntry | null]) => {
		const isPlaced = host.dataset['archipel'] === name;
		const when = (isPlaced && host.dataset['archipelWhen']) || (entry?.when ?? '');
		return (isPlaced || (entry?.adopts && host.matches(entry.adopts))) && /(^| )(idle|interaction)( |$)/.test(when);
	};
	const mounted = window.archipelTestMounted?.get(host);
	return (
		host.dataset['archipelState'] === 'mounted' &&
		Object.entries(islands)
			.filter(isExpected)
			.every(([name]) => mounted?.has(name))
	);
}

/** Waits until the islands on this host can take clicks; to those that wait for the shopper, somebody comes. */
export async function mounted(page: Page, host: string): Promise<void> {
	const element = page.locator(host).first();
	await expect(async () => {
		// As a finger does: a press that does not end would be waited for, and what leans towards it would go on leaning.
		if ((await element.getAttribute('data-archipel-state')) === null)
			for (const type of ['pointerdown', 'pointerup', 'pointerleave']) await element.dispatchEvent(type);
		await expect.poll(() => element.evaluate(hasMounted), { timeout: 250, intervals: [20] }).toBe(true);
	}).toPass({ timeout: 20_000, intervals: [0] });
}
