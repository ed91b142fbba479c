import { signal as createSignal } from '@preact/signals-core';
import { settings } from '../../../src/runtime/settings';
import { showBottomBar } from '../../../src/dom/bottom-bar';
import { isOwnPress } from '../../../src/dom/own-press';
import { findMainPrice } from '../../../src/dom/price';
import { createBar, type Outcome } from './bar';
import { readProduct } from './product-facts';
import '../view.css';

/** The bar on the page. */
export interface Mirror {
	readonly show: () => void;
	readonly hide: () => void;
}

/** A bar that mirrors the product form; its button clicks the form's button. Created after that button was scrolled past. */
export function createMirror(form: HTMLFormElement, host: HTMLElement, hasImage: boolean, signal: AbortSignal): Mirror {
	let take: (() => void) | undefined;

	const facts = createSignal(readProduct(form));
	const outcome = createSignal<Outcome | undefined>(undefined);
	// A scripted click always counts as one press, so the repeats of a double click are dropped here.
	const press = (event: MouseEvent) => isOwnPress(event) && host.click();
	const bar = createBar(host, hasImage, { facts, outcome }, press, signal);
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
		outcome.value = undefined;
	};
	const tell = (end?: Outcome) => take && (outcome.value = end);
	form.addEventListener('change', () => take && (tell(), update()), { signal });
	const added = () => tell({ type: 'added', cartUrl: settings().shop.cartUrl });
	form.addEventListener('archipel:added-to-cart', added, { signal });
	form.addEventListener(
		'archipel:add-to-cart-failed',
		(event) => tell({ type: 'failed', ...(event as CustomEvent<{ message: string }>).detail }),
		{ signal },
	);
	signal.addEventListener('abort', hide);
	return { show, hide };
}
