import type { Page } from '@playwright/test';
import { LOT, SOCKS, choose, note, open, price, quantity, row, tableNote } from '../discounts-helpers';
import { expect } from '../harness';
import type { ServerCall, World } from './server-call';

const RULES = 'src/shop/discount-rules.ts';

interface Answer {
	readonly type: string;
	readonly message?: string;
}
const lastAnswer = (page: Page) =>
	page.evaluate(() => (window as never as { answers: Answer[] }).answers.at(-1) ?? { type: 'none' });
/** What the last question was answered is forgotten: the answer to this one is waited for. */
const ask = ({ page }: World) =>
	page.locator('form.cart').evaluate((form) => {
		(window as never as { answers: Answer[] }).answers.splice(0);
		form.dispatchEvent(new CustomEvent('archipel:get-product-discount'));
	});

/** The price of one piece follows the quantity. */
const livePrice = {
	open: ({ page, shop }: World) => open(page, shop, SOCKS),
	act: ({ page }: World) => quantity(page).fill('2'),
	told: ({ page }: World) => expect(note(page)).toBeVisible(),
	kept: ({ page }: World) => expect(price(page)).toHaveText(/10,00/),
	again: ({ page }: World) => note(page).getByRole('button', { name: 'Réessayer' }).click(),
	async done({ page }: World) {
		await expect(price(page).locator('ins')).toHaveText(/9,00/);
		await expect(note(page)).toHaveCount(0);
	},
};

/** Discounts by quantity. */
export const discountCalls: readonly ServerCall[] = [
	{
		name: 'the nonce for a price',
		meets: 'offline',
		module: 'src/shop/nonce-broker.ts',
		endpoint: 'archipel_nonces',
		...livePrice,
	},
	{
		name: 'the price for a quantity',
		meets: 'empty',
		module: RULES,
		endpoint: 'get_price_html',
		...livePrice,
		// Its nonce is there.
		async open({ page }) {
			await quantity(page).fill('1');
			await expect(price(page)).toHaveText(/10,00/);
			await expect(price(page).locator('ins')).toHaveCount(0);
		},
		act: ({ page }) => quantity(page).fill('3'),
	},
	{
		name: 'what a quantity saves, asked by a script',
		meets: 'types',
		module: RULES,
		endpoint: 'awdr_get_product_discount',
		async open({ page, shop }) {
			await page.evaluate(() => {
				const answers: Answer[] = [];
				Object.assign(window, { answers });
				for (const type of ['archipel:product-discount', 'archipel:product-discount-failed'])
					document.addEventListener(type, (event) => answers.push({ ...(event as CustomEvent<Answer>).detail, type }));
			});
			// What asks the server comes with the first question.
			await ask({ page, shop });
			await expect.poll(() => lastAnswer(page)).toMatchObject({ type: 'archipel:product-discount' });
		},
		act: ask,
		told: ({ page }) =>
			expect
				.poll(() => lastAnswer(page))
				.toMatchObject({ type: 'archipel:product-discount-failed', message: expect.stringMatching(/\S/) }),
		again: ask,
		done: ({ page }) => expect.poll(() => lastAnswer(page)).toMatchObject({ type: 'archipel:product-discount' }),
	},
	{
		name: 'the discount table of a variation',
		meets: 'timeout',
		module: RULES,
		endpoint: 'get_variable_product_bulk_table',
		open: ({ page, shop }) => open(page, shop, LOT),
		act: ({ page }) => choose(page, 1),
		told: ({ page }) => expect(tableNote(page)).toBeVisible(),
		// The table of another variation would promise a wrong price.
		kept: ({ page }) => expect(row(page, '2 - 4')).toHaveCount(0),
		again: ({ page }) => tableNote(page).getByRole('button', { name: 'Réessayer' }).click(),
		async done({ page }) {
			await expect(row(page, '2 - 4')).toBeVisible();
			await expect(tableNote(page)).toHaveCount(0);
			await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
		},
	},
];
