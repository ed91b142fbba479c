/** Product and state that a heart stands for. */
export interface Heart {
	readonly product: number;
	/** Variation chosen in the product's form; 0 for the product itself. */
	readonly variation: number;
	/** WooCommerce's product type. */
	readonly type: string;
	/** Whether any variation in a list marks the heart: on tiles, and for products without options. */
	readonly isAny: boolean;
	/** The product's form; undefined on tiles. */
	readonly form: HTMLFormElement | undefined;
}

/** Hearts whose form has had a variation: from then on the form alone says which, also that it is none again. */
const following = new WeakSet<HTMLElement>();

/** Reads the current state of a heart. @returns `undefined` if the heart has no product id. */
export function readHeart(button: HTMLElement): Heart | undefined {
	const { dataset } = button;
	const product = Number(dataset['tinvWlProduct'] ?? dataset['archipelWishlist']);
	if (!Number.isSafeInteger(product) || product <= 0) return undefined;
	const type = dataset['tinvWlProducttype'] ?? dataset['productType'] ?? 'simple';
	const isLoop = button.matches('.tinvwl-loop, .archipel-tile-actions *');
	const form = isLoop ? undefined : formOf(button, product);
	const chosen = Number(form?.querySelector<HTMLInputElement>('input[name=variation_id]')?.value);
	if (chosen) following.add(button);
	const served = isLoop || following.has(button) ? 0 : Number(dataset['tinvWlProductvariation']);
	const variation = chosen || served || 0;
	return { product, variation, type, isAny: isLoop || !type.startsWith('varia'), form };
}

function formOf(button: HTMLElement, product: number): HTMLFormElement | undefined {
	const own = button.closest<HTMLFormElement>('form.cart');
	return own ?? document.querySelector<HTMLFormElement>(`form.cart[data-product_id="${product}"]`) ?? undefined;
}
