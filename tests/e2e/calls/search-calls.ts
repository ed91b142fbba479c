import { expect, type Page } from '../harness';
import { field, options, panel } from '../search-page';
import { tryAgain, type ServerCall } from './server-call';

const failure = (page: Page) => panel(page).getByText('Les suggestions n’ont pas pu être affichées.');

export const searchCall: ServerCall = {
	name: 'the products that a search suggests',
	meets: '500',
	survives: 'late',
	endpoint: 'rest/wc/store/v1/products',
	open: ({ page }) => field(page).click(),
	act: ({ page }) => field(page).fill('culotte'),
	retry: (page) => tryAgain(panel(page)),
	told: ({ page }) => expect(failure(page)).toBeVisible(),
	kept: ({ page }) => expect(field(page)).toHaveValue('culotte'),
	done: ({ page }) => expect(options(page).filter({ hasText: 'Culotte' }).first()).toBeVisible(),
};
