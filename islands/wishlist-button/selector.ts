/** Hearts: TI Wishlist's, and ours where the browser keeps the list. */
export const HEART = '.tinvwl_add_to_wishlist_button, [data-archipel-wishlist]';
