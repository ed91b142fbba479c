import { CONTROLS, MOUNTS, PROBE, rowPage, WHENS } from '../setup/mount-table';
import { DIST_URL } from '../../fixtures/archipel/manifest';
import { bundle } from '../e2e/bundle';
import { expect, test } from './test';
import type { Tab } from './tab';

let probe: string;
test.beforeAll(async () => void (probe = await bundle(PROBE)));

interface ProbeWindow {
	arrive?: () => void;
	isThere?: boolean;
	answers?: number;
}

/** The trigger comes true, then the island's file, and all that follows from it happens which does not wait for the shopper. */
const wake = (tab: Tab, script: string) =>
	tab.evaluate(async (source) => {
		const run = document.createElement('script');
		run.textContent = source;
		document.head.append(run);
		const island = window as unknown as ProbeWindow;
		const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
		for (let tries = 0; !island.arrive && tries < 200; tries++) await frame();
		island.arrive!();
		for (let tries = 0; !island.isThere && tries < 200; tries++) await frame();
		for (let frames = 0; frames < 5; frames++) await frame();
	}, script);

const gestures: Readonly<Record<string, (tab: Tab) => Promise<void>>> = {
	'a click': (tab) => tab.click('button'),
	async Enter(tab) {
		await tab.focus('button');
		await tab.press('Enter');
	},
};

// What happens while a button or a key is held down is tested in Chromium, by another table (tests/e2e/mount-safety.spec.ts).
for (const [gesture, perform] of Object.entries(gestures))
	for (const mount of MOUNTS)
		test(`[RT-03] ${gesture} before it comes is answered once, whatever wakes it: ${mount}`, async ({ tab, shop }) => {
			test.setTimeout(90_000);
			const rows = Object.entries(WHENS).flatMap(([when, script]) =>
				CONTROLS.filter((control) => control === 'marked' || ['load', 'visible', 'interaction'].includes(when)).map(
					(control) => ({ when, script, control }),
				),
			);
			for (const [at, { when, script, control }] of rows.entries()) {
				const path = `/mount-table/${at}/`;
				shop.serve('/mount-table/probe.js', 'text/javascript', probe);
				shop.serve(path, 'text/html', rowPage(when, mount, control, DIST_URL));
				await tab.goto(path);
				await tab.evaluate((stub) => import(stub), `${DIST_URL}archipel.js`);
				await perform(tab);
				await wake(tab, script);
				await tab.mounted('[data-archipel]');
				const answers = () => tab.evaluate(() => (window as unknown as ProbeWindow).answers);
				await expect.poll(answers, `${when}, ${control}`).toBe(1);
				// Late seconds would have come by then.
				await tab.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20))));
				expect(await answers(), `${when}, ${control}`).toBe(1);
				await tab.evaluate(() => {
					localStorage.clear();
					document.cookie = 'probe=;max-age=0;path=/mount-table/';
					document.cookie = `probe=;max-age=0;path=${location.pathname}`;
				});
			}
		});
