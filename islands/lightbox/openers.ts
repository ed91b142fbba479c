const FILES = ['png', 'jpg', 'jpeg', 'gif', 'svg', 'webp', 'avif'].map((type) => `[href*='.${type}' i]`).join();

/**
 * Links that open the lightbox: those to picture files, and the page builder's action links. The product gallery has its own viewer.
 * Whether a link really leads to a picture only its whole address tells.
 */
export const OPENERS = [
	`a:is(${FILES}):not([data-elementor-open-lightbox='no'], [download], .woocommerce-product-gallery a)`,
	`a:is([href*='action=lightbox'], [href*='action%3Dlightbox' i])`,
].join();
