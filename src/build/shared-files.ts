/**
 * The files in which comes what islands share, each for one need. A module is in its file whoever imports it: a new island leaves every file that
 * another page asks for as it is (RT-15). By itself the bundler would cut anew with each island, along the sets of islands that use a module.
 */
const FILES: Readonly<Record<string, RegExp>> = {
	/** What it takes to mount. */
	core: new RegExp(
		[
			'rolldown/runtime|preload-helper|node_modules/@preact/signals-core/',
			'src/runtime/(?!schema|check-props|render-island|same-place|lazy-view|after-paint|ticker|clock|parsed|style-sheet|when-idle)',
			'src/i18n/(define|common)-messages',
			'src/stores/(cookies|events|forget-cookies|id-list|storage|traces|watch)\\.',
			'src/safety/url|src/shop/jquery-bridge|src/ui/announcer',
			'src/dom/(element|focus-content|icon|note-focus|own-press|reduced-motion)\\.',
		].join('|'),
	),
	/** HTML of the server. */
	html: /src\/safety\/(html|policy)\./,
	/** A message at a control. */
	message: /src\/dom\/(float|inline-notice|keep-in-view|hide-after)\./,
	request: new RegExp(
		[
			'src/runtime/(schema|clock)\\.|src/i18n/request-messages',
			'src/shop/(http|parse-reply|request-error|rest-url|nonce-broker)\\.',
			'src/shop/woocommerce/variations/variation-api',
		].join('|'),
	),
	/** A change of the cart. */
	cart: new RegExp(
		[
			'src/stores/(cart|store-cart)',
			'src/shop/(mutation|woocommerce/(cart-(api|schema)|fragments-reply))',
			'src/dom/(add-to-cart|button-progress|form-fields|page-cart|page-fragments|product-form|send-once|submit-natively|while-leaving)\\.',
			'src/i18n/product-form',
		].join('|'),
	),
	/** A product's form. */
	product: new RegExp(
		[
			'src/stores/variation-state|src/runtime/after-paint|src/i18n/(format-price|quantity-messages)',
			'src/shop/woocommerce/variations/(availability|option|variation-index|variation-source|variation\\.)',
			'src/dom/(keep-look|late-product-form|own-text|price|quantity)',
		].join('|'),
	),
	/** Pictures in a row, and where the viewer stands. */
	pictures: /src\/(dom\/glide|ui\/viewer\/place)\./,
	/** What a list of products is known by, and what replaces it. */
	list: /src\/shop\/product-list\/list-selectors\./,
	lister: /src\/((dom|shop)\/product-list\/(?!list-selectors)|safety\/read-page)/,
	consent: /src\/(stores\/consent(-cookies)?|safety\/purposes|shop\/wp-consent-api)\./,
};

/** For the bundler: the groups of `codeSplitting`. What they import is in its own file, or with whoever imports it. */
export const sharedFiles = Object.entries(FILES).map(([name, test]) => ({
	name,
	test: (id: string) => test.test(id.replaceAll('\\', '/')),
	// Before React, whose half of the signals would take the stores' half with it.
	priority: 11,
	includeDependenciesRecursively: false,
}));
