import type { Page } from '@playwright/test';

/** Signs the page's visitor in as the customer `cliente`. */
export const login = (page: Page) =>
	page.request
		.get('/mon-compte/')
		.then((reply) => reply.text())
		.then((html) =>
			page.request.post('/mon-compte/', {
				form: {
					username: 'cliente',
					password: 'cliente',
					'woocommerce-login-nonce': /name="woocommerce-login-nonce" value="(\w+)"/.exec(html)![1]!,
					login: 'Log in',
				},
			}),
		);
