import { basename } from 'node:path';
import { islandsByFile } from './island-entries.ts';

/**
 * Shared chunks by purpose, with a pattern of their modules. Fixed chunks do not change when an island is added, so that browsers keep cached files
 * (RT-15). Otherwise the bundler would split chunks by the sets of islands that import a module.
 */
const FILES: Readonly<Record<string, RegExp>> = {
	/** Modules needed to mount any island. */
	core: new RegExp(
		[
			'rolldown/runtime|preload-helper|node_modules/@preact/signals-core/',
			'src/runtime/(?!schema|check-props|render-island|lazy-view|after-paint|ticker|clock|load|triggers)',
			'src/i18n/((define|common)-messages|plural-form)',
			'src/stores/(cookies|events|id-list|storage|watch)\\.',
			'src/safety/url|src/shop/jquery-bridge|src/ui/announcer',
			'src/dom/(element|focus|reduced-motion)\\.',
		].join('|'),
	),
	/** Requests to the shop, and messages at the control that was pressed. */
	request: new RegExp(
		[
			'src/dom/(field-values|float|inline-notice|mark-busy)\\.',
			'src/runtime/(schema|load-schemas|clock)\\.|src/i18n/request-messages',
			'src/shop/(http|request-error|nonce-broker)\\.',
		].join('|'),
	),
	/** Cart changes. */
	cart: new RegExp(
		[
			'src/stores/cart',
			'src/shop/(mutation|woocommerce/cart-(api|schema))',
			'src/(page|dom)/(add-to-cart|added-sheet|bottom-bar|button-progress|form-fields|page-cart|product-form|submit-natively|while-leaving)\\.',
			'src/i18n/product-form',
		].join('|'),
	),
	/** Forms that the server prints anew: cart page, checkout. */
	served: /src\/(dom\/patch-served|page\/coupon-error|shop\/woocommerce\/(cart-page(-api)?|page-notices))\./,
	/** Forms with much to type: checkout, contact form, reviews. */
	typing: /src\/(dom\/form-draft|shop\/wordpress\/is-email)\./,
	/** Pages with a product, a cart or a list that changes: quantities, the gate for server HTML. */
	goods: new RegExp(
		[
			'src/safety/html|src/runtime/after-paint|src/i18n/format-price',
			'src/shop/woocommerce/variations/option',
			'src/(page|dom)/(button-look|quantity|tween|variation-events)|src/ui/viewer/place',
		].join('|'),
	),
	/** Product pages. */
	product: /src\/(dom\/tabs|page\/(lazy-product-form|price))\./,
	/** Forms of products with options. */
	variations: /src\/stores\/variation-state|src\/shop\/woocommerce\/variations\/variation(-index|-source)?\./,
	/** Product lists and their tiles; `listChange` replaces their content. */
	list: /src\/shop\/product-list\/list-selectors\./,
	listChange: /src\/((page|shop)\/product-list\/(?!list-selectors)|safety\/read-page)/,
	/** Sharing a page: loaded by share buttons, shared wishlists and the picture viewer. */
	share: /src\/dom\/share-page\./,
	/** Components that most React views need. */
	view: /src\/ui\/(button|dialog|spoken)\./,
	/** All pages. */
	common: /src\/dom\/scroll-padding\.|src\/(stores\/consent|safety\/purposes|shop\/wp-consent-api)\./,
};

const islands = islandsByFile();

/**
 * Groups of `codeSplitting` for the bundler. A file of islands (`file` in `island.ts`) also has what these import, unless another group has it; for other
 * groups, dependencies stay in their own chunk or with their importer.
 */
export const sharedFiles = Object.entries(FILES).map(([name, test]) => ({
	name,
	test: (id: string) => id === `\0archipel:file/${name}` || test.test(id.replaceAll('\\', '/')),
	// Above the priority of React, whose signals integration would otherwise pull in `signals-core`.
	priority: name in islands ? 9 : 11,
	includeDependenciesRecursively: name in islands,
}));

/** Whether a chunk is one of those that page types load by themselves: the core, files of islands, and what they share. */
export const loadsWithPage = (chunk: string): boolean =>
	['core', 'goods', ...Object.keys(islands)].includes(basename(chunk));
