import type { WishedProduct, WishlistApi } from '../shop/ti-wishlist/wishlist-api';
import { wishlistOptions } from '../shop/ti-wishlist/wishlist-options';
import { answerOf, type WishlistAnswer, type WishlistItem } from '../shop/ti-wishlist/wishlist-reply';
import type { Wished } from './wishlist-store';

/** Whether an item of a list is what is meant; without a variation or a list, whatever that is. */
export const isMeantBy =
	({ product, variation, list }: Wished) =>
	(item: WishlistItem): boolean =>
		item.product === product &&
		(variation === undefined || item.variation === variation) &&
		(list === undefined || item.list === list);

/** Takes a product out, row by row; with the fields of its button one request is enough in simple flow. */
export async function takeOut(api: WishlistApi, wished: Wished | WishedProduct): Promise<WishlistAnswer> {
	if ('type' in wished && wishlistOptions().simpleFlow) {
		const taken = await api.takeOut(wished);
		// The fields of its form may be others than when it was put there; then it stays.
		if (taken.isRemoved) return { ...taken, ok: true };
	}
	const now = await api.read(wished.product);
	const isMeant = isMeantBy(wished);
	// Somebody else was quicker: nothing of it is there any more.
	let answer = answerOf(now);
	for (const { row, list } of now.items.filter((item) => item.row && isMeant(item))) {
		const shareKey = now.lists.find(({ id }) => id === list)?.shareKey ?? '';
		answer = await api.act({ action: 'remove', row: row! }, { page: 1, perPage: 1, shareKey });
		if (!answer.ok) break;
	}
	return answer;
}
