import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, mounted, test } from './harness';
import { ourStates } from './our-states';

/** A box to tick is as large as its label; the header is laid out by the theme. */
const OURS =
	':is(button, a, input, select, summary)[class*="archipel-"]:not(.archipel-last-message, [type=checkbox], .archipel-mini-cart__link)';

/** What a control must not do in a narrow window, with large text or without colours: by its class, what is wrong. */
const troubles = (page: Page) =>
	page.evaluate((selector) => {
		const isForced = matchMedia('(forced-colors: active)').matches;
		const scrolls = (element: Element | null): boolean =>
			element !== null &&
			(/auto|scroll|hidden/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
		return [...document.querySelectorAll<HTMLElement>(selector)]
			.filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
			.flatMap((control) => {
				const { left, right, width, height } = control.getBoundingClientRect();
				const { borderTopStyle, borderTopWidth, textDecorationLine, display } = getComputedStyle(control);
				const wrong: string[] = [];
				if (!scrolls(control.parentElement) && (left < -1 || right > document.documentElement.clientWidth + 1))
					wrong.push(`sticks out: ${left}–${right}`);
				if (display !== 'inline' && control.innerText?.trim() && control.scrollWidth > control.clientWidth + 6)
					wrong.push(`cuts its words: ${control.scrollWidth} in ${control.clientWidth}`);
				if (width < 24 || (height < 24 && display !== 'inline')) wrong.push(`small: ${width} × ${height}`);
				const hasEdge = (borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0) || textDecorationLine !== 'none';
				if (isForced && control.matches('button') && !hasEdge) wrong.push('no edge');
				return wrong.map((what) => `${control.className} ${what}`);
			});
	}, OURS);

const conditions: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
	'320 pixels, or 400 % of 1280': (page) => page.setViewportSize({ width: 320, height: 640 }),
	'text of 200 % on a phone': (page) =>
		page
			.setViewportSize({ width: 390, height: 844 })
			.then(() =>
				page.addInitScript(() =>
					addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')),
				),
			),
	'forced colours': (page) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }),
};

/** Whether the words of an element can be told from each other: drawn with others as wide, it looks different. */
async function expectReadable(element: Locator): Promise<void> {
	const drawn: string[] = [];
	for (const letter of ['A', 'M']) {
		await element.evaluate((box, one) => {
			box.style.fontFamily = 'monospace';
			box.textContent = one.repeat(8);
		}, letter);
		drawn.push((await element.screenshot()).toString('base64'));
	}
	expect(drawn[0]).not.toBe(drawn[1]);
}

for (const colorScheme of ['light', 'dark'] as const)
	test(`[A11Y-07] in forced colours, ${colorScheme}, drawings have the colour of text, and words on a ground of ours can be read`, async ({
		page,
	}) => {
		await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
		const drawings = () =>
			page.evaluate(() => {
				const probe = document.body.appendChild(document.createElement('i'));
				probe.style.cssText = 'color: CanvasText; forced-color-adjust: none';
				const { color } = getComputedStyle(probe);
				probe.remove();
				const icons = [...document.querySelectorAll('.archipel-icon')].filter((icon) => icon.checkVisibility());
				return icons.map((icon) => getComputedStyle(icon, '::before').backgroundColor === color);
			});
		await page.goto('/produit/nuisette-soiree/?utm_source=lettre');
		await expect(page.locator('.archipel-share__button').first()).toBeVisible();
		expect(new Set(await drawings())).toEqual(new Set([true]));
		await page.goto('/boutique/');
		await mounted(page, 'ul.products');
		expect((await drawings()).length).toBeGreaterThan(10);
		expect(new Set(await drawings())).toEqual(new Set([true]));
		const compare = page.locator('[data-archipel-compare]').first();
		await compare.hover();
		await expectReadable(page.getByRole('tooltip'));
		await compare.click();
		const tray = page.locator('.archipel-compare__open');
		await expect(tray).toBeVisible();
		await expectReadable(tray);
		const tick = await compare.evaluate((button) => {
			const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(button, '::after');
			return { isSeen: color !== backgroundColor, forcedColorAdjust };
		});
		expect(tick).toEqual({ isSeen: true, forcedColorAdjust: 'none' });
	});

for (const [state, go] of Object.entries(ourStates)) {
	for (const [condition, apply] of Object.entries(conditions)) {
		// The theme's table of the cart and the lines of the drawer are held by their own tests.
		if (/^the (cart page|drawer)/.test(state) && condition.startsWith('text')) continue;
		test(`[A11Y-07] ${condition}: every control of ours can be seen, read and pressed: ${state}`, async ({
			page,
			shop,
			guard,
		}) => {
			guard.allowErrors(/property|500/);
			await page.emulateMedia({ reducedMotion: 'reduce' });
			await apply(page);
			await go({ page, shop });
			expect(await troubles(page)).toEqual([]);
		});
	}

	test(`[A11Y-02] the focus is seen on every control of ours: ${state}`, async ({ page, shop, guard }) => {
		guard.allowErrors(/property|500/);
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await go({ page, shop });
		const seen: string[] = [];
		const unseen: string[] = [];
		for (let step = 0; step < 90; step++) {
			await page.keyboard.press('Tab');
			const found = await page.evaluate((selector) => {
				const control = document.activeElement;
				if (!control?.matches(selector)) return undefined;
				// A field that lies over what is seen shows its ring there.
				const shows = [control, control.parentElement!].some((element) => {
					const { outlineStyle, outlineWidth } = getComputedStyle(element);
					return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
				});
				return { name: control.className, shows };
			}, OURS);
			if (found) (found.shows ? seen : unseen).push(found.name);
		}
		expect(unseen).toEqual([]);
		expect(seen.length).toBeGreaterThan(0);
	});

	test(`[A11Y-01] axe, targets of 24 pixels included, finds nothing in what is ours: ${state}`, async ({
		page,
		shop,
		guard,
	}) => {
		test.slow();
		guard.allowErrors(/property|500/);
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await go({ page, shop });
		const found = await new AxeBuilder({ page })
			.options({ runOnly: ['target-size'], rules: { 'target-size': { enabled: true } } })
			.analyze();
		const ours = found.violations
			.flatMap(({ nodes }) => nodes.map(({ html }) => html))
			.filter((html) => html.includes('archipel-'));
		expect(ours).toEqual([]);
	});

	test(`[A11Y-05] the page has one pair of live regions of ours: ${state}`, async ({ page, shop, guard }) => {
		guard.allowErrors(/property|500/);
		await go({ page, shop });
		const regions = await page.evaluate(() =>
			[...document.querySelectorAll('[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]')]
				// A form of WooCommerce's brings its own.
				.filter(
					(region) => region.closest('body :is([class*="archipel-"], [id^="archipel-"])') && !region.closest('form'),
				)
				.map((region) => region.parentElement?.id),
		);
		expect(regions.filter((id) => id !== 'archipel-announcer')).toEqual([]);
		expect(regions.length).toBeLessThanOrEqual(2);
	});
}
