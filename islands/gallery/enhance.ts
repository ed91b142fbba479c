import { listen } from '../../src/runtime/listen';
import type { IslandContext } from '../../src/runtime/define-island';
import { isModified } from '../../src/runtime/keys';
import { standInForJQueryPlugin, triggerJQuery, onJQuery } from '../../src/shop/jquery-bridge';
import { announce } from '../../src/ui/announcer';
import { t } from './messages';
import { createCarousel } from './carousel';
import { createOpener } from './opener';
import { readSlides, largeImage } from './parts/slides';
import { createThumbnails, type Thumbnails } from './thumbnails';
import type * as Zoom from './parts/zoom';
import type { Props } from './island';
import { createButton, element, icon } from '../../src/dom/element';

/** Product gallery (GAL-01 to GAL-04, LB-01) on WooCommerce's own markup. */
export default function enhance(host: HTMLElement, props: Props, { activation, signal }: IslandContext) {
	const row = host.querySelector<HTMLElement>('.woocommerce-product-gallery__wrapper');
	const slides = readSlides(host);
	// WooCommerce's slider runs here already, as its script was left on the page: two sliders would conflict.
	if (!row || !slides.length || host.querySelector('.flex-viewport')) return;
	standInForJQueryPlugin('wc_product_gallery');
	tellGalleryEvent(host, 'before-init');

	const count = slides.length;
	const isCarousel = count > 1 && isRow(row);
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
	const controls = createControls(isCarousel ? count : 1, Boolean(opener?.hasImages()), step);
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
}

/** Returns whether the row scrolls: without Archipel's styles the pictures have another layout. */
function isRow(row: HTMLElement): boolean {
	const { display, overflowX } = getComputedStyle(row);
	return display === 'flex' && /auto|scroll|hidden/.test(overflowX);
}

/** Handles the left and right arrow keys, in text direction. With an enlarged picture the zoom uses these keys. */
function moveByKeys(host: HTMLElement, step: (direction: 1 | -1) => void, signal: AbortSignal): void {
	listen(host, 'keydown', { signal }, (event) => {
		const { key, defaultPrevented } = event;
		if (defaultPrevented || isModified(event)) return;
		if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || host.querySelector('.archipel-gallery__lens')) return;
		event.preventDefault();
		const isForward = (key === 'ArrowRight') === (getComputedStyle(host).direction !== 'rtl');
		step(isForward ? 1 : -1);
	});
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

/** Settings that WooCommerce prints for its product page script. */
const settings = () => (globalThis as { wc_single_product_params?: unknown }).wc_single_product_params ?? {};

/** Fires the jQuery events of WooCommerce's gallery script (SERVERS.md, S188). Where that script is still on the page it has fired them itself. */
function tellGalleryEvent(host: HTMLElement, event: 'before-init' | 'after-init'): void {
	if (!document.getElementById('wc-single-product-js'))
		triggerJQuery(host, `wc-product-gallery-${event}`, [host, settings()]);
}

/** Fields of a variation used by the gallery; each may be missing (SERVERS.md, S40). */
interface VariationPicture {
	readonly image_id?: unknown;
	readonly image?: { readonly full_src?: unknown } | null;
}

/**
 * Moves to the picture of the chosen variation (GAL-04). The variation form, Archipel's or WooCommerce's, replaces the first picture;
 * if the gallery already contains that picture, the form keeps the first one, and the carousel moves.
 */
function followVariation(
	host: HTMLElement,
	thumbnails: Thumbnails | undefined,
	goTo: (index: number) => void,
	signal: AbortSignal,
): void {
	let shown = '';
	const show = (id: string, file: unknown) => {
		if (id === shown) return;
		shown = id;
		// Runs after the form has changed the picture.
		queueMicrotask(() => {
			if (signal.aborted) return;
			const index = readSlides(host).findIndex((slide) => largeImage(slide)?.src === file);
			goTo(Math.max(index, 0));
		});
	};
	const onVariation = (event: Event) => {
		const { target, detail } = event as CustomEvent<{ variation?: VariationPicture } | null>;
		if (!(target instanceof Element) || !target.closest('.product')?.contains(host)) return;
		const { image_id, image } = detail?.variation ?? {};
		show(String(image_id ?? ''), image?.full_src);
	};
	document.addEventListener('archipel:variation-found', onVariation, { signal });
	// Also fired for a choice with several matching variations, and for none.
	document.addEventListener('archipel:variation-image', onVariation, { signal });
	// Events of WooCommerce's own variation script.
	onJQuery(host, 'woocommerce_gallery_reset_slide_position', () => goTo(0), signal);
	thumbnails?.pictures.forEach((picture, index) => onJQuery(picture, 'flexslider-click', () => goTo(index), signal));
}

/**
 * Creates previous and next, if there are several pictures, and the magnifier that opens the viewer (GAL-03).
 *
 * @param onStep Called with −1 (previous) or 1 (next).
 */
function createControls(count: number, hasViewer: boolean, onStep: (direction: 1 | -1) => void) {
	const button = (name: string, label: string, path: string, more = {}) =>
		createButton(`archipel-gallery__${name} archipel-icon-button`, { 'aria-label': label, ...more }, icon(path));
	const arrow = (name: 'previous' | 'next', direction: 1 | -1) => {
		const path = direction > 0 ? 'M9 5l7 7-7 7' : 'M15 5l-7 7 7 7';
		const made = button(`arrow archipel-gallery__${name}`, t(name), path);
		made.addEventListener('click', () => onStep(direction));
		return made;
	};
	const arrows = count > 1 ? [arrow('previous', -1), arrow('next', 1)] : [];
	const lens = 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM20 20l-4.6-4.6';
	// Without WooCommerce's class, by which themes draw a magnifier of their own.
	const trigger = hasViewer ? button('trigger', t('openViewer'), lens, { 'aria-haspopup': 'dialog' }) : undefined;
	return {
		layer: element('div', { class: 'archipel-gallery__controls' }, ...(trigger ? [trigger] : []), ...arrows),
		trigger,
		/** Updates the arrows: at the ends they stay focusable, with `aria-disabled`. */
		mark(index: number) {
			arrows[0]?.setAttribute('aria-disabled', String(index <= 0));
			arrows[1]?.setAttribute('aria-disabled', String(index >= count - 1));
		},
	};
}
