import { listen } from '../../../src/runtime/listen';
import { showBottomBar } from '../../../src/dom/bottom-bar';
import { isSeparatePress } from '../../../src/runtime/press';
import { findMainPrice } from '../../../src/page/price';
import { showProgress } from '../../../src/page/button-progress';
import { labelText } from '../../../src/page/button-look';
import { element } from '../../../src/dom/element';
import { messages } from '../messages';
import '../view.css';

export type Mirror = ReturnType<typeof createMirror>;

/** A bar that mirrors the product form; its button clicks the form's button. Created after that button was scrolled past. */
export function createMirror(form: HTMLFormElement, host: HTMLElement, signal: AbortSignal) {
	let take: (() => void) | undefined;

	// A scripted click always counts as one press, so the repeats of a double click are dropped here.
	const { bar, paint, tell } = createBar(host, (event) => isSeparatePress(event) && host.click());
	const update = () => paint(readProduct(form));
	const watcher = new MutationObserver(update);

	const show = () => {
		if (take) return;
		const product = readProduct(form);
		paint(product);
		take = showBottomBar(bar, 'edge');
		watcher.observe(host, {
			attributes: true,
			attributeFilter: ['class', 'aria-busy', 'aria-disabled'],
			characterData: true,
			childList: true,
			subtree: true,
		});
		// The variation's price, and the product's own price, which shows for an incomplete choice.
		for (const place of [
			form.querySelector('.single_variation'),
			findMainPrice(form, form.closest('.product') ?? document),
		]) {
			if (place) watcher.observe(place, { childList: true, subtree: true, characterData: true });
		}
		if (product.image) watcher.observe(product.image, { attributes: true, attributeFilter: ['src'] });
	};
	const forget = () => tell('');
	const hide = () => {
		if (!take) return;
		watcher.disconnect();
		if (bar.contains(document.activeElement)) host.focus({ preventScroll: true });
		take();
		take = undefined;
		forget();
	};
	form.addEventListener('change', () => take && (forget(), update()), { signal });
	form.addEventListener('archipel:added-to-cart', forget, { signal });
	listen(form, 'archipel:add-to-cart-failed', { signal }, (event) => {
		if (take) tell((event as CustomEvent<{ message: string }>).detail.message);
	});
	signal.addEventListener('abort', hide);
	return { show, hide };
}

/** Creates the bar without React, because it appears without a press. @param onClick Called for a press on its button. */
function createBar(original: HTMLElement, onClick: (event: MouseEvent) => void) {
	const picture = element('img', { class: 'archipel-sticky-add-to-cart__image', alt: '' });
	const name = element('strong', { class: 'archipel-sticky-add-to-cart__name' });
	const price = element('span', { class: 'archipel-sticky-add-to-cart__price price' });
	const choice = element('span', { class: 'archipel-sticky-add-to-cart__choice' });
	const said = element('span', { class: 'archipel-sticky-add-to-cart__failure' });
	const label = document.createTextNode('');
	const button = element('button', { type: 'button', class: 'archipel-sticky-add-to-cart__button button alt' }, label);
	// Class of buttons in block themes.
	button.classList.toggle('wp-element-button', original.classList.contains('wp-element-button'));
	const line = element('span', { class: 'archipel-sticky-add-to-cart__line' }, price, choice);
	const text = element('span', { class: 'archipel-sticky-add-to-cart__text' }, name, line, said);
	// Not a `section`: theme resets of that element override styles in a cascade layer.
	const bar = element('div', { role: 'region', class: 'archipel-sticky-add-to-cart archipel-surface' }, text, button);
	button.addEventListener('click', onClick);

	return {
		bar,
		/** Shows the product, and what the form's button says of itself. */
		paint(product: ProductFacts) {
			bar.setAttribute('aria-label', messages('label', { name: product.name }));
			name.textContent = product.name;
			price.replaceChildren(product.price);
			choice.textContent = product.choice;
			bar.dataset['state'] = product.choice && 'chosen';
			label.data = labelText(original)?.data.trim() ?? '';
			const progress = original.hasAttribute('aria-busy') ? 'loading' : undefined;
			if (progress || button.hasAttribute('aria-busy')) showProgress(button, progress);
			const disabled = original.getAttribute('aria-disabled');
			if (disabled === null) button.removeAttribute('aria-disabled');
			else button.setAttribute('aria-disabled', disabled);
			const { image } = product;
			if (!image) return picture.remove();
			const source = image.currentSrc || image.src;
			if (picture.src !== source) picture.src = source;
			bar.prepend(picture);
		},
		/** Shows in place of the price why the last click failed; an empty text shows the price again. */
		tell(failure: string) {
			said.textContent = failure;
			line.hidden = failure !== '';
		},
	};
}

/** Product data that the bar shows, read from the page. */
interface ProductFacts {
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
