import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { printConfig } from '../tests/setup/print-config';
import { turns } from '../tests/setup/boot-page';

/** Module of an island as a `data:` URL, which can be imported without a server. */
const script = 'data:text/javascript,export default async (host) => { host.textContent = "mounted" }';
const config = { base: 'https://shop.test/', islands: { deal: { when: 'load', script } } };

/** Observers to disconnect after each test: entry.ts never does. */
const watching: MutationObserver[] = [];
const Observer = MutationObserver;

beforeEach(() => {
	vi.resetModules();
	vi.stubGlobal(
		'MutationObserver',
		class extends Observer {
			constructor(callback: MutationCallback) {
				super(callback);
				watching.push(this);
			}
		},
	);
	document.body.innerHTML = '<div data-archipel="deal">server</div>';
	vi.spyOn(document.head, 'append').mockImplementation(() => {});
	vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => watching.splice(0).forEach((observer) => observer.disconnect()));

const start = () => import('./entry');
const host = () => document.querySelector<HTMLElement>('[data-archipel]')!;

test.each([
	['fetch', globalThis, 'fetch'],
	['FormData', globalThis, 'FormData'],
	['NodeList.forEach', NodeList.prototype, 'forEach'],
	['String.replaceAll', String.prototype, 'replaceAll'],
])('[RT-09] the stub: without %s it says so once and leaves the server’s HTML', async (_name, owner: object, key) => {
	printConfig(config);
	const feature = Object.getOwnPropertyDescriptor(owner, key)!;
	Object.defineProperty(owner, key, { configurable: true, value: undefined });
	try {
		await start();
		await turns();
	} finally {
		Object.defineProperty(owner, key, feature);
	}
	expect(host().textContent).toBe('server');
	expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('did not start: old browser'));
});

test('the stub: a config that is not JSON is one line on the console', async () => {
	printConfig('{"islands":');
	await start();
	await vi.waitFor(() => expect(console.error).toHaveBeenCalledTimes(1));
	expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/^\[archipel\] did not start: SyntaxError/));
	expect(host().textContent).toBe('server');
});

test('[RT-01] the stub: it mounts what the printed config enables; one that runs before the config has been parsed waits for it, and asks nobody', async () => {
	vi.stubGlobal('fetch', vi.fn());
	const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
	await start();
	await turns();
	printConfig(config);
	state.mockReturnValue('interactive');
	document.dispatchEvent(new Event('DOMContentLoaded'));
	await vi.waitFor(() => expect(host().textContent).toBe('mounted'));
	expect(fetch).not.toHaveBeenCalled();
	expect(console.error).not.toHaveBeenCalled();
});
