import type { WishlistItem, WishlistState } from '../shop/ti-wishlist/wishlist-reply';
import { readCookie } from './cookies';

/** Returns the pseudonym of the signed-in account (traces.ts); empty for a guest. */
export const sessionName = (): string => (readCookie('archipel_session') ?? '').split('.', 1)[0]!;

/** Whether a TI Wishlist cookie is set: the key of a guest's list, or the counter of a customer. */
export const hasListCookie = (): boolean =>
	['tinv_wishlistkey', 'tinvwl_wishlists_data_counter'].some((name) => Number(readCookie(name) ?? 0) !== 0);

export const keyOf = ({ list, product, variation }: WishlistItem): string => `${list}.${product}.${variation}`;

export const idsOf = ({ items }: WishlistState): number[] => [...new Set(items.map(({ product }) => product))];

/** Parses the copy that an earlier page stored. Checked by hand, so that pages with wishlist buttons do not load the schema library. */
export function readCopy(text: string | null): (WishlistState & { readonly user: string }) | undefined {
	try {
		const copy = JSON.parse(text ?? 'null') as (WishlistState & { user: string }) | null;
		const isOne =
			typeof copy?.user === 'string' &&
			typeof copy.counter === 'number' &&
			Array.isArray(copy.lists) &&
			Array.isArray(copy.items) &&
			copy.items.every((item) => Number.isSafeInteger(item?.product) && Number.isSafeInteger(item.variation)) &&
			copy.lists.every((list) => typeof list?.title === 'string' && typeof list.url === 'string');
		return isOne ? copy : undefined;
	} catch {
		return undefined;
	}
}
