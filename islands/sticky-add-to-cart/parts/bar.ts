import { ownText, showProgress } from '../../../src/dom/button-progress';
import { element } from '../../../src/dom/element';
import { messages } from '../messages';
import type { ProductFacts } from './product-facts';

export interface Bar {
	readonly root: HTMLElement;
	/** Brings the bar in line with the page. */
	readonly show: (facts: ProductFacts, original: HTMLElement) => void;
	/** Says how the last click ended; `undefined` takes it back. */
	readonly tell: (outcome: Outcome | undefined) => void;
}

export type Outcome =
	{ readonly type: 'added'; readonly cartUrl: string } | { readonly type: 'failed'; readonly message: string };

/** The bar, without the product in it yet. @param onClick The shopper wants the product. */
export function createBar(hasImage: boolean, onClick: (event: MouseEvent) => void): Bar {
	const picture = element('img', { class: 'archipel-sticky-add-to-cart__image', alt: '' });
	const name = element('strong', { class: 'archipel-sticky-add-to-cart__name' });
	const price = element('span', { class: 'archipel-sticky-add-to-cart__price price' });
	const choice = element('span', { class: 'archipel-sticky-add-to-cart__choice' });
	const outcome = element('span', { class: 'archipel-sticky-add-to-cart__outcome' });
	const label = document.createTextNode('');
	const button = element('button', { type: 'button', class: 'archipel-sticky-add-to-cart__button button alt' }, label);
	const line = element('span', { class: 'archipel-sticky-add-to-cart__line' }, price, choice);
	const text = element('span', { class: 'archipel-sticky-add-to-cart__text' }, name, line, outcome);
	// Not a `section`: the resets of many themes make blocks of those, and outdo styles in a layer.
	const root = element('div', { role: 'region', class: 'archipel-sticky-add-to-cart' }, text, button);
	button.addEventListener('click', onClick);

	return {
		root,
		show(facts, original) {
			root.setAttribute('aria-label', messages('label', { name: facts.name }));
			name.textContent = facts.name;
			price.replaceChildren(facts.price);
			choice.textContent = facts.choice;
			root.dataset['state'] = facts.choice && 'chosen';
			label.data = ownText(original)?.data.trim() ?? '';
			const progress = original.hasAttribute('aria-busy') ? 'loading' : undefined;
			if (progress || button.hasAttribute('aria-busy')) showProgress(button, progress);
			const dead = original.getAttribute('aria-disabled');
			if (dead === null) button.removeAttribute('aria-disabled');
			else button.setAttribute('aria-disabled', dead);
			const { image } = facts;
			if (!hasImage || !image) return picture.remove();
			const source = image.currentSrc || image.src;
			if (picture.src !== source) picture.src = source;
			if (!picture.isConnected) root.prepend(picture);
		},
		tell(said) {
			outcome.dataset['state'] = said?.type ?? '';
			outcome.replaceChildren();
			if (said?.type === 'failed') outcome.append(said.message);
			if (said?.type === 'added') {
				outcome.append(messages('added'), ' ', element('a', { href: said.cartUrl }, messages('viewCart')));
			}
			line.hidden = Boolean(said);
		},
	};
}
