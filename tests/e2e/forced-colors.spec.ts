import { expect, test, visit, type Locator } from './harness';
import { addThemeRules } from './hostile-theme';

/** Checks legibility: different letters of equal width must render differently. */
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

test('[A11Y-07] in forced colours, light and dark, drawings and words can be read', async ({ page }) => {
	const SCHEMES = ['light', 'dark'] as const;
	const force = (colorScheme: (typeof SCHEMES)[number]) =>
		page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
	/** Checks that at least so many icons are seen, all in the colour of the text, in both schemes. */
	const expectDrawn = async (least: number) => {
		for (const scheme of SCHEMES) {
			await force(scheme);
			const { seen, others } = await page.evaluate(() => {
				const probe = document.body.appendChild(document.createElement('i'));
				probe.style.cssText = 'color: CanvasText; forced-color-adjust: none';
				const { color } = getComputedStyle(probe);
				probe.remove();
				const icons = [...document.querySelectorAll('.archipel-icon')].filter((icon) => icon.checkVisibility());
				const differs = (icon: Element) => getComputedStyle(icon, '::before').backgroundColor !== color;
				return { seen: icons.length, others: icons.filter(differs).length };
			});
			expect(seen).toBeGreaterThanOrEqual(least);
			expect(others).toBe(0);
		}
	};
	await force('light');
	await page.goto('/produit/nuisette-soiree/?utm_source=lettre');
	await expect(page.locator('.archipel-share__button').first()).toBeVisible();
	await expectDrawn(1);
	await visit(page, '/boutique/', 'ul.products');
	await expectDrawn(11);
	const compare = page.locator('[data-archipel-compare]').first();
	const tray = page.locator('.archipel-compare__open');
	await compare.hover();
	for (const scheme of SCHEMES) {
		await force(scheme);
		await expectReadable(page.getByRole('tooltip'));
	}
	await compare.click();
	await expect(compare).toHaveAttribute('aria-pressed', 'true');
	await expect(tray).toBeVisible();
	for (const scheme of SCHEMES) {
		await force(scheme);
		await expectReadable(tray);
		const tick = await compare.evaluate((button) => {
			const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(button, '::after');
			return { isSeen: color !== backgroundColor, forcedColorAdjust };
		});
		expect(tick, scheme).toEqual({ isSeen: true, forcedColorAdjust: 'none' });
	}
	await page.emulateMedia({ forcedColors: 'none', colorScheme: null });
	// A rule of Storefront.
	await addThemeRules(page, 'button::after, .button::after { display: none }');
	expect(
		await compare.evaluate((button) => {
			const { content, display } = getComputedStyle(button, '::after');
			return [content, display];
		}),
	).toEqual(['"✓" / ""', 'block']);
});
