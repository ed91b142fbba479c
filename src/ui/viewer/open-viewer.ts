import PhotoSwipe, { type SlideData } from 'photoswipe';
import './photoswipe.css';
import { announce } from '../announcer';
import { element } from '../../dom/element';
import { openModal } from '../modal';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import { sharePage } from '../../dom/share-page';
import { measureImage } from './measure-image';
import { viewerMessages as t } from './messages';
import { keepPlace, writePlace } from './place';
import { restWhenIdle } from './rest-when-idle';
import { createFrame } from './viewer-frame';
import { handleKeys } from './viewer-keys';
import { toggleFullscreen, watchFullscreen } from './fullscreen';
import type { ViewerOptions } from './viewer-options';
import './viewer.css';

/** Milliseconds of a zoom by button or key, unless the visitor wants less motion. */
const ZOOM_DURATION = 333;

/**
 * Opens pictures over the whole window: swipe, pinch, double tap, arrows, zoom (GAL-03, LB-03). PhotoSwipe moves the pictures;
 * the dialog around it is ours, so that focus cannot leave it and comes back.
 *
 * @returns The function that closes it.
 */
export function openViewer(options: ViewerOptions): () => void {
	const { images, index, gid, keepsPlace, linkFailures, returnFocus, onShow, onClose, signal } = options;
	const { removalDelay = 0, loadingDelay = 0 } = options;
	const total = images.length;
	const frame = createFrame(options);
	const { dialog, buttons } = frame;
	dialog.style.setProperty('--archipel-viewer-removal', `${removalDelay}ms`);
	document.body.append(dialog);

	const slides: SlideData[] = images.map(({ src, alt, width, height }) => ({
		src,
		alt,
		// The place of a picture whose size is not known yet.
		width: width ?? window.innerWidth,
		height: height ?? window.innerHeight,
	}));
	const unmeasured = new Set(images.flatMap(({ width, height }, at) => (width && height ? [] : [at])));
	const core = new PhotoSwipe({
		dataSource: slides,
		index,
		appendToEl: frame.stage,
		bgOpacity: 1,
		loop: false,
		showHideAnimationType: 'none',
		showAnimationDuration: 0,
		hideAnimationDuration: 0,
		zoomAnimationDuration: prefersReducedMotion() ? 0 : ZOOM_DURATION,
		padding: { top: 56, bottom: 80, left: 0, right: 0 },
		wheelToZoom: true,
		imageClickAction: 'zoom',
		tapAction: false,
		bgClickAction: 'close',
		errorMsg: t('failed'),
		// All of this is the frame's; PhotoSwipe would write its own as HTML text, which Trusted Types refuse.
		arrowPrev: false,
		arrowNext: false,
		close: false,
		zoom: false,
		counter: false,
		// The dialog's.
		escKey: false,
		trapFocus: false,
		returnFocus: false,
	});
	// The option exists, but not in the types.
	Object.assign(core.options, { preloader: false });

	const place = keepsPlace && gid !== undefined ? keepPlace({ gid, index }, () => dialog.close()) : undefined;
	let shown = -1;

	const tellLoading = () => {
		const isLoading = unmeasured.has(core.currIndex) || core.currSlide?.content.isLoading();
		frame.tell(isLoading ? t('loading', { current: core.currIndex + 1 }) : '');
	};
	const tellZoom = () => {
		const slide = core.currSlide;
		const isZoomed = Boolean(slide && slide.currZoomLevel > slide.zoomLevels.initial);
		const text = t(isZoomed ? 'zoomOut' : 'zoomIn');
		buttons.zoom.setAttribute('aria-label', text);
		buttons.zoom.title = text;
		buttons.zoom.setAttribute('aria-disabled', String(!slide?.isZoomable()));
		dialog.dataset['state'] = isZoomed ? 'zoomed' : '';
	};

	core.on('contentLoad', (event) => {
		const { index: at, data } = event.content;
		if (!unmeasured.has(at)) return;
		event.preventDefault();
		void measureImage(data.src ?? '').then((size) => {
			if (!unmeasured.delete(at) || !dialog.open) return;
			Object.assign(slides[at]!, size);
			core.refreshSlideContent(at);
		});
	});
	core.on('change', () => {
		const current = core.currIndex;
		tellLoading();
		tellZoom();
		if (current === shown) return;
		const { alt, title = '', description = '' } = images[current]!;
		frame.describe(current + 1, total, title, description);
		if (shown >= 0) {
			place?.move(current);
			announce([t('position', { current: current + 1, total }), title || alt].join('. '));
		}
		shown = current;
		onShow?.(current);
	});
	core.on('loadComplete', () => setTimeout(tellLoading, loadingDelay));
	core.on('zoomPanUpdate', tellZoom);
	core.addFilter('contentErrorElement', (message, { index: at, data }) => {
		if (!linkFailures) return message;
		const text = t('failedNumber', { current: at + 1 });
		message.replaceChildren(element('a', { href: data.src, target: '_blank', rel: 'noopener' }, text));
		return message;
	});
	core.on('loadError', ({ content }) => {
		if (content.index === core.currIndex)
			announce(t(linkFailures ? 'failedNumber' : 'failed', { current: content.index + 1 }), 'assertive');
	});
	// Drawn down, or pressed beside the picture.
	core.on('close', () => dialog.close());

	const stopFullscreen = watchFullscreen(frame);
	const stopResting = restWhenIdle(dialog);
	buttons.close.addEventListener('click', () => dialog.close());
	buttons.previous.addEventListener('click', () => core.prev());
	buttons.next.addEventListener('click', () => core.next());
	buttons.zoom.addEventListener('click', () => core.toggleZoom());
	buttons.fullscreen.addEventListener('click', () => void toggleFullscreen(frame));
	buttons.share.addEventListener('click', () => {
		const hash = gid === undefined ? '' : writePlace({ gid, index: core.currIndex });
		void sharePage({ url: location.href, hash, title: images[core.currIndex]!.title || document.title });
	});
	handleKeys(core);

	const close = openModal(dialog, {
		...(returnFocus && { returnFocus }),
		onClose() {
			stopFullscreen();
			stopResting();
			place?.leave();
			const remove = () => {
				core.destroy();
				dialog.remove();
			};
			if (removalDelay && !prefersReducedMotion()) setTimeout(remove, removalDelay);
			else remove();
			onClose?.();
		},
	});
	signal?.addEventListener('abort', close);
	core.init();
	nameParts(core, options.label);
	return close;
}

/** PhotoSwipe calls itself a dialog without a name, inside ours. */
function nameParts({ element: root, scrollWrap }: PhotoSwipe, label: string): void {
	root?.removeAttribute('role');
	scrollWrap?.setAttribute('role', 'group');
	scrollWrap?.setAttribute('aria-label', label);
}
