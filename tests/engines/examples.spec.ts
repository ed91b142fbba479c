import { islandRecords } from '../dist';
import { toldIslands } from './main-work';
import { examples, expect, test } from './test';

const told = toldIslands();

// Smoke test of each island that no other test of this folder covers.
for (const { name, adopts } of Object.values(islandRecords()).filter(({ name }) => !told.has(name)))
	test(`[RT-14] ${name}: its example mounts`, async ({ tab, guard }) => {
		guard.allow(/property "/);
		await tab.goto(examples(name));
		const host = `.island-example ${adopts ? `:is(${adopts})` : `[data-archipel="${name}"]:not([data-archipel-example="wrong-prop"])`}`;
		await tab.hover(host);
		await tab.mounted(host);
		expect(await tab.text(host)).not.toBe('');
	});
