/**
 * Shared chunks by purpose, with a pattern of their modules. Fixed chunks do not change when an island is added, so that browsers keep cached files
 * (RT-15). Otherwise the bundler would split chunks by the sets of islands that import a module.
 */
const FILES: Readonly<Record<string, RegExp>> = {
	/** Modules needed to mount any island. */
	core: new RegExp(
		[
			'rolldown/runtime|preload-helper|node_modules/@preact/signals-core/',
			'src/runtime/(?!schema|check-props|render-island|lazy-view|after-paint|ticker|clock|parsed|load|triggers)',
			'src/i18n/((define|common)-messages|plural-form)',
			'src/stores/(cookies|events|id-list|storage|watch)\\.',
			'src/safety/url|src/shop/jquery-bridge|src/ui/announcer',
			'src/dom/(element|focus|reduced-motion|separate-press)\\.',
		].join('|'),
	),
	/** The gate for server HTML. */
	html: /src\/safety\/html\./,
	/** Messages at controls. */
	message: /src\/dom\/(float|inline-notice)\./,
	request: new RegExp(
		[
			'src/runtime/(schema|load-schemas|clock)\\.|src/i18n/request-messages',
			'src/shop/(http|request-error|nonce-broker)\\.',
			'src/shop/woocommerce/variations/variation-api',
		].join('|'),
	),
	/** Cart changes. */
	cart: new RegExp(
		[
			'src/stores/cart',
			'src/shop/(mutation|woocommerce/cart-(api|schema))',
			'src/(page|dom)/(add-to-cart|button-progress|form-fields|page-cart|product-form|submit-natively|while-leaving)\\.',
			'src/i18n/product-form',
		].join('|'),
	),
	/** Product forms. */
	product: new RegExp(
		[
			'src/stores/variation-state|src/runtime/after-paint|src/i18n/(format-price|quantity-messages)',
			'src/shop/woocommerce/variations/(option|variation-index|variation-source|variation\\.)',
			'src/(page|dom)/(button-look|lazy-product-form|price|quantity)',
		].join('|'),
	),
	/** Image rows, and the URL hash of the viewer. */
	pictures: /src\/(dom\/tween|ui\/viewer\/place)\./,
	/** Selectors that detect a product list; `lister` replaces its content. */
	list: /src\/shop\/product-list\/list-selectors\./,
	listChange: /src\/((page|shop)\/product-list\/(?!list-selectors)|safety\/read-page)/,
	consent: /src\/(stores\/consent|safety\/purposes|shop\/wp-consent-api)\./,
};

/** Groups of `codeSplitting` for the bundler. Dependencies stay in their own chunk or with their importer. */
export const sharedFiles = Object.entries(FILES).map(([name, test]) => ({
	name,
	test: (id: string) => test.test(id.replaceAll('\\', '/')),
	// Above the priority of React, whose signals integration would otherwise pull in `signals-core`.
	priority: 11,
	includeDependenciesRecursively: false,
}));
