import { deliver, MOUNTS, PROBE, ROWS, tablePage, type Row } from '../setup/mount-table';
import { DIST_URL } from '../../fixtures/archipel/manifest';
import { bundle } from '../e2e/bundle';
import { expect, test } from './test';
import type { Tab } from './tab';

/** Source of a script that makes an island's trigger true and delivers its file. */
const arrivalOf = ({ name, wake }: Row) => `${wake}; (${deliver.toString()})('${name}');`;

/** Runs a script in the page: at once, or at the next press. */
const run = (tab: Tab, source: string, isAtPress = false) =>
	tab.evaluate(
		(text, waits) => {
			const add = () => document.head.append(Object.assign(document.createElement('script'), { textContent: text }));
			if (waits) addEventListener('pointerdown', add, { once: true, capture: true });
			else add();
		},
		source,
		isAtPress,
	);

const gestures: Readonly<Record<string, (tab: Tab, button: string, row: Row) => Promise<void>>> = {
	async 'a click before it comes'(tab, button, row) {
		await tab.click(button);
		await run(tab, arrivalOf(row));
	},
	async 'Enter before it comes'(tab, button, row) {
		await tab.focus(button);
		await tab.press('Enter');
		await run(tab, arrivalOf(row));
	},
	async 'a press during which it comes'(tab, button, row) {
		await run(tab, arrivalOf(row), true);
		await tab.click(button, 400);
	},
};

/**
 * Each gesture is combined with every trigger and with every way of mounting; Chromium tests more gestures
 * (tests/e2e/mount-safety.spec.ts).
 */
const visits = MOUNTS.map((mount, column) => ({
	mount,
	rows: ROWS.flatMap((row, at) => {
		const gesture = Object.keys(gestures)[(at + column) % MOUNTS.length];
		return gesture ? [{ row, gesture }] : [];
	}),
}));

test('[RT-03] a click or Enter before an island comes, and a press during which it comes, are answered once', async ({
	tab,
	shop,
}) => {
	shop.serve('/mount-table/probe.js', 'text/javascript', await bundle(PROBE));
	for (const { mount, rows } of visits)
		await test.step(mount, async () => {
			shop.serve(
				'/mount-table/',
				'text/html',
				tablePage(() => mount, DIST_URL),
			);
			await tab.goto('/mount-table/');
			await tab.evaluate((stub) => import(stub), `${DIST_URL}archipel.js`);
			for (const { row, gesture } of rows) {
				const host = `[data-archipel="${row.name}"]`;
				await gestures[gesture]!(tab, `${host} button`, row);
				await tab.mounted(host);
				const answers = () => tab.evaluate((name) => window.archipelTestProbes?.[name]?.answers, row.name);
				const title = `${mount}: ${gesture}, ${row.when}, ${row.control}`;
				await expect.poll(answers, title).toBe(1);
				// A delayed duplicate press would have arrived by then.
				await tab.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20))));
				expect(await answers(), title).toBe(1);
			}
		});
});
