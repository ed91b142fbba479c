/** Carts that themes and page builders print in a header: Storefront's, its bar for phones, and Elementor's menu cart. */
export const HEADER_CARTS = '.site-header-cart, .storefront-handheld-footer-bar .cart, .elementor-menu-cart__wrapper';

/** Selector of the link in a header cart. WooCommerce's fragments replace this link. */
export const HEADER_CART_LINKS = '.cart-contents, .footer-cart-contents, .elementor-menu-cart__toggle_button';
