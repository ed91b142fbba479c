import { expect, test } from './test';

/** Milliseconds until the island's file comes: the visitor has left by then. */
const LATE = 1500;

test('[RT-10] an island whose file is on its way when the visitor leaves is there when she comes back', async ({
	tab,
	shop,
	guard,
}) => {
	// What was given up is asked for again; a page that was kept has its islands still.
	guard.allow(/\.js$|\.js\?|mounted twice/);
	const script = "export default async (host) => void (host.textContent = 'alive')";
	shop.place({ late: { script, delay: LATE } }, '<div data-archipel="late">served</div>');
	await tab.goto('/contact/');
	await tab.evaluate(() => {
		const link = document.createElement('a');
		link.href = '/boutique/';
		document.body.append(link);
		link.click();
	});
	await tab.arrive('/boutique/');
	await shop.quiet();
	await tab.evaluate(() => void setTimeout(() => history.back()));
	await tab.arrive('/contact/');
	await expect.poll(() => tab.text('[data-archipel="late"]'), { timeout: 15_000 }).toBe('alive');
});
