const FILES = ['png', 'jpg', 'jpeg', 'gif', 'svg', 'webp', 'avif'].map((type) => `[href*='.${type}' i]`).join();

/**
 * Links that open the lightbox: links to picture files, and action links of the page builder. The product gallery has its own viewer.
 * Only the parsed URL tells whether a link really leads to a picture.
 */
export const OPENERS = [
	`a:is(${FILES}):not([data-elementor-open-lightbox='no'], [download], .woocommerce-product-gallery a)`,
	`a:is([href*='action=lightbox'], [href*='action%3Dlightbox' i])`,
].join();
