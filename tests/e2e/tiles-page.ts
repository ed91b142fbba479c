import { rewrite, visit, type Locator, type Page } from './harness';

/** Simple products in stock on the first page of the shop. */
export const CULOTTE = 'Culotte taille haute';
export const CHAUSSETTES = 'Chaussettes de nuit (remise par lot)';
/** Sold individually: a second piece is refused. */
export const MASQUE = 'Masque satin';

export const LIST = 'ul.products';

/** Opens the shop page and waits for its tiles. @param query Without question mark. */
export const openTiles = (page: Page, query = '') => visit(page, `/boutique/${query && `?${query}`}`, LIST);

export const tile = (page: Page, name: string): Locator =>
	page.locator('li.product').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** The add-to-cart button of a product, in either language. */
export const addButton = (page: Page, name: string): Locator => tile(page, name).locator('.add_to_cart_button');

export const notice = (page: Page, name: string): Locator => tile(page, name).locator('.archipel-notice');

/** Enables the owner's option of a message at the tile, besides the button's label. */
export const withNotice = (page: Page) =>
	rewrite(page, '/boutique/', (html) => html.replace(/("product-tiles":\{.*?"props":\{)/s, '$1"addedNotice":true,'));

/** Matches requests that add to the cart, for `hold`. */
export const isAdd = (url: URL): boolean => url.searchParams.get('wc-ajax') === 'add_to_cart';
