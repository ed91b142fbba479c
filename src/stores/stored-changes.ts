import { RequestError } from '../shop/request-error';
import { urlEncoded } from '../shop/http';
import type { NewItem } from '../shop/ti-wishlist/wishlist-api';
import type { ItemRef } from '../shop/ti-wishlist/wishlist-reply';
import { isId } from './id-list';
import { local, storedList } from './storage';

/** Local storage key, shared with the stub's unhandled intents (src/runtime/intent-queue.ts). */
const KEY = 'archipel-intents';

/** A wishlist change whose page was left before the response came. */
export interface StoredChange extends ItemRef, Partial<Pick<NewItem, 'type' | 'hidden'>> {
	readonly isRemoval?: boolean;
	/** Text fields of the product form. */
	readonly fields?: readonly (readonly [string, string])[];
}

/** Serializes a change: without files, and `undefined` for a new list, which would be created twice. */
export function storedChange(
	{ form, listName, ...item }: (ItemRef | NewItem) & Partial<Pick<NewItem, 'form' | 'listName'>>,
	isRemoval = false,
): StoredChange | undefined {
	if (listName) return undefined;
	const fields = form ? [...urlEncoded(form)] : [];
	return { ...item, ...(isRemoval && { isRemoval }), ...(fields.length > 0 && { fields }) };
}

/** Appends changes to those stored for the next page. */
export function storeChanges(changes: readonly unknown[]): void {
	if (changes.length) local.set(KEY, JSON.stringify([...read(), ...changes]));
}

/** Returns and removes the stored changes, so that one page carries them out. Stored intents of other controls are dropped. */
export function takeChanges(): StoredChange[] {
	const stored = read();
	if (stored.length) local.remove(KEY);
	return stored.flatMap((value) => changeOf(value) ?? []);
}

/** Returns the item of a stored change, as its button would add it. */
export function itemOf({ fields, isRemoval, ...item }: StoredChange): NewItem {
	const form = new FormData();
	for (const [name, value] of fields ?? []) form.append(name, value);
	return { ...(!isRemoval && { variation: 0, type: '' }), ...item, ...(fields && { form }) } as NewItem;
}

const read = (): unknown[] => storedList(local, KEY).slice(-20);

/** Reads one stored value: dataset of a wishlist button (stub) or a `StoredChange`; `undefined` for anything else. */
function changeOf(value: unknown): StoredChange | undefined {
	if (typeof value !== 'object' || value === null) return undefined;
	const stored = value as Partial<StoredChange> & Readonly<Record<string, unknown>>;
	if (isId(stored.product) && /^(number|undefined)$/.test(typeof stored.variation)) return stored as StoredChange;
	const product = Number(stored['tinvWlProduct'] ?? stored['archipelWishlist']);
	if (!isId(product)) return undefined;
	const variation = Number(stored['tinvWlProductvariation']) || 0;
	return { product, variation, type: String(stored['tinvWlProducttype'] ?? stored['productType'] ?? 'simple') };
}

/** Whether a change that failed may succeed on another page; a server's error (500, HTML for JSON) would be the same on every page, unless it is busy. */
export const isPassing = (error: unknown): boolean =>
	error instanceof RequestError &&
	(/^(offline|lost|timeout)$/.test(error.reason) || [429, 502, 503, 504].includes(error.status ?? 0));
