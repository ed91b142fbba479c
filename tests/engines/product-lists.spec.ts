import { expect, test } from './test';

test('[RT-14] listing: order, page, Back, and a product and Back', async ({ tab, shop, guard }) => {
	// Back restores the same nodes with their islands.
	guard.allow(/mounted twice/);
	const title = () => tab.text('#main li.product h2');
	await tab.goto('/boutique/?options={"listing":{"pagination":"load-more"}}');
	await tab.see('.archipel-more');
	await tab.evaluate(() => void Object.assign(window, { isSamePage: true }));
	await tab.click('.archipel-more');
	await expect.poll(() => tab.count('#main li.product')).toBe(34);
	const first = await title();
	await tab.evaluate(() => {
		const select = document.querySelector<HTMLSelectElement>('select.orderby')!;
		select.value = 'price';
		select.dispatchEvent(new Event('change', { bubbles: true }));
	});
	await expect.poll(() => tab.path()).toContain('orderby=price');
	await expect.poll(() => tab.count('#main li.product')).toBe(17);
	await expect.poll(title).not.toBe(first);
	await tab.evaluate(() => history.back());
	await expect.poll(() => tab.count('#main li.product')).toBe(34);
	await expect.poll(title).toBe(first);
	expect(await tab.evaluate(() => 'isSamePage' in window)).toBe(true);
	const [list, product] = await tab.evaluate(() => {
		const link = document.querySelector<HTMLAnchorElement>('#main li.product:nth-child(20) a')!;
		link.click();
		return [location.pathname + location.search, link.pathname];
	});
	await tab.arrive(product!);
	await shop.quiet();
	// A timer, because Back leaves the page before the evaluation returns.
	await tab.evaluate(() => void setTimeout(() => history.back()));
	await tab.arrive(list!);
	await expect.poll(() => tab.count('#main li.product').catch(() => 0)).toBe(34);
	await expect.poll(title).toBe(first);
});
