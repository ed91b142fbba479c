import { islandRecords } from '../dist';
import { seededRandom, type SeededRandom } from '../setup/seeded-random';
import { answerWith, expect, rewrite, test, type Page } from './harness';
import { measureMemory } from './measure-memory';
import { LINK } from './mini-cart-helpers';

/**
 * Swaps the page's body for a fresh one of the server's, waits until these islands have mounted, and swaps it for an empty one; tells which
 * have. Without the wait a round may end before a busy machine has mounted anything: on `/iles/` half of them did nothing. What an island
 * goes on hearing of the server's nodes when it has gone is in `left`.
 */
const prepareRounds = (page: Page, path: string, islands: readonly string[]) =>
	page.evaluate(
		async ([address, awaited]) => {
			const server = await new Promise<Document>((resolve) => {
				const request = new XMLHttpRequest();
				request.open('GET', address);
				request.responseType = 'document';
				request.addEventListener('load', () => resolve(request.responseXML!));
				request.send();
			});
			server
				.querySelectorAll('script, iframe, [data-archipel-example=wrong-prop]')
				.forEach((element) => element.remove());
			document.head.append(document.querySelector('#archipel-config')!);
			const mounted = window.archipelTestIslands!;
			const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
			const rest = async (names: readonly string[] = []) => {
				let [before, quiet] = [-1, 0];
				const deadline = performance.now() + 30_000;
				const isWaiting = () => performance.now() < deadline && !names.every((name) => mounted.includes(name));
				while (quiet < 5 || isWaiting()) {
					await frame();
					quiet = mounted.length === before && !document.querySelector('[aria-busy=true]') ? quiet + 1 : 0;
					before = mounted.length;
				}
			};
			let printed = new WeakSet<EventTarget>();
			let heard: { target: Element; type: string; listener: unknown; signal: AbortSignal | undefined }[] = [];
			const { addEventListener, removeEventListener } = EventTarget.prototype;
			EventTarget.prototype.addEventListener = function (type, listener, options) {
				const { signal, once } = Object(options) as AddEventListenerOptions;
				if (printed.has(this) && !once) heard.push({ target: this as Element, type, listener, signal });
				addEventListener.call(this ?? window, type, listener, options);
			};
			EventTarget.prototype.removeEventListener = function (type, listener, options) {
				heard = heard.filter((one) => one.target !== this || one.type !== type || one.listener !== listener);
				removeEventListener.call(this ?? window, type, listener, options);
			};
			/** React listens once for all of a root, which it does not give back. */
			const isReacts = (target: Element) => Object.keys(target).some((key) => key.startsWith('_reactListening'));
			const left = new Set<string>();
			const round = async () => {
				mounted.length = 0;
				const body = document.importNode(server.body, true);
				printed = new WeakSet([body, ...body.querySelectorAll('*')]);
				document.body.replaceWith(body);
				await rest(awaited);
				document.body.replaceWith(document.createElement('body'));
				await rest();
				for (const { target, type, signal } of heard.splice(0))
					if (!signal?.aborted && !isReacts(target)) left.add(`${type} of ${target.tagName}.${target.className}`);
				return mounted.sort();
			};
			Object.assign(globalThis, { round, left });
		},
		[path, islands] as const,
	);

/**
 * Page with every island, mounted and unmounted as a whole. Leaks are counted exactly in nodes and listeners, so few rounds suffice; a thousand
 * mounts are a unit test (src/runtime/boot-endurance.test.ts).
 */
const PATH = '/iles/';
const islands = Object.keys(islandRecords()).filter((name) => name !== 'sticky-add-to-cart');
/** More rounds on a busy machine, where the engine finishes compiling later. */
const [FEWEST_ROUNDS, MOST_ROUNDS] = [3, 10];
/** Maximum bytes kept per round. A single leaked host needs more for its nodes alone. */
const KEPT = 100_000;

test(`[REL-02] [RT-14] every island of /iles/ mounts once, and leaves nothing behind`, async ({ page, guard }) => {
	test.setTimeout(300_000);
	guard.allowErrors(/404 \(Not Found\)$/);
	await rewrite(page, PATH, (html) =>
		html.replaceAll(/"when":"[^"]*"/g, '"when":"load"').replaceAll(/ data-archipel-when="[^"]*"/g, ''),
	);
	await page.goto(PATH);
	await prepareRounds(page, PATH, islands);
	const session = await page.context().newCDPSession(page);
	await session.send('HeapProfiler.enable');
	const round = () => page.evaluate(() => (globalThis as unknown as { round: () => Promise<string[]> }).round());
	// The first round loads the files.
	expect([...new Set(await round())]).toEqual(expect.arrayContaining(islands));
	expect(await page.evaluate(() => window.archipelTestTwice)).toEqual([]);
	const left = await page.evaluate(() => [...(globalThis as unknown as { left: Set<string> }).left]);
	// The state of a product form is the form's, whatever islands come and go.
	expect(left.filter((one) => !one.startsWith('change of FORM.variations_form'))).toEqual([]);
	// Warm-up: creates lazily created singletons, and lets the engine compile hot code.
	for (let warm = 0; warm < 2; warm++) await round();
	// Waits until pending removals are done, so that the baseline is stable.
	let before = await measureMemory(session);
	await expect(async () => {
		const last = before;
		before = await measureMemory(session);
		expect(before.nodes).toBe(last.nodes);
	}).toPass({ timeout: 30_000 });
	let { heap } = before;
	const growth: number[] = [];
	/** Bytes kept per round by the last rounds together: a round that the collector favours does not hide those beside it. */
	const kept = () => growth.slice(-FEWEST_ROUNDS).reduce((sum, bytes) => sum + bytes, 0) / FEWEST_ROUNDS;
	while (growth.length < FEWEST_ROUNDS || (kept() >= KEPT && growth.length < MOST_ROUNDS)) {
		expect([...new Set(await round())]).toEqual(expect.arrayContaining(islands));
		const after = await measureMemory(session);
		growth.push(after.heap - heap);
		({ heap } = after);
	}
	// On a busy machine the last removals take longer: waits without further mounts.
	await expect(async () => {
		const after = await measureMemory(session);
		expect(after.nodes).toBeLessThanOrEqual(before.nodes);
		expect(after.listeners).toBeLessThanOrEqual(before.listeners);
	}).toPass({ timeout: 60_000 });
	// A leak would grow in every round.
	expect(kept(), `bytes that each round leaves behind: ${growth.join(', ')}`).toBeLessThan(KEPT);
});

