import type { ReadonlySignal } from '@preact/signals-core';
import { showProgress } from '../../../src/dom/button-progress';
import { ownText } from '../../../src/dom/own-text';
import { element } from '../../../src/dom/element';
import { watch } from '../../../src/stores/watch';
import { messages } from '../messages';
import type { ProductFacts } from './product-facts';

/** Result of the last click. */
export type Outcome =
	| { readonly type: 'added'; readonly cartUrl: string }
	| { readonly type: 'failed'; readonly message: string };

interface BarState {
	readonly facts: ReadonlySignal<ProductFacts>;
	/** `undefined` after the bar was hidden or the choice changed. */
	readonly outcome: ReadonlySignal<Outcome | undefined>;
}

/** The bar, updated by signals without React, because it appears without a press. @param onClick Called for a press on its button. */
export function createBar(
	original: HTMLElement,
	hasImage: boolean,
	{ facts, outcome }: BarState,
	onClick: (event: MouseEvent) => void,
	signal: AbortSignal,
): HTMLElement {
	const picture = element('img', { class: 'archipel-sticky-add-to-cart__image', alt: '' });
	const name = element('strong', { class: 'archipel-sticky-add-to-cart__name' });
	const price = element('span', { class: 'archipel-sticky-add-to-cart__price price' });
	const choice = element('span', { class: 'archipel-sticky-add-to-cart__choice' });
	const said = element('span', { class: 'archipel-sticky-add-to-cart__outcome' });
	const label = document.createTextNode('');
	const button = element('button', { type: 'button', class: 'archipel-sticky-add-to-cart__button button alt' }, label);
	// Class of buttons in block themes.
	button.classList.toggle('wp-element-button', original.classList.contains('wp-element-button'));
	const line = element('span', { class: 'archipel-sticky-add-to-cart__line' }, price, choice);
	const text = element('span', { class: 'archipel-sticky-add-to-cart__text' }, name, line, said);
	// Not a `section`: theme resets of that element override styles in a cascade layer.
	const root = element('div', { role: 'region', class: 'archipel-sticky-add-to-cart' }, text, button);
	button.addEventListener('click', onClick);

	watch(signal, () => {
		const product = facts.value;
		root.setAttribute('aria-label', messages('label', { name: product.name }));
		name.textContent = product.name;
		price.replaceChildren(product.price);
		choice.textContent = product.choice;
		root.dataset['state'] = product.choice && 'chosen';
		label.data = ownText(original)?.data.trim() ?? '';
		const progress = original.hasAttribute('aria-busy') ? 'loading' : undefined;
		if (progress || button.hasAttribute('aria-busy')) showProgress(button, progress);
		const disabled = original.getAttribute('aria-disabled');
		if (disabled === null) button.removeAttribute('aria-disabled');
		else button.setAttribute('aria-disabled', disabled);
		const { image } = product;
		if (!hasImage || !image) return picture.remove();
		const source = image.currentSrc || image.src;
		if (picture.src !== source) picture.src = source;
		root.prepend(picture);
	});
	watch(signal, () => {
		const end = outcome.value;
		said.dataset['state'] = end?.type ?? '';
		said.replaceChildren();
		if (end?.type === 'failed') said.append(end.message);
		if (end?.type === 'added')
			said.append(messages('added'), ' ', element('a', { href: end.cartUrl }, messages('viewCart')));
		line.hidden = Boolean(end);
	});
	return root;
}
