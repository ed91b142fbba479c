import { type ReadonlySignal, signal as createSignal } from '@preact/signals-core';
import { listen } from '../../../src/runtime/listen';
import { showBottomBar } from '../../../src/dom/bottom-bar';
import { isSeparatePress } from '../../../src/runtime/press';
import { findMainPrice } from '../../../src/page/price';
import { showProgress } from '../../../src/page/button-progress';
import { labelText } from '../../../src/page/button-look';
import { element } from '../../../src/dom/element';
import { watch } from '../../../src/stores/watch';
import { messages } from '../messages';
import '../view.css';

export type Mirror = ReturnType<typeof createMirror>;

/** A bar that mirrors the product form; its button clicks the form's button. Created after that button was scrolled past. */
export function createMirror(form: HTMLFormElement, host: HTMLElement, signal: AbortSignal) {
	let take: (() => void) | undefined;

	const facts = createSignal(readProduct(form));
	const failure = createSignal('');
	// A scripted click always counts as one press, so the repeats of a double click are dropped here.
	const press = (event: MouseEvent) => isSeparatePress(event) && host.click();
	const bar = createBar(host, { facts, failure }, press, signal);
	const update = () => void (facts.value = readProduct(form));
	const watcher = new MutationObserver(update);

	const show = () => {
		if (take) return;
		update();
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
		const { image } = facts.peek();
		if (image) watcher.observe(image, { attributes: true, attributeFilter: ['src'] });
	};
	const hide = () => {
		if (!take) return;
		watcher.disconnect();
		if (bar.contains(document.activeElement)) host.focus({ preventScroll: true });
		take();
		take = undefined;
		failure.value = '';
	};
	const forget = () => (failure.value = '');
	form.addEventListener('change', () => take && (forget(), update()), { signal });
	form.addEventListener('archipel:added-to-cart', forget, { signal });
	listen(form, 'archipel:add-to-cart-failed', { signal }, (event) => {
		if (take) failure.value = (event as CustomEvent<{ message: string }>).detail.message;
	});
	signal.addEventListener('abort', hide);
	return { show, hide };
}

interface BarState {
	readonly facts: ReadonlySignal<ProductFacts>;
	/** Why the last click failed; empty after a success, a change of the choice, or when the bar was hidden. */
	readonly failure: ReadonlySignal<string>;
}

/** The bar, updated by signals without React, because it appears without a press. @param onClick Called for a press on its button. */
function createBar(
	original: HTMLElement,
	{ facts, failure }: BarState,
	onClick: (event: MouseEvent) => void,
	signal: AbortSignal,
): HTMLElement {
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
	const root = element('div', { role: 'region', class: 'archipel-sticky-add-to-cart archipel-surface' }, text, button);
	button.addEventListener('click', onClick);

	watch(signal, () => {
		const product = facts.value;
		root.setAttribute('aria-label', messages('label', { name: product.name }));
		name.textContent = product.name;
		price.replaceChildren(product.price);
		choice.textContent = product.choice;
		root.dataset['state'] = product.choice && 'chosen';
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
		root.prepend(picture);
	});
	watch(signal, () => {
		said.textContent = failure.value;
		line.hidden = Boolean(failure.value);
	});
	return root;
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
