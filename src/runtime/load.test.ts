import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createLoader, type Loader } from './load';
import type { RegistryEntry } from './registry';

/** Returns a module as a `data:` URL: such "files" need no server, and the base URL does not matter. */
const moduleOf = (text: string) => `data:text/javascript,export default () => ${JSON.stringify(text)} //`;
const broken = 'data:text/javascript,throw new TypeError("gone") //';
const entry = (script: string, more: Partial<RegistryEntry> = {}): RegistryEntry => ({ when: 'load', script, ...more });
const BASE = 'https://shop.test/dist/';

/** Links that the loader added to the head; recorded but not connected, so that no file is fetched. */
const added: HTMLLinkElement[] = [];
const links = (rel: string) => added.filter((link) => link.rel === rel);

async function answerStyles(type: 'load' | 'error'): Promise<void> {
	// The loader adds the stylesheets one turn later.
	await vi.advanceTimersByTimeAsync(0);
	links('stylesheet').forEach((link) => link.dispatchEvent(new Event(type)));
}

/** What the default export of a module of `moduleOf` says. */
const wordOf = async (module: Promise<unknown>) => ((await module) as () => string)();

/** Reloads an island, with the 500 ms before a second try. */
async function reload(loader: Loader, name: string, files: RegistryEntry) {
	const [mount] = await Promise.all([loader.reload(name, files), vi.advanceTimersByTimeAsync(500)]);
	return mount;
}

beforeEach(() => {
	vi.useFakeTimers();
	added.length = 0;
	document.head.innerHTML = '';
	vi.spyOn(document.head, 'append').mockImplementation((...nodes) => void added.push(...(nodes as HTMLLinkElement[])));
	vi.stubGlobal('fetch', vi.fn());
});

test('[RT-02] asks for the island’s modules once, and runs none of them', () => {
	const loader = createLoader(BASE);
	const files = entry('islands/x-1.js', { preload: ['chunks/a-1.js', 'chunks/b-1.js'] });
	loader.prefetch(files);
	loader.prefetch(files);
	loader.prefetch(entry('islands/y-1.js', { preload: ['chunks/a-1.js'] }));
	expect(links('modulepreload').map(({ href }) => href)).toEqual(
		['islands/x-1.js', 'chunks/a-1.js', 'chunks/b-1.js', 'islands/y-1.js'].map((file) => BASE + file),
	);
});

describe('load', () => {
	test('brings the module’s default export; one that does not come rejects', async () => {
		expect(await wordOf(createLoader(BASE).load('x', entry(moduleOf('mounted'))))).toBe('mounted');
		await expect(createLoader(BASE).load('x', entry(broken))).rejects.toThrow('gone');
	});

	test('[RT-15] what the page names does not wait for the whole registry', async () => {
		vi.mocked(fetch).mockReturnValue(new Promise(() => {}));
		const loader = createLoader(BASE);
		void loader.installed();
		expect(await wordOf(loader.load('x', entry(moduleOf('m'))))).toBe('m');
	});

	describe('a script that hangs', () => {
		/** Module whose evaluation waits for the global promise `key`. */
		const hanging = (key: string) => `data:text/javascript,await globalThis.${key}; export default () => '${key}' //`;
		const arrive: Record<string, () => void> = {};
		const wait = (key: string) => vi.stubGlobal(key, new Promise<void>((resolve) => (arrive[key] = resolve)));

		test('[RT-05] counts as lost after 10 seconds', async () => {
			wait('never');
			const lost = vi.fn();
			createLoader(BASE)
				.load('x', entry(hanging('never')))
				.catch(lost);
			await vi.advanceTimersByTimeAsync(9_999);
			expect(lost).not.toHaveBeenCalled();
			await vi.advanceTimersByTimeAsync(1);
			expect(lost).toHaveBeenCalledOnce();
		});

		test('[RT-05] is taken if it comes before the second try', async () => {
			vi.mocked(fetch).mockRejectedValue(new TypeError('lost'));
			wait('late');
			const loader = createLoader(BASE);
			const script = hanging('late');
			loader.load('x', entry(script)).catch(() => {});
			await vi.advanceTimersByTimeAsync(10_000);
			wait('late2');
			const second = loader.reload('x', entry(hanging('late2')));
			await vi.advanceTimersByTimeAsync(9_000);
			arrive['late']!();
			expect(await wordOf(second)).toBe('late');
		});
	});

	test('styles that the server printed, or inlined, are not asked for again; the others are, under WordPress’ ids', async () => {
		document.head.innerHTML = '<link id="archipel-x-css"><style id="archipel-x-2-inline-css"></style>';
		const styles = ['islands/x.css?ver=1', 'islands/x1.css', 'islands/x2.css'];
		const loaded = createLoader(BASE).load('x', entry(moduleOf('m'), { styles }));
		await answerStyles('load');
		await loaded;
		expect(links('stylesheet').map(({ id, href }) => [id, href])).toEqual([
			['archipel-x-1-css', `${BASE}islands/x1.css`],
		]);
	});

	test('a style sheet that does not come does not keep the island away', async () => {
		const loaded = createLoader(BASE).load('x', entry(moduleOf('m'), { styles: ['x.css'] }));
		await answerStyles('error');
		await expect(loaded).resolves.toBeTypeOf('function');
	});

	test('nor does one that hangs', async () => {
		const loaded = createLoader(BASE).load('x', entry(moduleOf('m'), { styles: ['x.css'] }));
		let isThere = false;
		void loaded.then(() => (isThere = true));
		await vi.advanceTimersByTimeAsync(4900);
		expect(isThere).toBe(false);
		await vi.advanceTimersByTimeAsync(100);
		expect(await loaded).toBeTypeOf('function');
	});
});

