import { atRest, expect, test, type Page } from './harness';
import { addThemeRules, expectSameInHostileTheme } from './hostile-theme';
import { ourStates } from './our-states';

/**
 * Excluded: checkboxes are as large as their label; the theme lays out the header; two controls show on focus only; a slider shows the focus on its
 * thumb.
 */
const OURS =
	':is(button, a, input, select, summary)[class*="archipel-"]:not(.archipel-last-message, .archipel-wishlist-counter__show, [type=checkbox], [type=range], .archipel-mini-cart__link)';

/** Number of visible controls, and violations in narrow windows, at large text or in forced colours, by class. */
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

/** Applied to the open page, narrowest first: controls that show there also show in wider windows. */
const conditions: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
	'320 pixels, or 400 % of 1280': (page) => page.setViewportSize(NARROW),
	async 'text of 200 % on a phone'(page) {
		await page.setViewportSize(PHONE);
		await page.evaluate(() => {
			const read = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
			document.documentElement.style.fontSize = '200%';
			// Browsers keep the reading position when the text size changes.
			read?.scrollIntoView({ block: 'center' });
		});
	},
	async 'forced colours'(page) {
		await page.setViewportSize(WIDE);
		await page.evaluate(() => (document.documentElement.style.fontSize = ''));
		await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
	},
};

/** States with a dialog above other visible controls, which get the focus after the dialog is closed. */
const isAbove = new Set([
	'a list: pressed compare buttons, a refused click, recently viewed products, and the comparison',
	'a product, and the viewer',
]);

/** States that differ in a wide window, and are opened again there. */
const OTHERWISE_WHEN_WIDE = new Set([
	'a menu with a panel',
	'a filter with a choice',
	'a login that failed, the summary of an order, and its company',
]);

/** Excluded, because other tests cover the theme's cart table and the drawer's lines. */
const isHeldElsewhere = (state: string, condition: string) =>
	/^the (cart page|drawer)/.test(state) && condition.startsWith('text');

/** Focuses each control of the islands as keyboards do. @returns Controls with a visible focus, and controls without one. */
async function focusEach(page: Page) {
	// A key press makes `:focus-visible` match.
	await page.keyboard.press('Tab');
	return page.evaluate((selector) => {
		const focused = { seen: [] as string[], unseen: [] as string[] };
		for (const control of document.querySelectorAll<HTMLElement>(selector)) {
			control.focus({ preventScroll: true });
			// Hidden elements and those behind a dialog do not take the focus.
			if (document.activeElement !== control) continue;
			// A field that overlays its visible element shows the ring on the parent.
			const shows = [control, control.parentElement!].some((element) => {
				const { outlineStyle, outlineWidth } = getComputedStyle(element);
				return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
			});
			focused[shows ? 'seen' : 'unseen'].push(control.className);
		}
		return focused;
	}, OURS);
}

const liveRegions = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll('[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]')]
			// WooCommerce's forms have live regions of their own.
			.filter(
				(region) => region.closest('body :is([class*="archipel-"], [id^="archipel-"])') && !region.closest('form'),
			)
			.map((region) => region.parentElement?.id),
	);

test('[A11Y-07] the link to the cart ends a refusal, whatever floats beside it', async ({ page, shop }) => {
	await shop.add(1178);
	await page.goto('/produit/masque-satin/');
	await addThemeRules(page, '.woocommerce div.product form.cart .button { float: left }');
	await page.locator('form.cart .single_add_to_cart_button').click();
	await expect(page.locator('.archipel-notice .wc-forward')).toHaveCSS('float', 'inline-end');
});

for (const [state, go] of Object.entries(ourStates))
	test(`[A11Y-02] [A11Y-05] [A11Y-07] every control of ours can be seen, read and pressed in each condition, is the same in a theme that styles everything, shows the focus, and one pair of live regions speaks: ${state}`, async ({
		page,
		shop,
	}) => {
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
				expect.soft(seen, condition).toBeGreaterThanOrEqual(before);
				before = seen;
			});
		}
		expect.soft(before, 'controls of ours').toBeGreaterThan(0);
		await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });

		await test.step('[A11Y-07] a theme that styles every button, link, field, list and dialog', () =>
			expectSameInHostileTheme(page));

		await test.step('[A11Y-02] the focus is seen', async () => {
			const dialogs = await page.getByRole('dialog').count();
			for (let behind = 0; behind <= (isAbove.has(state) ? dialogs : 0); behind++) {
				if (behind) {
					await page.keyboard.press('Escape');
					await expect(page.getByRole('dialog')).toHaveCount(dialogs - behind);
				}
				const { seen, unseen } = await focusEach(page);
				expect.soft(unseen).toEqual([]);
				expect.soft(seen.length).toBeGreaterThan(0);
			}
		});

		await test.step('[A11Y-05] one pair of live regions', async () => {
			const regions = await liveRegions(page);
			expect.soft(regions.filter((id) => id !== 'archipel-announcer')).toEqual([]);
			expect.soft(regions.length).toBeLessThanOrEqual(2);
		});
	});
