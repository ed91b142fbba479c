import { DIST_URL } from '../../fixtures/archipel/manifest';
import type { Tab } from './tab';
import { expect, test } from './test';

/** Milliseconds until the island's file is delivered: longer than it takes to follow a link. Firefox and WebKit then cancel the page's requests. */
const LATE = 1500;

test('[RT-05] [RT-10] islands whose files are on their way when a visitor leaves', async ({ tab, shop, guard }) => {
	// Cancelled files are requested again; a restored page has its islands; Firefox caches a failed module, so that other pending files fail too.
	guard.allow(/\.js$|\.js\?|mounted twice|\[archipel\] (?!late|parted)/);
	const part = `${DIST_URL}islands/part.js`;
	const alive = "export default async (host) => void (host.textContent = 'alive')";
	const parted = "import text from './part.js'; export default async (host) => void (host.textContent = text)";
	for (const [name, script, delay] of [
		['late', alive, LATE],
		['parted', parted, 0],
	] as const) {
		shop.serve(`${DIST_URL}islands/${name}.js`, 'text/javascript', script, delay);
		shop.rewrite((html) =>
			html
				.replace('"islands":{', `"islands":{"${name}":{"when":"load","script":"islands/${name}.js"},`)
				.replace(/<main[^>]*>/, (main) => `${main}<div data-archipel="${name}">served</div>`),
		);
	}
	shop.serve(part, 'text/javascript', "export default 'alive'", LATE);
	shop.serve('/nowhere/', 'text/plain', '', 300);
	const shown = async (name: string) =>
		expect.poll(() => tab.text(`[data-archipel="${name}"]`), { message: name, timeout: 15_000 }).toBe('alive');

	await tab.goto('/contact/');
	await expect.poll(() => shop.asked).toContain(part);
	await follow(tab, '/nowhere/');
	await shown('parted');
	await shown('late');

	await tab.goto('/contact/');
	await follow(tab, '/boutique/');
	await tab.arrive('/boutique/');
	await shop.quiet();
	await tab.evaluate(() => void setTimeout(() => history.back()));
	await tab.arrive('/contact/');
	await shown('late');
});

test('[RT-13] files hang on every connection of the browser: it buys what was chosen', async ({ tab, shop, guard }) => {
	guard.allow(/cut |did not load|NetworkError|Failed to load|retry=|net::ERR|islands\/|chunks\//);
	shop.hang(/\/(islands|chunks)\/.*\.js/);
	// Firefox never finishes loading a page with hanging preloads, so `goto` cannot wait for it.
	await tab.evaluate(() => void setTimeout(() => location.assign('/produit/guepiere-trois-options/')));
	await tab.arrive('/produit/guepiere-trois-options/');
	await tab.see('.variable-item');
	await tab.focus('.variable-item');
	await tab.press('ArrowRight');
	await tab.click('.variable-item[data-value="c"]');
	expect(await tab.value('.variations select')).toBeTruthy();
	await tab.click('.single_add_to_cart_button');
	await expect.poll(() => shop.cart(), { timeout: 12_000 }).toEqual({ 'guepiere-trois-options': 1 });
});

test('[REL-01] an add under way when a link is followed is carried out', async ({ tab, shop, guard }) => {
	guard.allow(/\.js$|\.js\?|\[archipel\]/);
	shop.serve('/slow/', 'text/html', '<!doctype html><meta charset="UTF-8"><title>–</title>', 1200);
	let pieces = 0;
	for (const [path, button, endpoint] of [
		['/boutique/', 'a[data-product_id="1185"].ajax_add_to_cart', 'add_to_cart'],
		['/produit/chaussettes-de-nuit/', 'form.cart .single_add_to_cart_button', 'archipel_add_to_cart'],
	] as const) {
		shop.shop.faults.latencies.set(endpoint, 300);
		await tab.goto(path);
		await tab.evaluate(() => addEventListener('pagehide', () => localStorage.setItem('left', document.body.innerText)));
		await tab.click(button);
		await expect.poll(() => shop.asked).toContain(`/?wc-ajax=${endpoint}`);
		await follow(tab, '/slow/');
		await tab.arrive('/slow/');
		expect(await tab.evaluate(() => localStorage.getItem('left')), path).toMatch(/Chaussettes de nuit/);
		expect(await tab.evaluate(() => localStorage.getItem('left')), path).not.toMatch(/Réessayer|hors ligne/);
		expect(shop.cart(), path).toEqual({ 'chaussettes-de-nuit': ++pieces });
		await tab.evaluate(() => localStorage.removeItem('left'));
	}
});

/** Clicks a link without waiting for the navigation. */
const follow = (tab: Tab, path: string) =>
	tab.evaluate((href) => {
		const link = document.createElement('a');
		link.href = href;
		document.body.append(link);
		// A timer, because the driver would wait for a navigation that starts during the evaluation.
		setTimeout(() => link.click());
	}, path);
