import { expect, requestsOf, test } from './harness';

test('a window that is kept is as empty as a new one', async ({ keeper, baseURL }) => {
	// A size that no other test uses.
	const options = { baseURL: baseURL!, viewport: { width: 700, height: 500 } };
	const first = await keeper.open(options, false);
	const { page } = first;
	const heard = requestsOf(page);
	await page.addInitScript(() => void Object.assign(window, { left: true }));
	await page.route('**/*', (route) => route.fallback());
	await page.goto('/boutique/');
	await page.context().addCookies([{ name: 'left', value: '1', url: baseURL! }]);
	await page.evaluate(() => {
		localStorage.setItem('left', '1');
		sessionStorage.setItem('left', '1');
		window.name = 'left';
	});
	await page.setViewportSize({ width: 390, height: 500 });
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.context().setOffline(true);
	await first.end(false);

	const second = await keeper.open(options, false);
	expect(second.page).toBe(page);
	heard.length = 0;
	await page.goto('/__shop/empty');
	expect(heard).toEqual([]);
	expect(await page.context().cookies()).toEqual([]);
	expect(
		await page.evaluate(() => ({
			stored: localStorage.length + sessionStorage.length,
			name: window.name,
			hasScript: 'left' in window,
			width: innerWidth,
			isCalm: matchMedia('(prefers-reduced-motion: reduce)').matches,
		})),
	).toEqual({ stored: 0, name: '', hasScript: false, width: 700, isCalm: false });
	expect(await page.goBack()).toBeNull();

	await page.clock.install();
	await second.end(false);
	const third = await keeper.open(options, false);
	expect(third.page).not.toBe(page);
	await third.end(false);
});
