import { findMainPrice } from '../../../src/page/price';

/** Product data that the bar shows, read from the page. */
export interface ProductFacts {
	readonly name: string;
	/** Copy of the price's nodes: of the selected variation, else of the product. */
	readonly price: DocumentFragment;
	/** Selected values in the form's order: « Rouge, 95C ». */
	readonly choice: string;
	readonly image: HTMLImageElement | undefined;
}

/** Reads name, price, choice and image from the page around a product form, as the theme prints them. */
export function readProduct(form: HTMLFormElement): ProductFacts {
	const product = form.closest('.product') ?? document;
	const name = product.querySelector('.product_title, h1') ?? document.querySelector('h1');
	const price = form.querySelector('.single_variation .price') ?? findMainPrice(form, product);
	const selects = form.querySelectorAll<HTMLSelectElement>('.variations select');
	return {
		name: name?.textContent.trim() ?? '',
		price: copyContent(price ?? null),
		choice: [...selects]
			.flatMap(({ selectedOptions }) => [...selectedOptions])
			.filter(({ value }) => value)
			.map(({ text }) => text)
			.join(', '),
		image: product.querySelector<HTMLImageElement>('.woocommerce-product-gallery img, .wp-post-image') ?? undefined,
	};
}

/** Copies the children of an element without ids, which must stay unique. */
function copyContent(element: Element | null): DocumentFragment {
	const copy = document.createDocumentFragment();
	copy.append(...[...(element?.childNodes ?? [])].map((node) => node.cloneNode(true)));
	copy.querySelectorAll('[id]').forEach((node) => node.removeAttribute('id'));
	return copy;
}
