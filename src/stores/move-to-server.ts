import type { NewItem } from '../shop/ti-wishlist/wishlist-api';
import type { WishlistAnswer } from '../shop/ti-wishlist/wishlist-reply';
import { readStored, type StoredItem } from './browser-wishlist';
import type { KeptList } from './id-list';
import { session, whoIsSignedIn } from './storage';

/** Session storage key: name of the session whose move was refused, so that each page does not repeat the requests. */
const REFUSED = 'archipel-wishlist-refused';

/** Result of moving the browser's wishlist to the server. */
export interface MovedList {
	/** Number of products that are in the server's list now. */
	readonly added: number;
	/** Number of refused products: they stay in the browser and are sent again later. */
	readonly kept: number;
	/** Reasons for refusals, without duplicates; plain text. */
	readonly messages: readonly string[];
	/** Login address, if the shop keeps lists of customers only. Must pass the URL gate. */
	readonly loginUrl: string | undefined;
	/** An earlier page of this session was refused and has shown the messages. */
	readonly wasRefused: boolean;
}

/**
 * Moves the browser's wishlist to a server wishlist that was installed later (WL-12). Accepted products and products that the shop does not know
 * are removed from the browser; refused products stay and are sent again after a login and on the next visit.
 *
 * @param add Adds one product. @returns The answer, and whether the product is in the lists now.
 * @returns `undefined` if nothing was sent.
 * @throws RequestError; products that were not sent stay in the browser.
 */
export async function moveToServer(
	kept: KeptList<StoredItem>,
	add: (item: NewItem) => Promise<{ readonly answer: WishlistAnswer; readonly isIn: boolean }>,
): Promise<MovedList | undefined> {
	const stored = kept.ids.peek();
	const before = session.get(REFUSED);
	if (!stored.length || before === whoIsSignedIn()) return undefined;
	let added = 0;
	let loginUrl: string | undefined;
	const messages = new Set<string>();
	for (const item of stored) {
		const { product, variation } = readStored(item);
		const { answer, isIn } = await add({ product, variation, type: variation ? 'variable' : '' });
		loginUrl = answer.loginUrl ?? answer.forceRedirect;
		// The login requirement holds for the other products too.
		if (loginUrl !== undefined) break;
		if (isIn) added++;
		for (const message of isIn ? [] : answer.messages) messages.add(message);
		// To a product that is gone the shop answers without a message (SERVERS.md, S95): nothing is left to move.
		if (isIn || !answer.messages.length) kept.update((all) => all.filter((one) => one !== item));
	}
	const rest = kept.ids.peek().length;
	if (rest) session.set(REFUSED, whoIsSignedIn());
	else session.remove(REFUSED);
	return { added, kept: rest, messages: [...messages], loginUrl, wasRefused: before !== null };
}
