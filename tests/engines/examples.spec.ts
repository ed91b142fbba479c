import { islandRecords } from '../dist';
import { toldIslands } from './main-work';
import { examples, expect, test } from './test';

const told = toldIslands();

// Smoke test of each island that no other test of this folder covers.
for (const { name, adopts } of Object.values(islandRecords()).filter(({ name }) => !told.has(name)))
	test(`[RT-14] ${name}: its example mounts`, async ({ tab }) => {
		await tab.goto(examples(name));
		const host = `.island-example ${adopts ? `:is(${adopts})` : `[data-archipel="${name}"]:not([data-archipel-example="wrong-prop"])`}`;
		await tab.hover(host);
		// A hover alone does not fire the trigger `interaction`.
		await tab.evaluate((wanted) => {
			const island = [...document.querySelectorAll(wanted)].find((element) => element.checkVisibility());
			island?.querySelector<HTMLElement>('a[href], button, input, select, textarea, summary')?.focus();
		}, host);
		await tab.mounted(host);
		expect(await tab.text(host)).not.toBe('');
	});
