import { afterPaint } from '../../src/runtime/after-paint';
import { textOf } from '../../src/safety/html';
import { messages } from './messages';
import type { RawVariation } from '../../src/shop/woocommerce/variations/variation';

const DELAY = 300;
const SLIDE = 200;

export type Panel = ReturnType<typeof createPanel>;

/** Controls the place where price, availability and description of the variation appear. @param element `.single_variation` of the form. */
export function createPanel(element: HTMLElement, signal: AbortSignal) {
	const reserved = reserveHeight(element);
	let cancel = () => {};

	const clear = () => {
		element.replaceChildren();
		delete element.dataset['archipelPanel'];
	};
	signal.addEventListener('abort', () => cancel());

	return {
		/**
		 * Shows content after 300 ms, with a slide of 200 ms (VAR-03). Its height is reserved at once, so that nothing moves later.
		 *
		 * @param content Creates the content; called once, when needed.
		 * @param onShown Called after the content was inserted; not if the choice changes before.
		 */
		show(content: () => DocumentFragment, onShown: () => void) {
			cancel();
			let made: DocumentFragment | undefined;
			const once = () => (made ??= content());
			// Measured after the paint that answers the customer's click.
			const stopMeasuring = afterPaint(() => reserved.makeFor(once().cloneNode(true)));
			const timer = setTimeout(() => {
				stopMeasuring();
				element.replaceChildren(once());
				element.dataset['archipelPanel'] = 'open';
				// Some themes hide the element until WooCommerce's script slides it down.
				if (getComputedStyle(element).display === 'none') element.style.display = 'block';
				reserved.fit();
				onShown();
			}, DELAY);
			cancel = () => {
				stopMeasuring();
				clearTimeout(timer);
			};
		},
		/** Reserves height for a pending answer. @param sample Creates markup with the height of a usual answer. */
		reserve(sample: () => DocumentFragment) {
			cancel();
			cancel = afterPaint(() => reserved.makeFor(sample()));
		},
		/** Removes the content, with a slide. */
		hide() {
			cancel();
			if (!element.dataset['archipelPanel'] && !reserved.isMade()) return;
			element.dataset['archipelPanel'] = 'closing';
			const close = () => {
				// Closing moves the add-to-cart button up: during a press the button would move away before the click.
				if (document.querySelector(':active')) return void (timer = setTimeout(close, SLIDE));
				clear();
				reserved.release();
			};
			let timer = setTimeout(close, SLIDE);
			cancel = () => {
				clearTimeout(timer);
				delete element.dataset['archipelPanel'];
			};
		},
		/** Gives the reserved height to a message right after the panel. */
		giveWayTo(message: HTMLElement) {
			cancel();
			clear();
			reserved.lend(message);
		},
		/** Takes the height back for the next content after the message was removed. */
		takeBack: reserved.fit,
	};
}

/**
 * Reserves the height of an element whose content changes, so that the elements below do not move.
 * It reaches from the previous element to the next one, so it includes margins, which themes set on a filled panel only.
 */
function reserveHeight(element: HTMLElement) {
	let height = 0;

	const spaceTo = (end: number) =>
		end - (above(element)?.getBoundingClientRect().bottom ?? element.getBoundingClientRect().top);
	const space = () => {
		const next = below(element);
		return spaceTo(next ? next.getBoundingClientRect().top : element.getBoundingClientRect().bottom);
	};
	/** Stretches the element to the reserved height. */
	const fit = () => fill(element, height, space);

	return {
		/** Reserves at least the height of this content. */
		makeFor(content: Node) {
			const held = [...element.childNodes];
			height = Math.max(height, space());
			// Contains the margins of the content, which would collapse with those outside.
			if (/^(block|none)$/.test(getComputedStyle(element).display)) element.style.display = 'flow-root';
			// Measured in place, within one task: neither painted nor announced.
			element.style.visibility = 'hidden';
			stretch(element, '');
			element.replaceChildren(content);
			height = Math.max(height, space());
			element.replaceChildren(...held);
			element.style.visibility = '';
			fit();
		},
		fit,
		/** Gives the reserved height to the element right after this one. */
		lend(other: HTMLElement) {
			stretch(element, '');
			const next = below(other);
			if (next) fill(other, height, () => spaceTo(next.getBoundingClientRect().top));
		},
		release() {
			height = 0;
			stretch(element, '');
			element.style.display = '';
		},
		isMade: () => height > 0,
	};
}

/** Stretches an element until the measured space equals the reserved height. */
function fill(element: HTMLElement, reserved: number, space: () => number): void {
	stretch(element, '');
	const missing = reserved - space();
	if (missing <= 0) return;
	const height = element.offsetHeight + missing;
	stretch(element, `${height}px`);
	// Margins that collapsed with the content's margins add to the height of a stretched box.
	const surplus = space() - reserved;
	if (surplus > 0) stretch(element, `${height - surplus}px`);
}

function stretch(element: HTMLElement, size: string): void {
	element.style.boxSizing = size && 'border-box';
	element.style.minBlockSize = size;
}

/** Returns the previous element of the form that is rendered: margins of the content may reach up to it. */
function above(element: Element): Element | undefined {
	const { parentElement } = element;
	const previous = rendered(element, 'previousElementSibling');
	return previous ?? (parentElement && !parentElement.matches('form') ? above(parentElement) : undefined);
}

const below = (element: Element) => rendered(element, 'nextElementSibling');

/** Returns the closest sibling on one side that is rendered. */
function rendered(element: Element, side: 'previousElementSibling' | 'nextElementSibling'): Element | undefined {
	let sibling = element[side];
	while (sibling && !sibling.getClientRects().length) sibling = sibling[side];
	return sibling ?? undefined;
}

/** Returns the content for a hidden variation: the text of the server's template, in the language of the page, or our own. */
export function unavailableContent(): DocumentFragment {
	const template = document.getElementById('tmpl-unavailable-variation-template')?.textContent ?? '';
	const fragment = document.createDocumentFragment();
	const text = fragment.appendChild(document.createElement('p'));
	text.textContent = textOf(template) || messages('unavailable');
	return fragment;
}

/** WooCommerce's default content of `#tmpl-variation-template`. */
const STANDARD = [
	'<div class="woocommerce-variation-description">{{{ data.variation.variation_description }}}</div>',
	'<div class="woocommerce-variation-price">{{{ data.variation.price_html }}}</div>',
	'<div class="woocommerce-variation-availability">{{{ data.variation.availability_html }}}</div>',
].join('');

/** Placeholder of a variation's field; any other braces or `<# #>` are code. */
const FIELD = /\{\{(\{?)\s*data\.variation\.([\w-]+)\s*\}\}(\}?)/g;

/**
 * Returns the panel's HTML by the theme's template without running code: only placeholders of fields are replaced. A template with code
 * is replaced by WooCommerce's standard markup.
 *
 * @returns HTML of the server, not sanitized.
 */
export function fillTemplate(template: string | null | undefined, variation: RawVariation): string {
	const isPlain = typeof template === 'string' && !/<#|\{\{/.test(template.replaceAll(FIELD, ''));
	return (isPlain ? template : STANDARD)
		.replaceAll(/\/\*<!\[CDATA\[\*\/|\/\*\]\]>\*\//g, '')
		.replaceAll(FIELD, (_place, brace: string, name: string) => {
			const value = variation[name];
			const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
			return brace ? text : escape(text);
		});
}

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
