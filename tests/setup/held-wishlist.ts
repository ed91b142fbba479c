import type { WishlistState } from '../../src/shop/ti-wishlist/wishlist-reply';

/** The single list of TI's free version. */
export const LIST = {
	id: 43,
	title: '',
	shareKey: 'a15e65',
	url: '/favoris/a15e65/',
	privacy: 'share',
	type: 'default',
	isHidden: false,
} as const;

/** Response of the shop for a list of these products. */
export const holding = (...products: number[]): WishlistState => ({
	lists: [LIST],
	items: products.map((product) => ({ list: LIST.id, product, variation: 0 })),
	counter: products.length,
});
