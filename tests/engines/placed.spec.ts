import { expect, test } from './test';

test('[RT-14] countdown: the seconds run', async ({ tab, guard }) => {
	guard.allow(/property "(endTime|date)"/);
	await tab.goto('/iles/countdown/');
	await tab.see('[data-archipel="countdown"] [role=timer]');
	const first = await tab.text('[data-archipel="countdown"] [role=timer]');
	await expect.poll(() => tab.text('[data-archipel="countdown"] [role=timer]')).not.toBe(first);
});

test('[RT-14] deal: the time left and what is sold', async ({ tab, guard }) => {
	guard.allow(/property "(endTime|date)"/);
	await tab.goto('/iles/deal/');
	await tab.see('[data-archipel="deal"] [role=timer]');
	await tab.see('[data-archipel="deal"] [role=meter]');
});

test('[RT-14] chart: it is drawn beside its table', async ({ tab, guard }) => {
	guard.allow(/property "type"|cannot be a part of a pie/);
	await tab.goto('/iles/chart/');
	await tab.hover('[data-archipel="chart"]');
	await tab.see('[data-archipel="chart"][data-archipel-state="mounted"] svg .archipel-chart__shape');
	expect(await tab.count('[data-archipel="chart"] table')).toBeGreaterThan(0);
});

test('[RT-14] forget: a press erases what the browser kept', async ({ tab }) => {
	await tab.goto('/iles/forget/');
	await tab.evaluate(() => localStorage.setItem('archipel-compare', '[72]'));
	await tab.click('[data-archipel="forget"] button');
	await expect.poll(() => tab.evaluate(() => localStorage.getItem('archipel-compare'))).toBe(null);
});
