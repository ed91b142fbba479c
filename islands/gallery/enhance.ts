import type { Enhance } from '../../src/runtime/define-island';
import { isModified } from '../../src/runtime/keys';
import { standInForJQueryPlugin, triggerJQuery } from '../../src/shop/jquery-bridge';
import { announce } from '../../src/ui/announcer';
import { t } from './messages';
import { createCarousel } from './parts/carousel';
import { createControls } from './parts/controls';
import { followVariation } from './parts/follow-variation';
import { createOpener } from './parts/opener';
import { readSlides } from './parts/slides';
import { createThumbnails } from './parts/thumbnails';
import type * as Zoom from './parts/zoom';
import type { Props } from './props';
import './view.css';

/** Product gallery (GAL-01 to GAL-04, LB-01) on WooCommerce's own markup. */
const enhance: Enhance<Props> = (host, props, { activation, signal }) => {
	const row = host.querySelector<HTMLElement>('.woocommerce-product-gallery__wrapper');
	const slides = readSlides(host);
	// WooCommerce's slider runs here already, as its script was left on the page: two sliders would conflict.
	if (!row || !slides.length || host.querySelector('.flex-viewport')) return;
	standInForJQueryPlugin('wc_product_gallery');
	tellGalleryEvent(host, 'before-init');

	const count = slides.length;
	const isCarousel = count > 1 && props.layout === 'carousel' && isRow(row);
	const opener = props.viewer
		? createOpener(host, props.placeInUrl, (index) => carousel.goTo(index), signal)
		: undefined;
	const step = (direction: 1 | -1) => {
		const target = carousel.current() + direction;
		if (target < 0 || target >= count) return;
		carousel.goTo(target);
		announce(t('position', { current: target + 1, total: count }));
	};
	const thumbnails =
		isCarousel && props.thumbnails ? createThumbnails(slides, (index) => carousel.goTo(index)) : undefined;
	const controls = createControls({
		count: isCarousel ? count : 1,
		hasViewer: Boolean(opener?.hasImages()),
		onStep: step,
	});
	const mark = (index: number) => {
		thumbnails?.mark(index);
		controls.mark(index);
	};
	const frames = slides.map(({ frame }) => frame);
	const carousel = createCarousel(row, frames, mark, signal);

	host.prepend(controls.layer);
	if (thumbnails) host.append(thumbnails.strip);
	host.dataset['archipelStrip'] = String(Boolean(thumbnails));
	const isUnnamed = !host.hasAttribute('role');
	if (isUnnamed) {
		host.setAttribute('role', 'group');
		host.setAttribute('aria-label', t('images'));
	}
	mark(0);

	if (props.zoom)
		zoomWhenAsked(host, ({ enableZoom }) => enableZoom(host, () => slides, carousel.current, signal), signal);
	if (isCarousel) {
		moveByKeys(host, step, signal);
		followVariation(host, thumbnails, (index) => carousel.goTo(index), signal);
	}
	controls.trigger?.addEventListener('click', () => opener?.open(carousel.current(), controls.trigger), { signal });
	opener?.listen();

	signal.addEventListener('abort', () => {
		controls.layer.remove();
		thumbnails?.strip.remove();
		delete host.dataset['archipelStrip'];
		if (isUnnamed) for (const name of ['role', 'aria-label']) host.removeAttribute(name);
	});
	tellGalleryEvent(host, 'after-init');
	const [intent] = activation.takeIntents();
	if (intent) opener?.openFrom(intent.control);
};

/** Returns whether the row scrolls: without Archipel's styles the pictures have another layout. */
function isRow(row: HTMLElement): boolean {
	const { display, overflowX } = getComputedStyle(row);
	return display === 'flex' && /auto|scroll|hidden/.test(overflowX);
}

/** Handles the left and right arrow keys, in text direction. With an enlarged picture the zoom uses these keys. */
function moveByKeys(host: HTMLElement, step: (direction: 1 | -1) => void, signal: AbortSignal): void {
	host.addEventListener(
		'keydown',
		(event) => {
			const { key, defaultPrevented } = event;
			if (defaultPrevented || isModified(event)) return;
			if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || host.querySelector('.archipel-gallery__lens')) return;
			event.preventDefault();
			const isForward = (key === 'ArrowRight') === (getComputedStyle(host).direction !== 'rtl');
			step(isForward ? 1 : -1);
		},
		{ signal },
	);
}

/** Loads the zoom on the first mouse move or + key over a picture, and passes on that event. Touch uses the viewer. */
function zoomWhenAsked(
	host: HTMLElement,
	enable: (part: typeof Zoom) => (event: Event) => void,
	signal: AbortSignal,
): void {
	const waiting = new AbortController();
	let last: Event | undefined;
	const ask = (event: Event) => {
		if (event instanceof KeyboardEvent ? !['+', '='].includes(event.key) : isTouch(event)) return;
		const isFirst = !last;
		last = event;
		if (!isFirst) return;
		import('./parts/zoom').then(
			(part) => {
				waiting.abort();
				if (!signal.aborted) enable(part)(last!);
			},
			() => (last = undefined),
		);
	};
	signal.addEventListener('abort', () => waiting.abort());
	for (const type of ['pointermove', 'keydown']) host.addEventListener(type, ask, { signal: waiting.signal });
}

const isTouch = (event: Event): boolean => (event as PointerEvent).pointerType === 'touch';

export default enhance;

/** Settings that WooCommerce prints for its product page script. */
const settings = () => (globalThis as { wc_single_product_params?: unknown }).wc_single_product_params ?? {};

/**
 * Fires the jQuery events of WooCommerce's gallery script (SERVERS.md, S188). Where that script is still on the page
 * it has fired them itself.
 */
function tellGalleryEvent(host: HTMLElement, event: 'before-init' | 'after-init'): void {
	if (!document.getElementById('wc-single-product-js'))
		triggerJQuery(host, `wc-product-gallery-${event}`, [host, settings()]);
}
