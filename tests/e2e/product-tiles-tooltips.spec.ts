import type { Page } from '@playwright/test';
import { violations } from './axe';
import { expect, rewrite, test } from './harness';
import { hold } from './hold';
import { CULOTTE, openTiles, tile } from './tiles-page';

const tooltip = (page: Page) => page.getByRole('tooltip');
const wishlist = (page: Page) => tile(page, CULOTTE).locator('.tinvwl_add_to_wishlist_button');

/** A theme whose tiles have icons only, without a name on any of them. */
const icons = (html: string) =>
	html.replaceAll(
		/(<a [^>]*class="[^"]*ajax_add_to_cart[^"]*"[^>]*)aria-label="[^"]*"([^>]*>)[^<]*<\/a>/g,
		(_link, before: string, after: string) =>
			`${before}${after}<svg width="24" height="24" aria-hidden="true"></svg></a>` +
			['quick-view-button', 'compare button', 'direct-checkout']
				.map(
					(name) =>
						`<button type="button" class="${name}"><svg width="24" height="24" aria-hidden="true"></svg></button>`,
				)
				.join(''),
	);

test.describe('[TILE-01] the name of a button that is only an icon', () => {
	test('shows on hover, may be hovered itself, and goes when the pointer leaves both', async ({ page }) => {
		await openTiles(page);
		await wishlist(page).hover();
		await expect(tooltip(page)).toHaveText('Ajouter aux favoris');
		const [button, box] = [(await wishlist(page).boundingBox())!, (await tooltip(page).boundingBox())!];
		expect(box.y + box.height).toBeLessThanOrEqual(button.y);
		await tooltip(page).hover();
		await page.waitForTimeout(400);
		await expect(tooltip(page)).toBeVisible();
		await page.mouse.move(0, 0);
		await expect(tooltip(page)).toHaveCount(0);
	});

	test('shows to the pointer or the focus that brought the island', async ({ page }) => {
		await page.goto('/boutique/');
		await wishlist(page).hover();
		await expect(tooltip(page)).toHaveText('Ajouter aux favoris');
		await page.reload();
		await page.mouse.move(0, 0);
		await wishlist(page).focus();
		await page.keyboard.press('Shift+Tab');
		await page.keyboard.press('Tab');
		await expect(wishlist(page)).toBeFocused();
		await expect(tooltip(page)).toHaveText('Ajouter aux favoris');
	});

	test('[SEC-03 A10] shows on keyboard focus, and Escape closes it without moving the focus', async ({ page }) => {
		await openTiles(page);
		await tile(page, CULOTTE)
			.getByRole('button', { name: /Ajouter au panier/ })
			.focus();
		await page.keyboard.press('Tab');
		await expect(wishlist(page)).toBeFocused();
		await expect(tooltip(page)).toHaveText('Ajouter aux favoris');
		await page.keyboard.press('Escape');
		await expect(tooltip(page)).toHaveCount(0);
		await expect(wishlist(page)).toBeFocused();
		await page.keyboard.press('Shift+Tab');
		await page.keyboard.press('Tab');
		await expect(tooltip(page)).toBeVisible();
	});

	test('Escape closes it under the pointer too, until the pointer comes back', async ({ page }) => {
		await openTiles(page);
		await wishlist(page).hover();
		await expect(tooltip(page)).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(tooltip(page)).toHaveCount(0);
		const { x, y } = (await wishlist(page).boundingBox())!;
		await page.mouse.move(x + 5, y + 5);
		await expect(tooltip(page)).toHaveCount(0);
		await page.mouse.move(0, 0);
		await wishlist(page).hover();
		await expect(tooltip(page)).toBeVisible();
	});

	test('[TILE-01] a press hides it: it does not come back over the tile before the pointer or the focus has left', async ({
		page,
	}) => {
		await openTiles(page);
		const add = tile(page, CULOTTE).locator('.add_to_cart_button');
		await add.hover();
		await expect(tooltip(page)).toBeVisible();
		await add.click();
		await expect(tooltip(page)).toHaveCount(0);
		await expect(add).toHaveClass(/\badded\b/);
		const { x, y } = (await add.boundingBox())!;
		await page.mouse.move(x + 5, y + 5);
		await expect(tooltip(page)).toHaveCount(0);
		await page.mouse.move(0, 0);
		await add.hover();
		await expect(tooltip(page)).toBeVisible();
		await page.mouse.move(0, 0);
		await wishlist(page).focus();
		await page.keyboard.press('Shift+Tab');
		await expect(add).toBeFocused();
		await expect(tooltip(page)).toBeVisible();
		await page.keyboard.press('Enter');
		await expect(tooltip(page)).toHaveCount(0);
	});

	test('[TILE-01] a tap shows none, neither at once nor once the product is in the cart @phone', async ({ page }) => {
		await openTiles(page);
		const shown = await page.evaluateHandle(() => {
			const texts: (string | null)[] = [];
			const note = ({ addedNodes }: MutationRecord) =>
				[...addedNodes].forEach(
					(node) => node instanceof Element && node.matches('[role=tooltip]') && texts.push(node.textContent),
				);
			new MutationObserver((records) => records.forEach(note)).observe(document, { childList: true, subtree: true });
			return texts;
		});
		const add = tile(page, CULOTTE).locator('.add_to_cart_button');
		await add.tap();
		await expect(add).toHaveClass(/\badded\b/);
		await expect(tile(page, CULOTTE).locator('.added_to_cart')).toBeVisible();
		expect(await shown.jsonValue()).toEqual([]);
	});

	test('[TILE-01] all five buttons of a tile have one, as the shop prints them', async ({ page }) => {
		await openTiles(page);
		const buttons = {
			'.add_to_cart_button': 'Ajouter au panier',
			'[data-archipel-quick-view]': 'Aperçu rapide',
			'.tinvwl_add_to_wishlist_button': /favoris|souhaits|wishlist/i,
			'[data-archipel-compare]': 'Comparer',
			'[data-archipel-direct-checkout]': 'Commander directement',
		};
		for (const [selector, text] of Object.entries(buttons)) {
			await tile(page, CULOTTE).locator(selector).first().hover();
			await expect(tooltip(page)).toContainText(text);
		}
	});

	test('[TILE-01] a wishlist button with words has one too, as TI Wishlist prints it by default', async ({ page }) => {
		await openTiles(page);
		await wishlist(page).evaluate((element) => {
			element.removeAttribute('aria-label');
			element.textContent = 'Ajouter à la liste';
		});
		await wishlist(page).hover();
		await expect(tooltip(page)).toHaveText('Ajouter à la liste');
		await page.mouse.move(0, 0);
		await expect(tooltip(page)).toHaveCount(0);
		await tile(page, CULOTTE)
			.getByRole('button', { name: /Ajouter au panier/ })
			.focus();
		await page.keyboard.press('Tab');
		await expect(wishlist(page)).toBeFocused();
		await expect(tooltip(page)).toHaveText('Ajouter à la liste');
	});

	test('is one element for all buttons, and not there for a link that can be read', async ({ page }) => {
		await openTiles(page);
		for (const at of [0, 1, 2]) await page.locator('.tinvwl_add_to_wishlist_button').nth(at).hover();
		await expect(tooltip(page)).toHaveCount(1);
		const link = page.getByRole('link', { name: /^Sélectionner.*Nuisette Soirée/ });
		await link.hover();
		// It has come under the pointer, and a tooltip has had its time.
		await expect(link).toHaveCSS('cursor', 'pointer');
		await expect(tooltip(page)).toHaveCount(0);
		await tile(page, CULOTTE).locator('img').hover();
		await expect(tooltip(page)).toHaveCount(0);
	});

	const names = [
		['', ['Ajouter au panier', 'Aperçu rapide', 'Comparer', 'Commander directement']],
		['lang=en', ['Add to Cart', 'Quick View', 'Compare', 'Direct Checkout']],
	] as const;
	for (const [query, labels] of names)
		test(`is known by what the button does where nobody named it: ${labels.join(', ')}`, async ({ page }) => {
			await rewrite(page, '/boutique/', icons);
			await openTiles(page, query);
			const buttons = page
				.locator('li.post-1179')
				.locator('.ajax_add_to_cart, .quick-view-button, .compare, .direct-checkout');
			await expect(buttons).toHaveCount(4);
			for (const [at, label] of labels.entries()) {
				await buttons.nth(at).hover();
				await expect(tooltip(page)).toHaveText(label);
				await expect(buttons.nth(at)).toHaveAccessibleName(label);
			}
		});

	test('a title is not shown twice, and is there again afterwards', async ({ page }) => {
		await openTiles(page);
		await wishlist(page).evaluate((element) => {
			element.removeAttribute('aria-label');
			element.setAttribute('title', 'Liste');
			element.textContent = '';
		});
		await wishlist(page).hover();
		await expect(tooltip(page)).toHaveText('Liste');
		await expect(wishlist(page)).not.toHaveAttribute('title');
		await expect(wishlist(page)).toHaveAccessibleName('Liste');
		await page.mouse.move(0, 0);
		await expect(tooltip(page)).toHaveCount(0);
		await expect(wishlist(page)).toHaveAttribute('title', 'Liste');
		await expect(wishlist(page)).not.toHaveAttribute('aria-label');
	});

	test('[SEC-01] is text, whatever the name holds', async ({ page }) => {
		await openTiles(page);
		const name = '<img src=x onerror=alert(1)>';
		await wishlist(page).evaluate((element, text) => element.setAttribute('aria-label', text), name);
		await wishlist(page).hover();
		await expect(tooltip(page)).toHaveText(name);
	});

	test('[A11Y-01] no violation while it is shown', async ({ page }) => {
		test.slow();
		await openTiles(page);
		await wishlist(page).hover();
		await expect(tooltip(page)).toBeVisible();
		expect(await violations(page, ['[role=tooltip]', 'li.post-1179'])).toEqual([]);
	});

	test('leaves nothing when the list goes', async ({ page }) => {
		await openTiles(page);
		await wishlist(page).hover();
		await expect(tooltip(page)).toBeVisible();
		await page.evaluate(() => document.querySelector('ul.products')!.remove());
		await expect(tooltip(page)).toHaveCount(0);
	});

	test('an owner may switch it off', async ({ page }) => {
		await rewrite(page, '/boutique/', (html) =>
			html.replace(/"product-tiles":\{/, '"product-tiles":{"props":{"tooltips":false},'),
		);
		await openTiles(page);
		await wishlist(page).hover();
		await tile(page, CULOTTE).locator('.add_to_cart_button').click();
		await expect(tile(page, CULOTTE).locator('.added_to_cart')).toBeVisible();
		await expect(page.locator('[role=tooltip], .archipel-notice')).toHaveCount(0);
	});
});

test.describe('[SW-09] a swatch of a tile', () => {
	const image = (page: Page) => page.locator('li.post-1179 img');
	const own = /culotte-taille-haute-/;
	const RED = '/img/culotte-taille-haute-rouge-0.svg?w=324';
	const BLUE = '/img/culotte-taille-haute-bleu-nuit-0.svg?w=324';

	/** Swatches as Variation Swatches Pro prints them in lists, and as a theme may print its own. */
	const swatches = (html: string) => {
		const variations = JSON.stringify([
			{ attributes: { attribute_pa_couleur: 'rouge' }, image: { src: RED } },
			{ attributes: { attribute_pa_couleur: 'bleu-nuit' }, image: { src: BLUE } },
		]).replaceAll('"', '&quot;');
		const item = (value: string) =>
			`<li class="variable-item color-variable-item" data-value="${value}" role="radio" aria-checked="false" aria-label="${value}" tabindex="0">${value}</li>`;
		const list =
			`<div class="wvs-archive-variations-wrapper" data-product_variations="${variations}"><ul class="variations"><li><ul class="variable-items-wrapper" role="radiogroup" aria-label="Couleur" data-attribute_name="attribute_pa_couleur">${['rouge', 'bleu-nuit', 'vert'].map(item).join('')}</ul></li></ul></div>` +
			`<button type="button" class="own" data-archipel-image='{"src":"${BLUE}"}'>bleu</button>`;
		return html.replace(/(<li class="[^"]*post-1179 [\s\S]*?Ajouter au panier<\/a>)/, `$1${list}`);
	};
	const swatch = (page: Page, name: string) => page.locator('li.post-1179').getByRole('radio', { name });

	test.beforeEach(async ({ page }) => {
		await rewrite(page, '/boutique/', swatches);
		await openTiles(page);
	});

	test('shows its image, and chosen again brings the tile’s own back', async ({ page }) => {
		const before = await image(page).evaluate(({ outerHTML }) => outerHTML);
		await swatch(page, 'rouge').click();
		await expect(image(page)).toHaveAttribute('src', RED);
		await expect(image(page)).not.toHaveAttribute('srcset');
		await expect(swatch(page, 'rouge')).toBeChecked();
		await swatch(page, 'bleu-nuit').click();
		await expect(image(page)).toHaveAttribute('src', BLUE);
		await expect(swatch(page, 'rouge')).not.toBeChecked();
		await swatch(page, 'bleu-nuit').click();
		await expect(image(page)).toHaveAttribute('src', own);
		await expect(image(page)).toHaveAttribute('srcset', own);
		expect((await image(page).evaluate(({ outerHTML }) => outerHTML)).length).toBe(before.length);
		await expect(swatch(page, 'bleu-nuit')).not.toBeChecked();
	});

	test('answers to the keyboard, and to a theme’s own button', async ({ page }) => {
		await swatch(page, 'rouge').focus();
		await page.keyboard.press('Space');
		await expect(image(page)).toHaveAttribute('src', RED);
		await page.keyboard.press('Enter');
		await expect(image(page)).toHaveAttribute('src', own);
		const button = page.getByRole('button', { name: 'bleu', exact: true });
		await button.click();
		await expect(image(page)).toHaveAttribute('src', BLUE);
		await expect(button).toHaveAttribute('aria-pressed', 'true');
	});

	test('a value without an image changes nothing', async ({ page }) => {
		await swatch(page, 'vert').click();
		await expect(swatch(page, 'vert')).not.toBeChecked();
		await expect(image(page)).toHaveAttribute('src', own);
	});

	test('a picture that comes late does not replace the one chosen after it', async ({ page }) => {
		const release = await hold(page, `**${RED}`);
		await swatch(page, 'rouge').click();
		await swatch(page, 'bleu-nuit').click();
		await expect(image(page)).toHaveAttribute('src', BLUE);
		const late = page.waitForResponse((response) => response.url().endsWith(RED));
		release();
		await (await late).finished();
		await page.evaluate(() => new Promise(requestAnimationFrame));
		await expect(image(page)).toHaveAttribute('src', BLUE);
	});
});
