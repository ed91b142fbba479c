import { closeByEscape, expect, test, violations, type Locator, type Page } from './harness';
import { options, panel } from './search-page';

const host = (page: Page, props: string) => page.locator(`[data-archipel="search"][data-archipel-props='${props}']`);
const toggle = (page: Page, props: string) => host(page, props).locator('.archipel-search__toggle');
const searchField = (page: Page, props: string) => host(page, props).locator('input[name=s]');
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Rechercher un produit' });
const FULL = '{"skin":"full_screen"}';

test('[SRCH-03] [A11Y-05] full screens and the icon, ours and the page builder’s', async ({ page }) => {
	await page.goto('/iles/search/');
	await test.step('full_screen', async () => {
		await expect(searchField(page, FULL)).toBeHidden();
		await toggle(page, FULL).click();
		await expect(searchField(page, FULL)).toBeFocused();
		await searchField(page, FULL).pressSequentially('nuisette');
		await expect(options(page).first()).toBeVisible();
		expect(await violations(page, 'dialog')).toEqual([]);
		await closeByEscape(panel(page));
		await expect(overlay(page)).toBeVisible();
		await closeByEscape(overlay(page));
		await expect(toggle(page, FULL)).toBeFocused();

		await page.keyboard.press('Enter');
		await expect(searchField(page, FULL)).toHaveValue('nuisette');
		await overlay(page).getByRole('button', { name: 'Fermer' }).click();
		await expect(overlay(page)).toHaveCount(0);
		await expect(toggle(page, FULL)).toBeFocused();
		await expect(searchField(page, FULL)).toBeHidden();
	});
	await test.step('the page builder’s', async () => {
		const own = page.locator('.elementor-search-form--skin-full_screen');
		const box = own.locator('.elementor-search-form__container');
		await page.evaluate(() => {
			// Emulates the page builder's script, which must not open a second form.
			const opener = document.querySelector('.elementor-search-form__toggle')!;
			opener.addEventListener('click', () => document.body.classList.add('theirs'));
		});
		await own.locator('.elementor-search-form__toggle').focus();
		await expect(own.locator('form')).toHaveAttribute('data-archipel-state', 'mounted');
		await page.keyboard.press('Enter');
		await expect(box).toHaveClass(/elementor-search-form--full-screen/);
		await expect(own.locator('input[name=s]')).toBeFocused();
		await closeByEscape(overlay(page));
		await expect(box).not.toHaveClass(/elementor-search-form--full-screen/);
		await own.locator('.elementor-search-form__toggle').click();
		await own.locator('.dialog-close-button').click();
		await expect(overlay(page)).toHaveCount(0);
		await expect(own.locator('.elementor-search-form__toggle')).toBeFocused();
		await expect(page.locator('body')).not.toHaveClass(/theirs/);
	});
	await test.step('minimal', async () => {
		const ours = '{"skin":"minimal"}';
		await host(page, ours).locator('.archipel-search__icon svg').click();
		await expect(searchField(page, ours)).toBeFocused();
		const builders = page.locator('.elementor-search-form--skin-minimal form');
		await builders.locator('.elementor-search-form__icon').click();
		await expect(builders).toHaveAttribute('data-archipel-state', 'mounted');
		await builders.locator('.elementor-search-form__icon').click();
		await expect(builders.locator('input[name=s]')).toBeFocused();
		await expect(builders).toHaveClass(/elementor-search-form--focus/);
		await expect(builders.locator('input[name=s]')).toHaveAccessibleName('Rechercher un produit');
		await page.keyboard.press('Tab');
		await expect(builders).not.toHaveClass(/elementor-search-form--focus/);
	});
});

const openAndMeasure = (button: Locator) =>
	button.evaluate(async (toggle: HTMLElement) => {
		toggle.click();
		const form = toggle.parentElement!.querySelector('form')!;
		while (!form.matches(':popover-open')) await new Promise(requestAnimationFrame);
		const moves = form.getAnimations().map(({ effect }) => (effect as KeyframeEffect).getKeyframes()[0]!);
		await Promise.all(form.getAnimations().map(({ finished }) => finished));
		const { clientWidth: width, clientHeight: height } = document.documentElement;
		return {
			form: form.getBoundingClientRect().toJSON() as DOMRect,
			toggle: toggle.getBoundingClientRect().toJSON() as DOMRect,
			page: { width, height },
			from: moves.map((frame) => frame['translate'] as string | undefined).find(Boolean),
		};
	});

