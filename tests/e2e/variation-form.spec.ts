import { expect, test } from './harness';
import {
	FORM,
	SELECTS,
	SWATCHES,
	LARGE,
	open,
	select,
	addButton,
	press,
	panel,
	variationId,
	swatch,
	announced,
} from './variation-page';

test.describe('a variation', () => {
	test('[VAR-01] [VAR-03] is found on the page, and shows price, stock, sku, weight, dimensions and picture', async ({
		page,
		shop,
	}) => {
		await open(page, SWATCHES);
		const picture = page.locator('.woocommerce-product-gallery .wp-post-image').first();
		const link = page.locator('.woocommerce-product-gallery__image a').first();
		const before = {
			src: await picture.getAttribute('src'),
			srcset: await picture.getAttribute('srcset'),
			alt: await picture.getAttribute('alt'),
			href: await link.getAttribute('href'),
		};
		shop.forget();
		await swatch(page, 'Teinte, Rouge cerise').check();
		await swatch(page, 'Bonnet, B').check();
		await expect(panel(page)).toContainText('62,50');
		await expect(panel(page).locator('.stock')).toBeVisible();
		await expect(variationId(page)).toHaveValue('1191');
		await expect(page.locator('.product_meta .sku')).toHaveText('CT-G-4');
		expect(await picture.getAttribute('src')).not.toBe(before.src);
		expect(await picture.getAttribute('srcset')).toContain('rouge-cerise');
		expect(await picture.getAttribute('data-large_image')).toContain('rouge-cerise');
		const { image } = await page.locator(FORM).evaluate((form: HTMLFormElement) => {
			const list = JSON.parse(form.dataset['product_variations']!) as {
				variation_id: number;
				image: Record<string, string>;
			}[];
			return list.find(({ variation_id }) => variation_id === 1191)!;
		});
		for (const [attribute, field] of Object.entries({
			sizes: 'sizes',
			alt: 'alt',
			title: 'title',
			width: 'src_w',
			height: 'src_h',
			'data-large_image_width': 'full_src_w',
			'data-large_image_height': 'full_src_h',
		}))
			await expect(picture, attribute).toHaveAttribute(attribute, String(image[field]));
		expect(await link.getAttribute('href')).toContain('rouge-cerise');
		expect(shop.calls()).toEqual([]);

		await page.getByRole('link', { name: 'Effacer les options' }).click();
		await expect(page.locator('.product_meta .sku')).toHaveText('CT-GUEPIERE');
		await expect(picture).toHaveAttribute('src', before.src!);
		await expect(picture).toHaveAttribute('srcset', before.srcset!);
		await expect(picture).toHaveAttribute('alt', before.alt!);
		await expect(link).toHaveAttribute('href', before.href!);
	});

	test('[VAR-03] weight and dimensions change in the additional-information table, as text', async ({ page }) => {
		await open(page, SWATCHES);
		const value = (row: string) =>
			page.locator(`.woocommerce-product-attributes-item--${row} .woocommerce-product-attributes-item__value`);
		const before = await value('weight').textContent();
		await swatch(page, 'Teinte, Noir profond').check();
		await swatch(page, 'Bonnet, B').check();
		await expect(value('weight')).toHaveText('0,35 kg');
		await expect(value('dimensions')).toHaveText('31 × 21 × 6 cm');
		await page.getByRole('link', { name: 'Effacer les options' }).click();
		await expect(value('weight')).toHaveText(before!);
	});

	test('[VAR-03] the panel comes 300 ms after the choice, and a choice that changes before then takes it back', async ({
		page,
	}) => {
		await page.clock.install();
		await open(page, SELECTS);
		await page.clock.pauseAt(Date.now() + 60_000);
		await select(page, 'Couleur').selectOption('noir');
		await select(page, 'Taille').selectOption('s');
		await expect(variationId(page)).not.toHaveValue('');
		await page.clock.runFor(290);
		await expect(panel(page)).toBeEmpty();
		await page.clock.runFor(20);
		await expect(panel(page)).not.toBeEmpty();
		await expect(panel(page)).toHaveCSS('animation-duration', '0.2s');

		await select(page, 'Taille').selectOption('m');
		await page.clock.runFor(100);
		await select(page, 'Taille').selectOption('');
		await page.clock.runFor(1000);
		await expect(panel(page)).toBeEmpty();
		await expect(variationId(page)).toHaveValue('');
		await expect(addButton(page)).toHaveText('Choisir une taille');
	});

	test('[VAR-11] a choice among hundreds of variations in four attributes is answered within one frame', async ({
		page,
	}) => {
		await page.clock.install();
		await open(page, `${LARGE}?preload=on`);
		await page.clock.pauseAt(Date.now() + 60_000);
		/** Chooses a value, and what can be seen of it a frame later. */
		const choose = async (name: string, value: string) => {
			await page.evaluate(
				([selector, wanted]) => {
					const field = document.querySelector<HTMLSelectElement>(selector)!;
					field.value = wanted;
					field.dispatchEvent(new Event('change', { bubbles: true }));
				},
				[`${FORM} [name="${name}"]`, value] as const,
			);
			await page.clock.runFor(16);
			const seen = await page.evaluate((selector) => {
				const form = document.querySelector(selector)!;
				return {
					refused: [...form.querySelectorAll<HTMLOptionElement>('option:disabled')].map((option) => option.value),
					found: form.querySelector<HTMLInputElement>('.variation_id')!.value !== '',
				};
			}, FORM);
			// What is left of it must not help the next choice.
			await page.clock.runFor(1000);
			return seen;
		};
		expect(
			await page.evaluate(
				(selector) =>
					JSON.parse(document.querySelector<HTMLElement>(selector)!.dataset['product_variations']!).length as number,
				FORM,
			),
		).toBeGreaterThan(800);
		await choose('attribute_pa_couleur', 'noir');
		await choose('attribute_pa_taille', 'm');
		expect(await choose('attribute_pa_bonnet', 'f')).toEqual({ refused: ['95'], found: false });
		expect(await choose('attribute_pa_tour', '90')).toEqual({ refused: ['95'], found: true });
		expect(await choose('attribute_pa_tour', '')).toEqual({ refused: ['95'], found: false });
	});

	test('[VAR-06] a change clears the variation, and options that go with nothing are disabled', async ({ page }) => {
		await open(page, `${LARGE}?preload=on`);
		const refused = page.locator(`${FORM} :is(option:disabled, li[data-reason=unavailable])`);
		await swatch(page, 'Couleur, Noir').check();
		await swatch(page, 'Taille, M').check();
		await expect(refused).toHaveCount(0);
		await swatch(page, 'Bonnet, F').check();
		await expect(refused).toHaveCount(1);
		await expect(select(page, 'Tour de dos').locator('option[value="95"]')).toBeDisabled();
		await select(page, 'Tour de dos').selectOption('90');
		await expect(variationId(page)).not.toHaveValue('');
		await select(page, 'Tour de dos').selectOption('');
		await expect(variationId(page)).toHaveValue('');
	});

	test('[VAR-05] [VAR-06] a sold-out option says so in its list, and its variation cannot be bought', async ({
		page,
		shop,
	}) => {
		await open(page, SELECTS);
		await select(page, 'Couleur').selectOption('blanc');
		const soldOut = select(page, 'Taille').locator('option.out-of-stock').first();
		await expect(soldOut).toHaveAttribute('label', /– épuisé$/);
		await select(page, 'Taille').selectOption((await soldOut.getAttribute('value'))!);
		await expect(addButton(page)).toHaveClass(/wc-variation-is-unavailable/);
		await expect(addButton(page)).not.toHaveAttribute('disabled');
		shop.forget();
		await press(page);
		const text = 'Désolé, ce produit n’est pas disponible. Veuillez choisir une combinaison différente.';
		await expect(page.locator('.archipel-notice')).toHaveText(text);
		await expect(announced(page).getByRole('alert')).toHaveText(text);
		expect(shop.calls()).toEqual([]);
	});

	test('[QTY-05] limits bring the quantity into range; empty becomes the minimum; sold individually hides the field', async ({
		page,
	}) => {
		await open(page, SWATCHES);
		const quantity = page.getByRole('spinbutton');
		await quantity.fill('99');
		await swatch(page, 'Teinte, Noir profond').check();
		await swatch(page, 'Bonnet, C').check();
		await expect(quantity).toHaveValue('3');
		await expect(quantity).toHaveAttribute('max', '3');
		await quantity.fill('');
		await swatch(page, 'Bonnet, B').check();
		await expect(quantity).toHaveValue('1');
		await expect(quantity).toHaveAttribute('max', '12');
		await swatch(page, 'Teinte, Nude & noir').check();
		await expect(quantity).not.toHaveAttribute('max');

		await open(page, '/produit/bas-couture/');
		await swatch(page, 'Motif, Dentelle').check();
		await swatch(page, 'Finition, Mate').check();
		await swatch(page, "Longueur & coupe, Haut d'été").check();
		await expect(variationId(page)).not.toHaveValue('');
		await expect(page.locator(`${FORM} .quantity`)).toBeHidden();
		await expect(page.locator(`${FORM} [name=quantity]`)).toHaveValue('1');
	});
});
