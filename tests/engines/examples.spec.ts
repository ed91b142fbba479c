import { islandRecords } from '../dist';
import { toldIslands } from './main-work';
import { expect, test } from './test';

const told = toldIslands();

// An island of which no other test tells anything does at least this in each engine.
for (const { name, adopts } of Object.values(islandRecords()).filter(({ name }) => !told.has(name)))
	test(`[RT-14] ${name}: its example mounts`, async ({ tab, guard }) => {
		guard.allow(/property "/);
		await tab.goto(`/iles/${name}/`);
		const host = `.island-example ${adopts ? `:is(${adopts})` : `[data-archipel="${name}"]:not([data-archipel-example="wrong-prop"])`}`;
		await tab.hover(host);
		await tab.mounted(host);
		expect(await tab.text(host)).not.toBe('');
	});

test('[RT-14] a wrong property stops its own host alone', async ({ tab, guard }) => {
	guard.allow(/countdown: property "date"/);
	await tab.goto('/iles/countdown/');
	await tab.see('[data-archipel="countdown"][data-archipel-state="mounted"]');
	await expect.poll(() => tab.attribute('[data-archipel-example="wrong-prop"]', 'data-archipel-state')).toBe('failed');
});
