/** Selector of hearts: TI Wishlist's, and ours for a list kept in the browser. */
export const HEART = '.tinvwl_add_to_wishlist_button, [data-archipel-wishlist]';
