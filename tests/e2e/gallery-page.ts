import { visit, type Page } from './harness';

export const GALLERY = '.woocommerce-product-gallery';
export const SOIREE = '/produit/nuisette-soiree/';
export const FULL_SCREEN = 'Voir la galerie d’images en plein écran';

export const openProduct = (page: Page, address = SOIREE) => visit(page, address, GALLERY);
export const row = (page: Page) => page.locator('.woocommerce-product-gallery__wrapper').first();
export const scrolled = (page: Page) =>
	row(page).evaluate((element) => Math.round((10 * element.scrollLeft) / element.clientWidth) / 10);
export const thumbnail = (page: Page, number: number) =>
	page.getByRole('button', { name: new RegExp(`^Image ${number} sur`) });
export const viewer = (page: Page) => page.getByRole('dialog', { name: 'Images du produit' });
