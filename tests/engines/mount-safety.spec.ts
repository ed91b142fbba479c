import { deliver, MOUNTS, PROBE, ROWS, tablePage, type Row } from '../setup/mount-table';
import { DIST_URL } from '../../fixtures/archipel/manifest';
import { bundle } from '../e2e/bundle';
import { expect, test } from './test';
import type { Tab } from './tab';

async function arrive(tab: Tab, { name, wake }: Row): Promise<void> {
	await tab.evaluate((source) => {
		document.head.append(Object.assign(document.createElement('script'), { textContent: source }));
	}, wake);
	await tab.evaluate(deliver, name);
}

const gestures: Readonly<Record<string, (tab: Tab, button: string) => Promise<void>>> = {
	'a click': (tab, button) => tab.click(button),
	async Enter(tab, button) {
		await tab.focus(button);
		await tab.press('Enter');
	},
};

const GESTURES = Object.keys(gestures);

/**
 * Each gesture is combined with every trigger and every way of mounting. Chromium tests the same with a button or key held down
 * (tests/e2e/mount-safety.spec.ts).
 */
const visits = MOUNTS.map((mount, column) => ({
	mount,
	rows: ROWS.map((row, at) => ({ row, at: at + column }))
		.filter(({ at }) => at % 2 === 0)
		.map(({ row, at }) => ({ row, gesture: GESTURES[(at / 2) % 2]! })),
}));

test('[RT-03] a click or Enter before an island comes is answered once', async ({ tab, shop }) => {
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
				await gestures[gesture]!(tab, `${host} button`);
				await arrive(tab, row);
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
