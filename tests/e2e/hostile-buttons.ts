import type { Page } from '@playwright/test';
import { rewrite } from './harness';

/** Rules by which themes make WooCommerce's disabled buttons unclickable. */
const HOSTILE = `
	.single_add_to_cart_button.disabled, .wc-variation-selection-needed { opacity: .3 !important; background: #ccc !important; color: #eee !important; pointer-events: none; cursor: not-allowed }
	.single_add_to_cart_button.loading { padding-inline-end: 4em; opacity: .25 }
	.single_add_to_cart_button.loading::after, .single_add_to_cart_button.added::after { content: 'XXXXXXXX' }
	.single_variation .stock { margin-block: 20px }
	.single_variation_wrap > .woocommerce-variation-add-to-cart { margin-block-start: 19px }
`;

/** Opens a page in a theme with its own rules for the states of product buttons. */
export async function hostile(page: Page, path: string): Promise<void> {
	await page.route('**/hostile.css', (route) => route.fulfill({ body: HOSTILE, contentType: 'text/css' }));
	await rewrite(page, path, (html) => html.replace('</head>', '<link rel="stylesheet" href="/hostile.css"></head>'));
}
