import type { Locator, Page } from '@playwright/test';
import { violations } from './axe';
import { distFile, expect, layoutShifts, mounted, requestsOf, rewrite, tabTo, test, visit } from './harness';
import { expectSameLook } from './hostile-theme';

const example = (name: string) => `[data-archipel-example="${name}"]`;

/** Opens an island's page, whose examples are far below the viewport. */
async function open(page: Page, island: string): Promise<void> {
	await rewrite(page, `/iles/${island}/`, (html) =>
		html.replace('<div class="island-example">', `${'<br />'.repeat(100)}$&`),
	);
	await page.goto(`/iles/${island}/`);
}

/** Scrolls until the element's top is so many pixels above the window's lower edge; negative: below the edge. */
const bring = (element: Locator, pixels: number) =>
	element.evaluate((one, above) => {
		// `offsetTop` ignores the transform of the animation.
		const top = (one as HTMLElement).offsetTop + (one as HTMLElement).offsetParent!.getBoundingClientRect().top;
		scrollBy({ top: top - innerHeight + above, behavior: 'instant' });
	}, pixels);

/** Theme rules for the elements of these islands. */
const HOSTILE = `html body :is(svg, img) { max-width: 100%; height: auto; margin: 2em 0; padding: 1em; border: 3px solid red }
	html body :is(ol, li) { margin: 1em; padding: 1em; list-style: square; text-transform: uppercase }
	html body button { float: left; width: 90%; padding: 2em; border: 5px solid red; transform: rotate(7deg) }`;

/**
 * Checks the open page with reduced motion: axe at 200 % text on a phone, and a hostile theme. @param parts Selectors of elements that it must not
 * change.
 */
async function expectSoundToo(page: Page, island: string, parts?: string): Promise<void> {
	await test.step('[A11Y-01] [A11Y-07] no axe violation, text of 200 % on a phone', async () => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.setViewportSize({ width: 390, height: 844 });
		await page.locator('.island-example > :nth-last-child(1)').scrollIntoViewIfNeeded();
		await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
		expect(await violations(page, '.island-example')).toEqual([]);
		const outside = await page.locator('.island-example').evaluate((box) => {
			const texts = [...box.querySelectorAll<HTMLElement>('h3, p, a')];
			return texts.filter((one) => one.scrollWidth > one.clientWidth + 1 && one.localName !== 'a').length;
		});
		expect(outside).toBe(0);
	});
	if (!parts) return;
	await test.step('[A11Y-07] in a hostile theme drawings, pictures and the control keep their shape, lists their marks', async () => {
		await page.evaluate(() => (document.documentElement.style.fontSize = ''));
		await page.setViewportSize({ width: 1280, height: 800 });
		const hosts = page.locator(`[data-archipel="${island}"]`);
		// Other hosts would mount when content above them changes its height.
		await hosts.evaluateAll((all) => all.slice(1).forEach((host) => host.remove()));
		await hosts.scrollIntoViewIfNeeded();
		await mounted(page, `[data-archipel="${island}"]`);
		await expectSameLook(page, parts, HOSTILE);
	});
}

/** Waits for the reveal to start and finishes its animations; durations have tests of their own. */
const arrive = (element: Locator) =>
	element.evaluate(async (one: HTMLElement) => {
		while (one.dataset['archipelRevealState'] === 'held') await new Promise(requestAnimationFrame);
		for (const animation of one.getAnimations()) animation.finish();
	});