describe('reload', () => {
	const answer = (islands: Record<string, RegistryEntry>) =>
		vi.mocked(fetch).mockImplementation(async () => new Response(JSON.stringify({ islands })));

	test('[WP-10] asks which files are installed now, past every cache, and takes those', async () => {
		answer({ x: entry(moduleOf('new')) });
		expect(await wordOf(reload(createLoader(BASE), 'x', entry(broken)))).toBe('new');
		expect(fetch).toHaveBeenCalledExactlyOnceWith(
			`${BASE}registry.json`,
			expect.objectContaining({ cache: 'no-cache' }),
		);
	});

	test.each([
		['cannot be asked', () => vi.mocked(fetch).mockRejectedValue(new TypeError('offline'))],
		['answers HTML', () => vi.mocked(fetch).mockImplementation(async () => new Response('<!doctype html>'))],
		['does not know the island', () => answer({})],
	])('takes the same file again when the registry %s', async (_case, arrange) => {
		arrange();
		expect(await wordOf(reload(createLoader(BASE), 'x', entry(moduleOf('old'))))).toBe('old');
	});

	test('[WP-10] the answer holds for the rest of the visit: no other island asks again, or for a file that is gone', async () => {
		answer({ x: entry(moduleOf('x')), y: entry(moduleOf('new'), { preload: ['chunks/new-1.js'] }) });
		const loader = createLoader(BASE);
		await Promise.all([reload(loader, 'x', entry(broken)), reload(loader, 'x', entry(broken))]);
		expect(await wordOf(loader.load('y', entry(broken, { preload: ['chunks/old-1.js'] })))).toBe('new');
		expect(links('modulepreload').map(({ href }) => href)).toEqual([`${BASE}chunks/new-1.js`]);
		await reload(loader, 'z', entry(moduleOf('z')));
		expect(fetch).toHaveBeenCalledTimes(1);
	});

	test('no answer is not remembered', async () => {
		vi.mocked(fetch).mockRejectedValueOnce(new TypeError('offline'));
		const loader = createLoader(BASE);
		await reload(loader, 'x', entry(moduleOf('m')));
		answer({ x: entry(moduleOf('new')) });
		expect(await wordOf(reload(loader, 'x', entry(broken)))).toBe('new');
	});

	test('[WP-10] a page of another build asks before anything else, and for no file in vain', async () => {
		answer({ x: entry(moduleOf('new'), { preload: ['chunks/new-1.js'] }) });
		const loader = createLoader(BASE, true);
		expect(await wordOf(loader.load('x', entry(broken, { preload: ['chunks/old-1.js'] })))).toBe('new');
		expect(fetch).toHaveBeenCalledTimes(1);
		expect(links('modulepreload').map(({ href }) => href)).toEqual([`${BASE}chunks/new-1.js`]);
	});

	test('a module that fails again rejects', async () => {
		answer({});
		await expect(reload(createLoader(BASE), 'x', entry(broken))).rejects.toThrow('gone');
	});

	test('offline, it waits for the connection', async () => {
		answer({});
		const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
		const loaded = createLoader(BASE).reload('x', entry(moduleOf('m')));
		await vi.advanceTimersByTimeAsync(500);
		expect(fetch).not.toHaveBeenCalled();
		onLine.mockReturnValue(true);
		dispatchEvent(new Event('online'));
		await expect(loaded).resolves.toBeTypeOf('function');
	});
});
