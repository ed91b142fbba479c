import { DIST_URL } from '../../fixtures/archipel/manifest';
import { bundle } from '../e2e/bundle';
import { deliver, PAGES, PROBE, tablePage, type Gesture, type Row } from '../setup/mount-table';
import type { Tab } from './tab';
import { expect, test } from './test';

/** Milliseconds for which a button or a key is held down, in which an island comes. */
const HOLD = 400;

let probe: string;
test.beforeAll(async () => void (probe = await bundle(PROBE)));

/** Makes an island's trigger true and delivers its file: now, or at the next event of a kind. */
const arrive = (tab: Tab, { name, wake }: Row, type?: 'pointerdown' | 'keydown') =>
	tab.evaluate(
		(textContent, event) => {
			const add = () => document.head.append(Object.assign(document.createElement('script'), { textContent }));
			if (event) addEventListener(event, add, { once: true, capture: true });
			else add();
		},
		`${wake}; (${deliver.toString()})('${name}');`,
		type,
	);

const gestures: Readonly<Record<Gesture, (tab: Tab, button: string, row: Row) => Promise<void>>> = {
	async 'a press during which it mounts'(tab, button, row) {
		await arrive(tab, row, 'pointerdown');
		await tab.click(button, HOLD);
	},
	async 'a Space during which it mounts'(tab, button, row) {
		await tab.focus(button);
		await arrive(tab, row, 'keydown');
		await tab.press(' ', HOLD);
	},
	async 'a click before it comes'(tab, button, row) {
		await tab.click(button);
		await arrive(tab, row);
	},
	async 'Enter before it comes'(tab, button, row) {
		await tab.focus(button);
		await tab.press('Enter');
		await arrive(tab, row);
	},
	async 'Enter after it has come while the focus was there'(tab, button, row) {
		await tab.focus(button);
		await arrive(tab, row);
		await tab.mounted(`[data-archipel="${row.name}"]`);
		await tab.press('Enter');
	},
};

for (const [at, cells] of PAGES.entries())
	test(`[RT-03] a press, a Space, a click and Enter before an island comes or while it mounts, and Enter after, answer once, whatever wakes it and however it mounts (${at + 1} of ${PAGES.length})`, async ({
		tab,
		shop,
	}) => {
		shop.serve('/mount-table/probe.js', 'text/javascript', probe);
		shop.serve('/mount-table/', 'text/html', tablePage(cells));
		await tab.goto('/mount-table/');
		await tab.evaluate((stub) => import(stub), `${DIST_URL}archipel.js`);
		for (const { row, gesture, mount } of cells) {
			const host = `[data-archipel="${row.name}"]`;
			const title = `${gesture}: ${mount}, ${row.when}, ${row.control}`;
			await gestures[gesture](tab, `${host} button`, row);
			await tab.mounted(host);
			const answers = () => tab.evaluate((name) => window.archipelTestProbes?.[name]?.answers, row.name);
			await expect.poll(answers, title).toBe(1);
			// A delayed duplicate press would have arrived by then.
			await tab.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20))));
			expect(await answers(), title).toBe(1);
			const hasFocus = (selector: string) => document.querySelector(selector)!.contains(document.activeElement);
			expect(await tab.evaluate(hasFocus, host), `${title}: focus`).toBe(true);
		}
	});
