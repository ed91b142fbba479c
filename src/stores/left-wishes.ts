import type { WishedProduct } from '../shop/ti-wishlist/wishlist-api';
import { isId } from './id-list';
import { local, type SafeStorage } from './storage';
import type { Wished } from './wishlist-store';

/** Local storage key, shared with the stub's unhandled intents (src/runtime/intent-queue.ts). */
const KEY = 'archipel-intents';

/** A wishlist change whose page was left before the response came. */
export interface LeftWish extends Wished, Partial<Pick<WishedProduct, 'type' | 'hidden'>> {
	/** True for a removal. */
	readonly isRemoval?: boolean;
	/** Text fields of the product form. */
	readonly fields?: readonly (readonly [string, string])[];
}

/** Serializes a change: without files, and `undefined` for a new list, which would be created twice. */
export function leftWish(
	{ form, listName, ...wish }: (Wished | WishedProduct) & Partial<Pick<WishedProduct, 'form' | 'listName'>>,
	isRemoval = false,
): LeftWish | undefined {
	if (listName) return undefined;
	const fields = [...(form ?? [])].filter((field): field is [string, string] => typeof field[1] === 'string');
	return { ...wish, ...(isRemoval && { isRemoval }), ...(fields.length > 0 && { fields }) };
}

/** Appends changes to those stored for the next page. */
export function keepLeft(wishes: readonly unknown[], storage: SafeStorage = local): void {
	if (wishes.length) storage.set(KEY, JSON.stringify([...read(storage), ...wishes]));
}

/** Returns and removes the stored changes, so that one page carries them out. Stored intents of other controls are dropped. */
export function takeLeft(storage: SafeStorage = local): LeftWish[] {
	const left = read(storage);
	if (left.length) storage.remove(KEY);
	return left.flatMap((one) => wishOf(one) ?? []);
}

export function toWished({ fields, isRemoval, ...wish }: LeftWish): WishedProduct {
	const form = new FormData();
	for (const [name, value] of fields ?? []) form.append(name, value);
	return { ...(!isRemoval && { variation: 0, type: '' }), ...wish, ...(fields && { form }) } as WishedProduct;
}

function read(storage: SafeStorage): unknown[] {
	try {
		const value: unknown = JSON.parse(storage.get(KEY) ?? '[]');
		return Array.isArray(value) ? value.slice(-20) : [];
	} catch {
		return [];
	}
}

/** Reads one stored value: dataset of a wishlist button (stub) or a `LeftWish`; `undefined` for anything else. */
function wishOf(value: unknown): LeftWish | undefined {
	if (typeof value !== 'object' || value === null) return undefined;
	const kept = value as Partial<LeftWish> & Readonly<Record<string, unknown>>;
	if (isId(kept.product) && /^(number|undefined)$/.test(typeof kept.variation)) return kept as LeftWish;
	const product = Number(kept['tinvWlProduct'] ?? kept['archipelWishlist']);
	if (!isId(product)) return undefined;
	const variation = Number(kept['tinvWlProductvariation']) || 0;
	return { product, variation, type: String(kept['tinvWlProducttype'] ?? kept['productType'] ?? 'simple') };
}
