import type { WishedProduct } from '../shop/ti-wishlist/wishlist-api';
import { isId } from './id-list';
import { local, type SafeStorage } from './storage';
import type { Wished } from './wishlist-store';

/** Under this key the stub keeps what was pressed on a page that is left before an island has come (src/runtime/intent-queue.ts); we keep ours with it. */
const KEY = 'archipel-intents';

/** A change of the lists that was asked for on a page which was left before the shop had answered. */
export interface LeftWish extends Wished, Partial<Pick<WishedProduct, 'type' | 'hidden'>> {
	/** It was to be taken out. */
	readonly isRemoval?: boolean;
	/** Texts of the product's form. */
	readonly fields?: readonly (readonly [string, string])[];
}

/** What of a change can be kept: no file, and no list that it would make a second time. */
export function leftWish(
	{ form, listName, ...wish }: (Wished | WishedProduct) & Partial<Pick<WishedProduct, 'form' | 'listName'>>,
	isRemoval = false,
): LeftWish | undefined {
	if (listName) return undefined;
	const fields = [...(form ?? [])].filter((field): field is [string, string] => typeof field[1] === 'string');
	return { ...wish, ...(isRemoval && { isRemoval }), ...(fields.length > 0 && { fields }) };
}

/** Keeps them for the next page, besides what is kept there already. */
export function keepLeft(wishes: readonly unknown[], storage: SafeStorage = local): void {
	if (wishes.length) storage.set(KEY, JSON.stringify([...read(storage), ...wishes]));
}

/** Hands them over, each once: the first page that asks carries them out. What was pressed besides hearts is nobody's any more. */
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

/** The data of a heart, as the stub has kept them, or ours; what somebody else wrote there is none. */
function wishOf(value: unknown): LeftWish | undefined {
	if (typeof value !== 'object' || value === null) return undefined;
	const kept = value as Partial<LeftWish> & Readonly<Record<string, unknown>>;
	if (isId(kept.product) && /^(number|undefined)$/.test(typeof kept.variation)) return kept as LeftWish;
	const product = Number(kept['tinvWlProduct'] ?? kept['archipelWishlist']);
	if (!isId(product)) return undefined;
	const variation = Number(kept['tinvWlProductvariation']) || 0;
	return { product, variation, type: String(kept['tinvWlProducttype'] ?? kept['productType'] ?? 'simple') };
}
