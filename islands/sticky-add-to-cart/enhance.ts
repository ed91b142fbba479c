import { signal as createSignal } from '@preact/signals-core';
import type { Enhance } from '../../src/runtime/define-island';
import { settings } from '../../src/runtime/settings';
import { showBottomBar } from '../../src/dom/bottom-bar';
import { isOwnPress } from '../../src/dom/own-press';
import { findMainPrice } from '../../src/dom/price';
import { createBar, type Outcome } from './parts/bar';
import { readAction, readProduct, type ActionFacts, type ProductFacts } from './parts/product-facts';
import type { Props } from './props';
import './view.css';

/** Bars with the same aim that themes bring: one is enough. Storefront. */
const THEME_BARS = '.storefront-sticky-add-to-cart';

/**
 * A second way to the add-to-cart button once it has been scrolled past (VAR, peers: sticky add-to-cart bar). It is a mirror: its click is
 * a click on the form's own button, so that whoever runs the form checks, asks for missing options, sends and answers as ever.
 */
const enhance: Enhance<Props> = (host, props, { signal }) => {
	const form = host.closest('form');
	// A list of products may have forms too.
	if (!form || document.querySelector('body.single-product form.cart') !== form) return;
	if (document.querySelector(THEME_BARS)) return;
	const media = props.media ? matchMedia(props.media) : undefined;
	let isPassed = false;
	let take: (() => void) | undefined;

	const facts = createSignal<(ProductFacts & ActionFacts) | undefined>(undefined);
	const outcome = createSignal<Outcome | undefined>(undefined);
	// A click by script counts as a press each time, so the later ones of a double click must stop here.
	const press = (event: MouseEvent) => isOwnPress(event) && host.click();
	const bar = createBar(props.image, { facts, outcome }, press, signal);
	const update = () => void (facts.value = { ...readProduct(form), ...readAction(host) });
	const watcher = new MutationObserver(update);

	const show = () => {
		update();
		take = showBottomBar(bar);
		watcher.observe(host, {
			attributes: true,
			attributeFilter: ['class', 'aria-busy', 'aria-disabled'],
			characterData: true,
			childList: true,
			subtree: true,
		});
		// The price of the variation, and the product's own, which follows an incomplete choice.
		for (const place of [
			form.querySelector('.single_variation'),
			findMainPrice(form, form.closest('.product') ?? document),
		]) {
			if (place) watcher.observe(place, { childList: true, subtree: true, characterData: true });
		}
		const image = facts.peek()?.image;
		if (image) watcher.observe(image, { attributes: true, attributeFilter: ['src'] });
	};
	const hide = () => {
		watcher.disconnect();
		if (bar.contains(document.activeElement)) host.focus({ preventScroll: true });
		take?.();
		take = undefined;
		outcome.value = undefined;
	};
	const decide = () => {
		const isWanted = isPassed && (media?.matches ?? true);
		if (isWanted && !take) show();
		else if (!isWanted && take) hide();
	};

	const watch = new IntersectionObserver(
		([entry]) => {
			if (!entry) return;
			isPassed = !entry.isIntersecting && entry.boundingClientRect.height > 0;
			decide();
		},
		// What is still to come counts as seen: a jump from above the button to below it is told as well.
		{ rootMargin: '0px 0px 1000000px' },
	);
	watch.observe(host);
	media?.addEventListener('change', decide, { signal });
	const tell = (end?: Outcome) => take && (outcome.value = end);
	form.addEventListener('change', () => take && (tell(), update()), { signal });
	const added = () => tell({ type: 'added', cartUrl: settings().shop.cartUrl });
	form.addEventListener('archipel:added-to-cart', added, { signal });
	form.addEventListener(
		'archipel:add-to-cart-failed',
		(event) => tell({ type: 'failed', ...(event as CustomEvent<{ message: string }>).detail }),
		{ signal },
	);
	signal.addEventListener('abort', () => {
		watch.disconnect();
		hide();
	});
};

export default enhance;