test.use({ viewport: { width: 1280, height: 800 } });
test.describe('lazy-background', () => {
	const container = (page: Page) => page.locator('.e-con.e-parent');
	const heading = (page: Page) => page.locator('.elementor-widget').first();

	test('[WID-13] [A11Y-01] [A11Y-07] backgrounds and entrances; axe, large text, a hostile theme', async ({ page }) => {
		await open(page, 'lazy-background');
		await bring(container(page), -230);
		await expect(container(page)).not.toHaveClass(/e-lazyloaded/);
		await expect(heading(page)).toHaveCSS('visibility', 'hidden');
		await bring(container(page), -190);
		await expect(container(page)).toHaveClass(/e-lazyloaded/);
		await expect(container(page)).toHaveCSS('background-image', /body-sexy/);
		await bring(heading(page), -60);
		await expect(heading(page)).toHaveCSS('opacity', '0');
		await expect(heading(page)).toHaveCSS('visibility', 'visible');
		expect(await heading(page).evaluate((one) => one.getAnimations()[0]!.effect!.getTiming().delay)).toBe(200);
		const text = page.locator('.elementor-widget').nth(1);
		await expect(text).toHaveAttribute('data-archipel-reveal', 'zoomIn');
		await bring(text, 200);
		for (const element of [heading(page), text]) {
			await arrive(element);
			await expect(element).toHaveCSS('opacity', '1');
			await expect(element).not.toHaveAttribute('data-archipel-reveal');
		}

		// Reloads, because the host has come nearer in the meantime.
		await page.goto('/iles/lazy-background/');
		const host = page.locator(example('placed'));
		// Many theme sections have `overflow: hidden`.
		await host.evaluate((one) => (one.parentElement!.style.overflow = 'hidden'));
		await bring(host, -230);
		await expect(host.locator('img')).toBeHidden();
		await bring(host, -190);
		await expect
			.poll(() => host.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
			.toBeGreaterThan(0);
		await expect(host).toHaveAttribute('data-archipel-reveal-state', 'held');
		await expect(host).toHaveCSS('opacity', '0');
		await bring(host, 100);
		await arrive(host);
		await expect(host).not.toHaveAttribute('data-archipel-reveal');
		await expect(host).toHaveCSS('opacity', '1');
		expect(await layoutShifts(page, '.island-example')).toEqual([]);
		await host.evaluate((one) => (one.parentElement!.style.overflow = ''));
		await expectSoundToo(page, 'lazy-background', '.archipel-background');
	});

	test('[WID-13] [A11Y-03] without motion, on paper, without its script all is there', async ({ page, guard }) => {
		guard.allowErrors(/ERR_FAILED|lazy-background/);
		await open(page, 'lazy-background');
		await bring(heading(page), -60);
		await expect(heading(page)).toHaveCSS('opacity', '0');
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await expect(heading(page)).toHaveCSS('opacity', '1');
		await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' });
		await expect(heading(page)).toHaveCSS('opacity', '1');
		await page.emulateMedia({ reducedMotion: 'reduce', media: 'screen' });
		await page.reload();
		await expect(heading(page)).toHaveCSS('visibility', 'visible');
		await bring(heading(page), 100);
		await mounted(page, '.elementor-widget');
		await expect(heading(page)).not.toHaveAttribute('data-archipel-reveal');
		await page.emulateMedia({ reducedMotion: null, media: null });

		await page.route(`**/${distFile('islands/lazy-background')}*`, (route) => route.abort());
		await page.reload();
		await bring(heading(page), 100);
		await expect(heading(page)).toHaveAttribute('data-archipel-state', 'failed');
		await expect(heading(page)).toHaveCSS('visibility', 'visible');
		await page.route('**/dist/archipel.js*', (route) => route.abort());
		await page.reload();
		await expect(heading(page)).toHaveCSS('visibility', 'hidden');
		await heading(page).evaluate((one) => one.getAnimations().forEach((animation) => animation.finish()));
		await expect(heading(page)).toHaveCSS('visibility', 'visible');
	});
});

test.describe('timeline', () => {
	const items = (page: Page) => page.locator(`${example('list')} li`);

	test('[WID-04] [A11Y-01] [A11Y-07] entries rise, each in its way, and stay', async ({ page }) => {
		await open(page, 'timeline');
		const [first, second] = [items(page).first(), items(page).nth(1)];
		await bring(first, -100);
		await expect(first).toHaveAttribute('data-archipel-reveal', 'fadeInUp');
		await bring(first, 140);
		await expect(first).toHaveCSS('opacity', '0');
		await bring(first, 160);
		await arrive(first);
		await expect(first).not.toHaveAttribute('data-archipel-reveal');
		await expect(first).toHaveCSS('opacity', '1');
		await expect(second).toHaveCSS('opacity', '0');
		await second.getByRole('link').focus();
		await expect(second).toHaveCSS('opacity', '1');
		await bring(first, -300);
		await bring(first, 10);
		await expect(first).toHaveCSS('opacity', '1');
		expect(await layoutShifts(page, '.island-example')).toEqual([]);
		await expectSoundToo(page, 'timeline', '.archipel-timeline, .archipel-timeline > li');
	});

	test('[WID-04] at the end of the page, in view at the start, and on a phone', async ({ page }) => {
		await open(page, 'timeline');
		await items(page).evaluateAll((all) => {
			for (let box: Element = all.at(-1)!; box !== document.body; box = box.parentElement!)
				while (box.nextElementSibling) box.nextElementSibling.remove();
		});
		await bring(items(page).first(), -100);
		await expect(items(page).last()).toHaveCSS('opacity', '0');
		await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
		await expect(items(page).last()).toHaveCSS('opacity', '1');

		await page.unrouteAll();
		await page.setViewportSize({ width: 390, height: 844 });
		await visit(page, '/iles/timeline/', example('list'));
		await expect(items(page).first()).not.toHaveAttribute('data-archipel-reveal');
		await bring(items(page).last(), -20);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
	});
});

const layer = (page: Page, at: number) => page.locator(`${example('layers')} .archipel-layers__layer`).nth(at);
/** Difference in pixels between a layer's position and the position by its rate. */
const mistake = (one: Locator, rate: number) =>
	one.evaluate((element, pixels) => {
		const box = element.parentElement!.getBoundingClientRect();
		const { top, height } = element.getBoundingClientRect();
		const drift = top + height / 2 - (box.top + box.height / 2);
		return Math.abs(drift - pixels * (box.top + box.height / 2 - innerHeight / 2));
	}, rate);

test('[WID-11] [A11Y-01] [A11Y-03] [A11Y-07] [SEC-03 A9] layers drift, lean and come in', async ({ page }) => {
	await open(page, 'image-layers');
	const picture = layer(page, 2).locator('img');
	await bring(page.locator(example('layers')), -100);
	await mounted(page, example('layers'));
	await expect(picture).toHaveAttribute('data-archipel-reveal', 'fadeInUp');
	for (const above of [50, 400, 900]) {
		await bring(page.locator(example('layers')), above);
		for (const [at, rate] of [
			[0, -0.2],
			[1, 0],
			[2, 0.3],
			[3, 0],
		] as const)
			await expect.poll(() => mistake(layer(page, at), rate)).toBeLessThan(2);
	}
	await bring(page.locator(example('layers')).locator('xpath=following-sibling::*[1]'), 100);
	await arrive(picture);
	await expect(picture).toHaveCSS('opacity', '1');
	await expect(layer(page, 1)).not.toHaveAttribute('style', /transform/);
	await page.locator(example('layers')).hover({ position: { x: 10, y: 500 } });
	await expect(layer(page, 1)).toHaveAttribute('style', /rotateY\(-\d/);
	await expect(layer(page, 0)).not.toHaveAttribute('style', /transform/);
	expect(await layoutShifts(page, '.island-example')).toEqual([]);

	await page.mouse.move(0, 0);
	await bring(page.locator(example('layers')), 100);
	await expect(layer(page, 2)).not.toHaveCSS('translate', 'none');
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await expect(layer(page, 2)).toHaveCSS('translate', 'none');
	await page.locator(example('layers')).hover();
	await expect(layer(page, 1)).toHaveCSS('transform', 'none');
	expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
	await expectSoundToo(page, 'image-layers', '.archipel-layers img');
});

const wave = (page: Page, name: string) => page.locator(`${example(name)} .archipel-wave`);
const control = (page: Page, name: string, label: string | RegExp) =>
	page.locator(example(name)).getByRole('button', { name: label });

test('[WID-10] [A11Y-01] [A11Y-03] [A11Y-07] [SEC-03 A9] it moves until it is stopped', async ({ page }) => {
	await open(page, 'wave');
	await bring(page.locator(example('drawn')), -100);
	await mounted(page, example('drawn'));
	await expect(wave(page, 'drawn')).toHaveCSS('animation-play-state', 'paused');
	await bring(page.locator(example('drawn')), 100);
	await expect(wave(page, 'drawn')).toHaveCSS('animation-play-state', 'running');
	await expect(wave(page, 'drawn')).toHaveCSS('animation-duration', '10s');
	const moved = await wave(page, 'drawn').evaluate((one) =>
		(one.getAnimations()[0]!.effect as KeyframeEffect).getKeyframes().flatMap(Object.keys),
	);
	expect(new Set(moved)).toEqual(new Set(['offset', 'computedOffset', 'easing', 'composite', 'translate']));
	await tabTo(page, control(page, 'drawn', 'Arrêter l’animation'));
	await page.keyboard.press('Enter');
	await expect(wave(page, 'drawn')).toHaveCSS('animation-play-state', 'paused');
	await control(page, 'drawn', 'Lancer l’animation').click();
	await expect(wave(page, 'drawn')).toHaveCSS('animation-play-state', 'running');
	await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
	await expect(wave(page, 'drawn')).toHaveCSS('animation-play-state', 'paused');
	await expect(control(page, 'still', /./)).toHaveCount(0);
	expect(await layoutShifts(page, '.island-example')).toEqual([]);
	await bring(page.locator(example('printed')), 100);
	await expect(wave(page, 'printed')).toHaveCSS('animation-play-state', 'running');
	await expectSoundToo(page, 'wave', '.archipel-wave, .archipel-pause');
});

test('[WID-12] [A11Y-01] [A11Y-03] [A11Y-07] [SEC-03 A9] shapes change and go back', async ({ page }) => {
	await rewrite(page, '/iles/morph-box/', (html) =>
		html.replace(
			/(data-archipel="morph-box" data-archipel-props=)"\{\}"/,
			`$1'{"pathDuration":300,"imageDuration":300,"decoDuration":300}'`,
		),
	);
	const asked = requestsOf(page);
	const host = page.locator(example('link'));
	const shape = page.locator('.archipel-morph__path').first();
	await page.goto('/iles/morph-box/');
	await host.scrollIntoViewIfNeeded();
	const printed = (await shape.getAttribute('d'))!;
	await expect.poll(() => asked.some((url) => new URL(url).pathname.endsWith('.svg'))).toBe(true);
	expect(asked.filter((url) => url.includes('mrph-bx-'))).toEqual([]);
	await host.getByRole('link').hover();
	await expect(shape).not.toHaveAttribute('d', printed);
	await expect(page.locator('.archipel-morph__image')).toHaveAttribute('style', /scale\(1\.1\)/);
	await page.mouse.move(0, 0);
	await expect(page.locator('.archipel-morph__image')).toHaveAttribute('style', /scale\(1\)/);
	const shown = await shape.getAttribute('d');
	await tabTo(page, host.getByRole('link'));
	await expect(shape).not.toHaveAttribute('d', shown!);
	await expect(page.locator('.archipel-morph__deco')).toHaveAttribute('style', /scale\(0\.9\)/);
	expect(await layoutShifts(page, '.island-example')).toEqual([]);

	await host.getByRole('link').hover();
	await expect(shape).not.toHaveAttribute('d', printed);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await expect(shape).toHaveAttribute('d', printed);
	await page.mouse.move(0, 0);
	await page.clock.install();
	await host.getByRole('link').hover();
	await page.clock.runFor(2000);
	expect(await shape.getAttribute('d')).toBe(printed);
	await page.clock.resume();
	await expectSoundToo(page, 'morph-box');
});

test('@noscript [WID-13] [WID-04] [WID-11] [WID-10] [WID-12] texts and pictures are there', async ({ page }) => {
	await page.goto('/iles/lazy-background/');
	await expect(page.getByRole('heading', { name: 'La dentelle de Calais' })).toBeVisible();
	await expect(page.locator(`${example('placed')} img`)).toBeVisible();
	await page.goto('/iles/timeline+image-layers+wave+morph-box/');
	await expect(page.getByRole('listitem').filter({ hasText: 'Neuf couturières' })).toBeVisible();
	await expect(page.getByRole('img', { name: 'Nuisette rouge, de face' })).toBeVisible();
	await expect(page.locator(`${example('printed')} path`)).toBeVisible();
	await expect(page.getByRole('button', { name: /animation/ })).toHaveCount(0);
	await expect(page.getByRole('link', { name: 'Nuisette de soirée' })).toBeVisible();
});