const MODES: Record<string, (places: Awaited<ReturnType<typeof openAndMeasure>>) => boolean> = {
	dropdown: ({ form, toggle, from }) =>
		Math.abs(form.y - (toggle.y + toggle.height)) < 12 && form.width < 640 && from === undefined,
	popup: ({ form, page, from }) =>
		Math.abs(form.x + form.width / 2 - page.width / 2) < 2 &&
		Math.abs(form.y - page.height / 5) < 2 &&
		from === undefined,
	'top-to-bottom': ({ form, page, from }) => form.y === 0 && form.width === page.width && from === '0px -100%',
	'bottom-to-top': ({ form, page, from }) =>
		Math.abs(form.y + form.height - page.height) < 1 && form.width === page.width && from === '0px 100%',
};

test('[SRCH-03] a disclosure opens the form, and Escape closes it step by step', async ({ page }) => {
	await page.goto('/iles/search/');
	for (const [display, isInPlace] of Object.entries(MODES))
		await test.step(display, async () => {
			const props = JSON.stringify({ display });
			await expect(toggle(page, props)).toHaveAttribute('aria-expanded', 'false');
			await expect(searchField(page, props)).toBeHidden();
			await toggle(page, props).press('Enter');
			await expect(toggle(page, props)).toHaveAttribute('aria-expanded', 'true');
			await expect(searchField(page, props)).toBeFocused();
			await expect(searchField(page, props)).toBeInViewport({ ratio: 1 });
			if (/dropdown|top/.test(display)) {
				await searchField(page, props).pressSequentially('guepiere');
				await expect(options(page).first()).toBeVisible();
				expect(await violations(page, '.archipel-search')).toEqual([]);
				await page.keyboard.press('Escape');
			}
			await closeByEscape(searchField(page, props), 'stays');
			await expect(toggle(page, props)).toBeFocused();
			await expect(toggle(page, props)).toHaveAttribute('aria-expanded', 'false');
			const places = await openAndMeasure(toggle(page, props));
			expect(isInPlace(places), JSON.stringify(places)).toBe(true);
			await expect(searchField(page, props)).toBeFocused();
			await page.mouse.click(1275, 420);
			await expect(searchField(page, props)).toBeHidden();
		});
	await test.step('a busy page', async () => {
		const props = JSON.stringify({ display: 'popup' });
		await toggle(page, props).click();
		await expect(searchField(page, props)).toBeFocused();
		await searchField(page, props).pressSequentially('guepiere');
		await expect(options(page).first()).toBeVisible();
		await searchField(page, props).evaluate(async (input) => {
			for (let press = 0; press < 2; press++) {
				input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
				// The second press may be the next task, so the first must be handled in microtasks.
				await Promise.resolve();
			}
		});
		await expect(panel(page)).toHaveCount(0);
		await expect(searchField(page, props)).toBeHidden();
		await expect(toggle(page, props)).toBeFocused();
	});
});

test('[SRCH-03] a failed island leaves the plain form', async ({ page, guard }) => {
	guard.allowErrors(/ERR_FAILED|Failed to load|did not load/);
	await page.route(/\/islands\/srch-/, (route) => route.abort());
	await page.goto('/iles/search/');
	await toggle(page, FULL).click();
	await expect(searchField(page, FULL)).toBeVisible();
	await expect(toggle(page, FULL)).toBeHidden();
});

test('@noscript [SRCH-03] each is a plain search box without a button that opens it', async ({ page }) => {
	await page.goto('/iles/search/');
	await expect(page.locator('.archipel-search__toggle:visible')).toHaveCount(0);
	await expect(page.locator('.archipel-search input[name=s]:visible')).toHaveCount(7);
});
