import { findMainPrice } from '../../../src/dom/price';

/** What the bar says of the product, as the page shows it now. */
export interface ProductFacts {
	readonly name: string;
	/** The price's own nodes, copied: of the variation on show, or of the product. */
	readonly price: DocumentFragment;
	/** Values that are chosen, in the form's order: « Rouge, 95C ». */
	readonly choice: string;
	readonly image: HTMLImageElement | undefined;
}

/** Reads the page around a product form: names and prices are the theme's, in its words and with its markup. */
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

/** Ids stay unique on the page. */
function copyContent(element: Element | null): DocumentFragment {
	const copy = document.createDocumentFragment();
	copy.append(...[...(element?.childNodes ?? [])].map((node) => node.cloneNode(true)));
	copy.querySelectorAll('[id]').forEach((node) => node.removeAttribute('id'));
	return copy;
}
