import type { WishedProduct } from '../shop/ti-wishlist/wishlist-api';
import type { WishlistAnswer } from '../shop/ti-wishlist/wishlist-reply';
import { readKept, type KeptWish } from './browser-wishlist';
import type { KeptList } from './id-list';
import { session, type SafeStorage } from './storage';
import { sessionName } from './wishlist-copy';

/** Under this key the tab remembers who was refused: each of its pages would ask the same. */
const REFUSED = 'archipel-wishlist-refused';

/** What became of the browser's own list when a shop that keeps lists was offered it. */
export interface HandedOver {
	/** Products that are in the shop's list now. */
	readonly taken: number;
	/** Products that the shop has refused: they stay in the browser, and are offered again. */
	readonly kept: number;
	/** What the shop says against them, each refusal once; plain text. */
	readonly messages: readonly string[];
	/** Where she can sign in: this shop keeps lists of customers only. Goes through the URL gate. */
	readonly loginUrl: string | undefined;
	/** An earlier page of this visit was refused, and said so. */
	readonly wasRefused: boolean;
}

/**
 * Gives what the browser has kept to a server that has come since (WL-12). What the server has is not kept twice, and what the shop has no more is
 * forgotten; what it refuses stays, and is offered again to whoever has signed in meanwhile, and on the next visit.
 *
 * @param add Puts one product aside. @returns The answer, and whether the product is in the lists now.
 * @returns `undefined` where nothing was offered.
 * @throws RequestError; what has not arrived stays, too.
 */
export async function handOver(
	kept: KeptList<KeptWish>,
	add: (wished: WishedProduct) => Promise<{ readonly answer: WishlistAnswer; readonly isIn: boolean }>,
	tab: SafeStorage = session,
): Promise<HandedOver | undefined> {
	const wishes = kept.ids.peek();
	const before = tab.get(REFUSED);
	if (!wishes.length || before === sessionName()) return undefined;
	let taken = 0;
	let loginUrl: string | undefined;
	const messages = new Set<string>();
	for (const wish of wishes) {
		const { product, variation } = readKept(wish);
		const { answer, isIn } = await add({ product, variation, type: variation ? 'variable' : '' });
		loginUrl = answer.loginUrl ?? answer.forceRedirect;
		// Asked for the others, it would say the same.
		if (loginUrl !== undefined) break;
		if (isIn) taken++;
		for (const message of isIn ? [] : answer.messages) messages.add(message);
		// To a product that is gone the shop answers without a message (SERVERS.md, S95): nothing is left to hand over.
		if (isIn || !answer.messages.length) kept.update((all) => all.filter((one) => one !== wish));
	}
	const left = kept.ids.peek().length;
	if (left) tab.set(REFUSED, sessionName());
	else tab.remove(REFUSED);
	return { taken, kept: left, messages: [...messages], loginUrl, wasRefused: before !== null };
}
