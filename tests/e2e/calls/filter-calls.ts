import { count, openPanel, PLACED, query, tiles } from '../filter-page';
import { expect, type Locator, type Page } from '../harness';
import { tryAgain, type ServerCall, type World } from './server-call';

const drawer = (page: Page) => page.getByRole('dialog');

const failure = (page: Page) => page.locator('.archipel-notice[data-state=error]');
const black = (panel: Page | Locator) => panel.getByRole('checkbox', { name: /^Noir/ });
const whole = new WeakMap<Page, string | null>();

/** Calls for the filtered list; the old list stays until the response. */
const choosing = {
	endpoint: 'page-shop',
	retry: (page: Page) => tryAgain(failure(page)),
};
const isListed = ({ page }: World) =>
	expect.poll(() => query(page)).toEqual({ filter_couleur: 'noir', query_type_couleur: 'or' });

/** Calls of a filter panel: beside the list, then in the drawer on a phone. */
export const filterCalls: readonly ServerCall[] = [
	{
		...choosing,
		name: 'a choice of a filter',
		meets: 'drop',
		async open({ page }) {
			await openPanel(page, PLACED);
			await expect(page.locator('.archipel-filter__count').first()).toBeVisible();
			whole.set(page, await count(page).textContent());
		},
		act: ({ page }) => black(page).check(),
		async kept({ page }) {
			await expect(black(page)).toBeChecked();
			await expect(count(page)).toHaveText(whole.get(page)!);
			await expect(tiles(page).first()).toBeVisible();
			expect(query(page)).toEqual({});
		},
		async done(world) {
			await isListed(world);
			await expect(count(world.page)).not.toHaveText(whole.get(world.page)!);
			await expect(failure(world.page)).toHaveCount(0);
		},
	},
	{
		...choosing,
		name: 'a choice in the drawer of a filter',
		meets: '403',
		async open({ page }) {
			await page.setViewportSize({ width: 390, height: 800 });
			await page.goto(PLACED);
			await page.getByRole('button', { name: /^Filtrer/ }).click();
			await expect(drawer(page).locator('.archipel-filter__count').first()).toBeVisible();
			await black(drawer(page)).check();
		},
		act: ({ page }) => drawer(page).getByRole('button', { name: /^Voir/ }).click(),
		// The message is in the drawer, where the focus is.
		retry: (page) => tryAgain(drawer(page).locator('.archipel-notice[data-state=error]')),
		done: isListed,
	},
];
