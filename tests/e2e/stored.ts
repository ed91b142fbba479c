import type { Page } from '@playwright/test';

/** Puts a value into the browser's storage before the first page of the visit: JSON, unless it is a text. */
export const hasStored = (page: Page, key: string, value: unknown) =>
	page.addInitScript(
		([name, text]) => {
			if (sessionStorage.getItem(`begun ${name}`)) return;
			sessionStorage.setItem(`begun ${name}`, '1');
			localStorage.setItem(name!, text!);
		},
		[key, typeof value === 'string' ? value : JSON.stringify(value)],
	);
