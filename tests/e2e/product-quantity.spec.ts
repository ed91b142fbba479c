import { expect, layoutShifts, rewrite, test } from './harness';
import { GROUPED, SIMPLE, VARIABLE, chooseVariation, open } from './product-page';

/** What plus and minus make of a quantity between 2 and 9 in steps of 3, by profile (specification, section 5). */
const RULES = {
	theme: { from: [9, 2, 0, 5], plus: [9, 5, 3, 8], minus: [6, 2, 2, 2] },
	plugin: { from: [9, 2, 0, 5], plus: [9, 5, 3, 8], minus: [6, 2, 2, 2] },
	'builder-cart': { from: [9, 2, 0, 5], plus: [9, 5, 3, 8], minus: [6, 0, 0, 2] },
	'builder-product': { from: [9, 2, 0, 5], plus: [9, 5, 3, 8], minus: [6, 2, 2, 2] },
} as const;

const plus = { name: /^Augmenter la quantité/ };
const minus = { name: /^Diminuer la quantité/ };

for (const [profile, { from, plus: more, minus: less }] of Object.entries(RULES)) {
	for (const [island, path] of [
		['product-form', SIMPLE],
		['variation-form', VARIABLE],
	] as const) {
		test(`[QTY-02] [QTY-04] plus and minus on a product page by the rules “${profile}” (${island})`, async ({
			page,
		}) => {
			const options = encodeURIComponent(JSON.stringify({ [island]: { quantityRules: profile } }));
			await rewrite(page, path, (html) =>
				html.replace(
					/(class="input-text qty text"[^>]*?) min="\d+"(?: max="\d+")? step="\d+"/,
					'$1 min="2" max="9" step="3"',
				),
			);
			await open(page, `${path}?options=${options}`);
			const field = page.getByRole('spinbutton');
			for (const [at, value] of from.entries()) {
				for (const [button, expected] of [
					[plus, more[at]],
					[minus, less[at]],
				] as const) {
					await field.fill(String(value));
					await page.locator('form.cart').getByRole('button', button).click({ force: true });
					await expect(field).toHaveValue(String(expected));
				}
			}
		});
	}
}

test('[QTY-01] a value below the minimum is raised to it on product pages, variable and grouped ones too', async ({
	page,
}) => {
	for (const path of [SIMPLE, VARIABLE]) {
		await rewrite(page, path, (html) =>
			html.replace(/(class="input-text qty text"[^>]*?value=)"\d*"([^>]*?)min="\d+"/, '$1"1"$2min="3"'),
		);
		await open(page, path);
		await expect(page.getByRole('spinbutton')).toHaveValue('3');
	}
});

test('[QTY-02] plus and minus are there without a shift, reach by keyboard, tell others, and stop at the limits of the variation', async ({
	page,
}) => {
	await open(page, VARIABLE);
	expect(await layoutShifts(page)).toEqual([]);
	await chooseVariation(page);
	const field = page.getByRole('spinbutton');
	await page.evaluate(() => {
		Object.assign(globalThis, { changes: 0 });
		document
			.querySelector('form.cart')!
			.addEventListener('change', () => (globalThis as unknown as { changes: number }).changes++);
	});
	await field.focus();
	await page.keyboard.press('Tab');
	await expect(page.locator('form.cart').getByRole('button', plus)).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(field).toHaveValue('2');
	expect(await page.evaluate(() => (globalThis as unknown as { changes: number }).changes)).toBe(1);
	const max = Number(await field.getAttribute('max'));
	await field.fill(String(max));
	await expect(page.locator('form.cart').getByRole('button', plus)).toHaveAttribute('aria-disabled', 'true');
});

test('[QTY-02] children of a grouped product each have theirs, named; buttons of a theme are left alone', async ({
	page,
}) => {
	await open(page, GROUPED);
	await expect(page.locator('form.cart').getByRole('button', plus).first()).toHaveAccessibleName(/quantité – \S/);
	await rewrite(page, SIMPLE, (html) =>
		html.replace('<div class="quantity">', '<div class="quantity"><button type="button" class="minus">−</button>'),
	);
	await open(page, SIMPLE);
	await expect(page.locator('form.cart .archipel-step')).toHaveCount(0);
});

test('[QTY-02] the plus and minus of a grouped product fit into a window of 320 pixels, and move nothing when they come', async ({
	page,
}) => {
	await page.setViewportSize({ width: 320, height: 800 });
	await open(page, GROUPED);
	await expect(page.locator('.group_table').getByRole('button', plus)).toHaveCount(2);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	expect(await layoutShifts(page)).toEqual([]);
});
