import { expect, test } from './test';

test('[RT-14] video-popup, store-map: a video above the page, which goes when it is closed; a map of the site’s own', async ({
	tab,
	guard,
}) => {
	// Not every engine here plays WebM: the others say so in its place.
	guard.allow(/property "(title|lat)"/);
	await tab.goto('/iles/video-popup/');
	await tab.click('[data-archipel-example=file] a');
	await tab.see('dialog :is(video, .archipel-video__held)');
	await tab.press('Escape');
	await expect.poll(() => tab.count('dialog')).toBe(0);
	await tab.click('[data-archipel-example=youtube] a');
	await tab.see('dialog .archipel-video__show');
	await tab.press('Escape');

	await tab.goto('/iles/store-map/');
	await tab.evaluate(() => document.querySelector('[data-archipel-example=own]')!.scrollIntoView());
	await tab.see('[data-archipel-example=own] .leaflet-tile-loaded');
	await tab.see('[data-archipel-example=own] .archipel-map__pin');
	await tab.click('[data-archipel-example=own] .archipel-map__controls button');
	await expect
		.poll(() => tab.count('[data-archipel-example=own] .leaflet-tile-loaded[src*="z=14"]'))
		.toBeGreaterThan(0);
});

test('[RT-14] full-page-scroll, counter, password-toggle: a dot leads to its slide, a number is reached, a password is shown', async ({
	tab,
	guard,
}) => {
	guard.allow(/property "(dots|value)"/);
	await tab.goto('/iles/full-page-scroll/');
	await tab.click('.archipel-full-page__dot[href="#Page2"]');
	await expect.poll(() => tab.attribute('#atelier', 'data-archipel-slide')).toBe('entered');
	await expect.poll(() => tab.attribute('[href="#Page2"]', 'aria-current')).toBe('true');
	await tab.evaluate(() => document.querySelector('[data-archipel-number]')!.scrollIntoView({ block: 'center' }));
	await expect.poll(() => tab.attribute('#atelier [data-archipel-number]', 'aria-hidden')).toBe('true');
	await expect.poll(() => tab.text('#atelier [data-archipel-number]')).toBe('12,50');

	await tab.goto('/iles/password-toggle/');
	await tab.click('.archipel-password__toggle');
	await expect.poll(() => tab.attribute('#entree-mot', 'type')).toBe('text');
});
