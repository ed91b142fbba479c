import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { atRest, expect, mounted, test } from './harness';
import { ourStates } from './our-states';

/** A box to tick is as large as its label; the header is laid out by the theme. */
const OURS =
	':is(button, a, input, select, summary)[class*="archipel-"]:not(.archipel-last-message, [type=checkbox], .archipel-mini-cart__link)';

/** How many controls are seen, and what one must not do in a narrow window, with large text or without colours: by its class, what is wrong. */
const lookAtControls = (page: Page) =>
	page.evaluate((selector) => {
		const isForced = matchMedia('(forced-colors: active)').matches;
		const scrolls = (element: Element | null): boolean =>
			element !== null &&
			(/auto|scroll|hidden/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
		const controls = [...document.querySelectorAll<HTMLElement>(selector)].filter((control) =>
			control.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
		);
		const troubles = controls.flatMap((control) => {
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
		return { seen: controls.length, troubles };
	}, OURS);

const NARROW = { width: 320, height: 640 };
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 900 };

/** On an open page, from the narrowest: what shows there shows in a wider window too, and more beside it. */
const conditions: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
	'320 pixels, or 400 % of 1280': (page) => page.setViewportSize(NARROW),
	async 'text of 200 % on a phone'(page) {
		await page.setViewportSize(PHONE);
		await page.evaluate(() => {
			const read = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
			document.documentElement.style.fontSize = '200%';
			// As a browser does whose text becomes larger.
			read?.scrollIntoView({ block: 'center' });
		});
	},
	async 'forced colours'(page) {
		await page.setViewportSize(WIDE);
		await page.evaluate(() => (document.documentElement.style.fontSize = ''));
		await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
	},
};

/** In a wide window these are something else, and open anew. */
const OTHERWISE_WHEN_WIDE = new Set(['a menu with a panel']);

/** The theme's table of the cart and the lines of the drawer are held by their own tests. */
const isHeldElsewhere = (state: string, condition: string) =>
	/^the (cart page|drawer)/.test(state) && condition.startsWith('text');

/** Goes through the page with Tab. @returns the controls of ours that have had the focus, and those of them that did not show it. */
async function tabThrough(page: Page) {
	const noted = await page.evaluateHandle((selector) => {
		const focused = { seen: [] as string[], unseen: [] as string[] };
		document.addEventListener('focusin', ({ target }) => {
			const control = target as Element;
			if (!control.matches(selector)) return;
			// A field that lies over what is seen shows its ring there.
			const shows = [control, control.parentElement!].some((element) => {
				const { outlineStyle, outlineWidth } = getComputedStyle(element);
				return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
			});
			focused[shows ? 'seen' : 'unseen'].push(control.className);
		});
		return focused;
	}, OURS);
	for (let presses = 0; presses < 90; presses++) await page.keyboard.press('Tab');
	return noted.jsonValue();
}

/** Controls of ours that axe finds too small, or too near to another. */
async function smallTargets(page: Page): Promise<string[]> {
	const { violations } = await new AxeBuilder({ page })
		// In the page itself, as `violations` does (axe.ts).
		.setLegacyMode()
		.options({ runOnly: ['target-size'], rules: { 'target-size': { enabled: true } } })
		.analyze();
	return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)).filter((html) => html.includes('archipel-'));
}

/** The id of what each live region of ours is in. */
const liveRegions = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll('[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]')]
			// A form of WooCommerce's brings its own.
			.filter(
				(region) => region.closest('body :is([class*="archipel-"], [id^="archipel-"])') && !region.closest('form'),
			)
			.map((region) => region.parentElement?.id),
	);

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

for (const [state, go] of Object.entries(ourStates))
	test(`[A11Y-01] [A11Y-02] [A11Y-05] [A11Y-07] every control of ours can be seen, read and pressed in each condition, shows the focus, and one pair of live regions speaks: ${state}`, async ({
		page,
		shop,
		guard,
	}) => {
		test.slow();
		guard.allowErrors(/property|500/);
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.setViewportSize(NARROW);
		await go({ page, shop });

		let before = 0;
		for (const [condition, apply] of Object.entries(conditions)) {
			if (isHeldElsewhere(state, condition)) continue;
			await test.step(`[A11Y-07] ${condition}`, async () => {
				await apply(page);
				if (condition === 'forced colours' && OTHERWISE_WHEN_WIDE.has(state)) {
					await go({ page, shop });
					before = 1;
				}
				await atRest(page);
				const { seen, troubles } = await lookAtControls(page);
				expect.soft(troubles, condition).toEqual([]);
				// The state is still there.
				expect.soft(seen, condition).toBeGreaterThanOrEqual(before);
				before = seen;
			});
		}
		expect.soft(before, 'controls of ours').toBeGreaterThan(0);
		await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });

		await test.step('[A11Y-01] axe: targets of 24 pixels', async () => {
			expect.soft(await smallTargets(page)).toEqual([]);
		});

		await test.step('[A11Y-02] the focus is seen', async () => {
			const { seen, unseen } = await tabThrough(page);
			expect.soft(unseen).toEqual([]);
			expect.soft(seen.length).toBeGreaterThan(0);
		});

		await test.step('[A11Y-05] one pair of live regions', async () => {
			const regions = await liveRegions(page);
			expect.soft(regions.filter((id) => id !== 'archipel-announcer')).toEqual([]);
			expect.soft(regions.length).toBeLessThanOrEqual(2);
		});
	});
