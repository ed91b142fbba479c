import { listen } from '../../../src/runtime/listen';
import { showBottomBar } from '../../../src/dom/bottom-bar';
import { isSeparatePress } from '../../../src/runtime/press';
import { optionFields } from '../../../src/shop/woocommerce/variations/option-fields';
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
	const { bar, paint, tell } = createBar(form, host, (event) => isSeparatePress(event) && host.click());
	const watcher = new MutationObserver(paint);

	const show = () => {
		if (take) return;
		paint();
		take = showBottomBar(bar, 'edge');
		watcher.observe(host, {
			attributes: true,
			attributeFilter: ['class', 'aria-busy', 'aria-disabled'],
			characterData: true,
			childList: true,
			subtree: true,
		});
		// The variation's price, and the product's own price, which shows for an incomplete choice.
		for (const place of [form.querySelector('.single_variation'), findMainPrice(form, productOf(form))])
			if (place) watcher.observe(place, { childList: true, subtree: true, characterData: true });
		const image = imageOf(form);
		if (image) watcher.observe(image, { attributes: true, attributeFilter: ['src'] });
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
	form.addEventListener('change', () => take && (forget(), paint()), { signal });
	form.addEventListener('archipel:added-to-cart', forget, { signal });
	listen(form, 'archipel:add-to-cart-failed', { signal }, (event) => {
		if (take) tell((event as CustomEvent<{ message: string }>).detail.message);
	});
	signal.addEventListener('abort', hide);
	return { show, hide };
}

/** Creates the bar without React, because it appears without a press. @param onClick Called for a press on its button. */
function createBar(form: HTMLFormElement, original: HTMLElement, onClick: (event: MouseEvent) => void) {
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
		/** Shows the product as the theme prints it around the form, and what the form's button says of itself. */
		paint() {
			const product = productOf(form);
			const title = product.querySelector('.product_title, h1') ?? document.querySelector('h1');
			name.textContent = title?.textContent.trim() ?? '';
			bar.setAttribute('aria-label', messages('label', { name: name.textContent }));
			// Of the selected variation, else of the product.
			price.replaceChildren(
				copyContent(form.querySelector('.single_variation .price') ?? findMainPrice(form, product)),
			);
			choice.textContent = chosenValues(form);
			bar.dataset['state'] = choice.textContent && 'chosen';
			label.data = labelText(original)?.data.trim() ?? '';
			const progress = original.hasAttribute('aria-busy') ? 'loading' : undefined;
			if (progress || button.hasAttribute('aria-busy')) showProgress(button, progress);
			const disabled = original.getAttribute('aria-disabled');
			if (disabled === null) button.removeAttribute('aria-disabled');
			else button.setAttribute('aria-disabled', disabled);
			const image = imageOf(form);
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

const productOf = (form: HTMLFormElement) => form.closest('.product') ?? document;

const imageOf = (form: HTMLFormElement) =>
	productOf(form).querySelector<HTMLImageElement>('.woocommerce-product-gallery img, .wp-post-image');

/** Returns the selected values in the form's order: « Rouge, 95C ». */
const chosenValues = (form: HTMLFormElement): string =>
	optionFields(form)
		.filter(({ value }) => value)
		.map(({ selectedOptions: [option] }) => option?.text)
		.join(', ');

/** Copies the children of an element without ids, which must stay unique. */
function copyContent(element: Element | undefined): DocumentFragment {
	const copy = document.createDocumentFragment();
	copy.append(...[...(element?.childNodes ?? [])].map((node) => node.cloneNode(true)));
	copy.querySelectorAll('[id]').forEach((node) => node.removeAttribute('id'));
	return copy;
}