/** Random seed; the title of a failed test contains its seed. */
const SEED = Number(process.env['STORM_SEED'] ?? 7);
/** Actions per page; 60 on all pages by default. */
const ACTIONS = Number(process.env['STORM_ACTIONS'] ?? 5);
/** Milliseconds before an action is abandoned. */
const PATIENCE = 2000;
/** Pages of one customer's visit. */
const WALKS = [
	['/', '/boutique/', '/categorie-produit/accessoires/', '/favoris/', '/mon-compte/', '/contact/'],
	[
		'/produit/guepiere-trois-options/',
		'/produit/nuisette-soiree/',
		'/produit/nuisette-avec-avis/',
		'/produit/bas-couture/',
		'/page-panier/',
		'/commande/',
	],
];
const KEYS = 'Tab Tab Shift+Tab Enter Space Escape ArrowDown ArrowUp ArrowRight ArrowLeft Home End'.split(' ');
const TEXTS = ['7', '-3', '1e21', 'é à', '<img src=x onerror=alert(1)>', '  ', '48'];
const SIZES = [
	[390, 844],
	[1280, 900],
	[320, 480],
	[768, 400],
] as const;

/** Centre of a random visible control that stays on the page, or occasionally of any link of the shop. */
const findControl = (page: Page, chance: number, mayLeave: boolean) =>
	page.evaluate(
		([at, isAny]) => {
			const isHere = (element: Element) => {
				if (!(element instanceof HTMLAnchorElement)) return true;
				const { origin, pathname } = new URL(element.href, location.href);
				return (
					origin === location.origin &&
					!element.target &&
					(isAny || pathname === location.pathname || element.role === 'button')
				);
			};
			const controls = [
				...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=radio], [role=tab]'),
			];
			const seen = controls.filter((element) => {
				const { top, left, width, height } = element.getBoundingClientRect();
				return width && height && top >= 0 && left >= 0 && top < innerHeight && left < innerWidth && isHere(element);
			});
			const box = seen[Math.floor(at * seen.length)]?.getBoundingClientRect();
			return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: innerWidth / 2, y: innerHeight / 2 };
		},
		[chance, mayLeave] as const,
	);

async function act(page: Page, random: SeededRandom): Promise<unknown> {
	const what = random.below(100);
	if (what < 45) {
		const { x, y } = await findControl(page, random.next(), !random.below(30));
		return page.mouse.click(x, y, { clickCount: random.pick([1, 1, 1, 2]) });
	}
	if (what < 75) return page.keyboard.press(random.pick(KEYS));
	if (what < 85) return page.keyboard.insertText(random.pick(TEXTS));
	if (what < 95) return page.mouse.wheel(0, random.pick([-2000, -300, 300, 2000]));
	if (what < 97) return page.evaluate(() => history.back());
	const [width, height] = random.pick(SIZES);
	return page.setViewportSize({ width, height });
}

for (const [at, paths] of WALKS.entries())
	test(`[REL-02] ${ACTIONS} random actions on each of ${paths.join(' ')} (seed ${SEED + at}): nothing breaks, and a shopper can go on`, async ({
		page,
		shop,
	}) => {
		// Worst case: every action takes its full time.
		test.setTimeout(ACTIONS * PATIENCE * paths.length + 30_000);
		const random = seededRandom(SEED + at);
		await shop.add(1178);
		page.on('dialog', (dialog) => void dialog.accept());
		// The shop's menu links to the page of examples, which has intended errors: redirects to the home page.
		await answerWith(page, /\/iles\//, { status: 302, headers: { location: '/' } });
		// The last action may have started a navigation.
		const goTo = (path: string) => expect(() => page.goto(path)).toPass();
		for (const path of paths)
			await test.step(path, async () => {
				await goTo(path);
				for (let action = 0; action < ACTIONS; action++) {
					// During a navigation evaluations never resolve, and the browser drops key presses.
					const isElsewhere = new Promise((resolve) => page.once('framenavigated', resolve));
					const isDone = act(page, random).catch((error: unknown) => {
						if (!/context was destroyed|navigat/i.test(String(error))) throw error;
					});
					await Promise.race([isDone, isElsewhere, page.waitForTimeout(PATIENCE)]);
				}
				await page.waitForFunction(() => document.readyState === 'complete');
			});
		await page.setViewportSize({ width: 1280, height: 900 });
		await goTo('/boutique/');
		await page.locator('li.post-1179 .add_to_cart_button').click();
		await expect.poll(async () => (await shop.cart())['Culotte taille haute'] ?? 0).toBeGreaterThan(0);
		await page.locator(LINK).click();
		await expect(page.getByRole('dialog', { name: 'Votre panier' })).toContainText('Culotte taille haute');
	});
