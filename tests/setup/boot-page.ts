import { afterEach, beforeEach, expect, vi } from 'vitest';
import { boot } from '../../src/runtime/boot';
import type { Loader } from '../../src/runtime/load';
import type { MountContext } from '../../src/runtime/mount';
import type { MountIsland, Registry, RegistryEntry } from '../../src/runtime/registry';
import type { IslandFailure } from '../../src/runtime/events';

/** Sets up a page for each test of a file, and records its events. */
export function bootPage() {
	const follow = vi.fn<(href: string | URL) => void>();
	const failures: IslandFailure[] = [];
	let stop: () => void = () => {};
	const start = (registry: Registry, loader: Loader, isPartial?: boolean) => (stop = boot(registry, loader, isPartial));
	const onFailure = (event: Event) => void failures.push((event as CustomEvent<IslandFailure>).detail);

	beforeEach(() => {
		failures.length = 0;
		vi.spyOn(location, 'assign').mockImplementation(follow);
		vi.spyOn(console, 'error').mockImplementation(() => {});
		document.addEventListener('archipel:error', onFailure);
	});
	afterEach(() => {
		stop();
		stop = () => {};
		document.removeEventListener('archipel:error', onFailure);
	});
	return {
		/** Mock of the function that navigates the browser. */
		follow,
		/** Details of the `archipel:error` events. */
		failures,
		/** Boots until the end of the test. @returns Function that stops earlier. */
		start,
		/** Boots a page with islands that record their hosts and whose files load at once. */
		open(html: string, registry: Registry) {
			document.body.innerHTML = html;
			const { mount, mounted } = recordingIsland();
			const loader = loaderOf(mount);
			return { mounted, loader, stop: start(registry, loader) };
		},
	};
}

export const entry = (more: Partial<RegistryEntry> = {}): RegistryEntry => ({
	when: 'load',
	script: 'islands/x.js',
	...more,
});

/** A loader whose files load at once; `load` and `reload` are mocks that can fail. */
export function loaderOf(mount: MountIsland) {
	return {
		prefetch: vi.fn<Loader['prefetch']>(),
		load: vi.fn<Loader['load']>(() => Promise.resolve(mount)),
		reload: vi.fn<Loader['reload']>(() => Promise.resolve(mount)),
		installed: vi.fn<Loader['installed']>(() => Promise.resolve({})),
	};
}

/** An island that records its hosts. */
export function recordingIsland() {
	const mounted: { host: HTMLElement; context: MountContext }[] = [];
	const mount: MountIsland = async (host, context) => void mounted.push({ host, context });
	return { mount, mounted };
}

export const settled = (host: HTMLElement, state = 'mounted') =>
	vi.waitFor(() => expect(host.dataset['archipelState']).toBe(state));

export const query = (selector: string) => document.querySelector<HTMLElement>(selector)!;

/** Waits for mutation observers and mounting, which take a few turns. */
export const turns = () => new Promise((resolve) => setTimeout(resolve, 20));
