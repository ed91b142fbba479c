import type { WishedProduct, WishlistApi } from '../shop/ti-wishlist/wishlist-api';
import { wishlistOptions } from '../shop/ti-wishlist/wishlist-options';
import { answerOf, type WishlistAnswer, type WishlistItem } from '../shop/ti-wishlist/wishlist-reply';
import type { Wished } from './wishlist-store';

/** Returns a filter for items of a product; a missing variation or list matches any. */
export const isMeantBy =
	({ product, variation, list }: Wished) =>
	(item: WishlistItem): boolean =>
		item.product === product &&
		(variation === undefined || item.variation === variation) &&
		(list === undefined || item.list === list);

/** Removes a product row by row; in simple flow one request with the fields of the button is enough. */
export async function takeOut(api: WishlistApi, wished: Wished | WishedProduct): Promise<WishlistAnswer> {
	if ('type' in wished && wishlistOptions().simpleFlow) {
		const taken = await api.takeOut(wished);
		// The server finds no row if the form fields have changed since the product was added; rows are then removed by id below.
		if (taken.isRemoved) return { ...taken, ok: true };
	}
	const now = await api.read(wished.product);
	const isMeant = isMeantBy(wished);
	// Answer if another tab has removed all rows already.
	let answer = answerOf(now);
	for (const { row, list } of now.items.filter((item) => item.row && isMeant(item))) {
		const shareKey = now.lists.find(({ id }) => id === list)?.shareKey ?? '';
		answer = await api.act({ action: 'remove', row: row! }, { page: 1, perPage: 1, shareKey });
		if (!answer.ok) break;
	}
	return answer;
}
