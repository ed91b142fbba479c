import { examples, expect, test } from './test';

const MAP = '#ile-store-map [data-archipel-example=own]';

test('[RT-14] video-popup, store-map, lightbox, full-page-scroll, counter: a video and a picture above the page, which go when they are closed; a map of the site’s own; a dot leads to its slide, a number is reached', async ({
	tab,
	guard,
}) => {
	// An image of the lightbox is missing.
	guard.allow(/404/);
	await tab.goto(examples('video-popup', 'store-map', 'lightbox'));

	await test.step('video-popup', async () => {
		await tab.click('#ile-video-popup [data-archipel-example=file] a');
		// Engines without WebM show a message in place of the video.
		await tab.see('dialog :is(video, .archipel-video__held)');
		await tab.escape();
		await tab.click('#ile-video-popup [data-archipel-example=youtube] a');
		await tab.see('dialog .archipel-video__show');
		await tab.escape();
	});

	await test.step('store-map', async () => {
		await tab.bring(MAP);
		await tab.see(`${MAP} .leaflet-tile-loaded`);
		await tab.see(`${MAP} .archipel-map__pin`);
		await tab.click(`${MAP} .archipel-map__controls button`);
		await expect.poll(() => tab.count(`${MAP} .leaflet-tile-loaded[src*="z=14"]`)).toBeGreaterThan(0);
	});

	await test.step('lightbox', async () => {
		await tab.click('#ile-lightbox a[href$=".svg"]');
		await tab.see('dialog .pswp__img');
		await tab.escape();
	});

	await test.step('full-page-scroll, counter', async () => {
		await tab.goto(examples('full-page-scroll'));
		await tab.click('.archipel-full-page__dot[href="#Page2"]');
		await expect.poll(() => tab.attribute('#atelier', 'data-archipel-slide')).toBe('entered');
		await expect.poll(() => tab.attribute('[href="#Page2"]', 'aria-current')).toBe('true');
		await tab.bring('[data-archipel-number]');
		await expect.poll(() => tab.attribute('#atelier [data-archipel-number]', 'aria-hidden')).toBe('true');
		await expect.poll(() => tab.text('#atelier [data-archipel-number]')).toBe('12,50');
	});
});
