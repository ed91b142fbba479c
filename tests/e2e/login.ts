import type { Page } from '@playwright/test';

/** Signs the page's visitor in as the customer `cliente`. */
export async function login(page: Page): Promise<void> {
	const html = await (await page.request.get('/mon-compte/')).text();
	const nonce = /name="woocommerce-login-nonce" value="(\w+)"/.exec(html)![1]!;
	const form = { username: 'cliente', password: 'cliente', 'woocommerce-login-nonce': nonce, login: 'Log in' };
	await page.request.post('/mon-compte/', { form });
}
