import PhotoSwipe, { type SlideData } from 'photoswipe';
import { commonMessages } from '../../i18n/common-messages';
import { element } from '../../dom/element';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import { announce } from '../announcer';
import { closeModal, openModal } from '../modal';
import { addControls } from './controls';
import { viewerMessages as t } from './messages';
import { keepPlace } from './place';
import type { ViewerOptions } from './viewer-options';
import 'photoswipe/style.css';
import './viewer.css';

/** Zoom factor of the keys + and −. */
const FACTOR = 1.5;

/**
 * Opens a full-viewport image viewer: swipe, pinch, double tap, arrows, zoom (GAL-03, LB-03). PhotoSwipe runs inside our modal dialog, which
 * makes the page inert, restores the focus and hosts announcements.
 *
 * @returns Function that closes the viewer.
 */
export function openViewer(options: ViewerOptions): () => void {
	const { images, index, label, gid, keepsPlace, linkFailures, returnFocus, onShow, onClose, signal } = options;
	const { removalDelay = 0 } = options;
	const dialog = element('dialog', { class: 'archipel-viewer archipel-modal archipel-box', 'aria-label': label });
	dialog.style.setProperty('--archipel-viewer-removal', `${removalDelay}ms`);
	document.body.append(dialog);

	const isMany = images.length > 1;
	const slides = images.map(({ src, alt, width, height }): SlideData => {
		// Placeholder size until the image is measured.
		const room = { width: window.innerWidth, height: window.innerHeight };
		return { src, alt, ...(width && height ? { width, height } : { ...room, isUnmeasured: true }) };
	});
	const core = new PhotoSwipe({
		dataSource: slides,
		index,
		appendToEl: dialog,
		bgOpacity: 1,
		loop: false,
		showHideAnimationType: 'fade',
		showAnimationDuration: 0,
		hideAnimationDuration: removalDelay,
		padding: { top: 60, bottom: 80, left: 0, right: 0 },
		wheelToZoom: true,
		imageClickAction: 'zoom',
		errorMsg: t('failed'),
		closeTitle: commonMessages('close'),
		zoomTitle: t('zoomIn'),
		arrowPrevTitle: t('previous'),
		arrowNextTitle: t('next'),
		arrowPrev: isMany,
		arrowNext: isMany,
		counter: isMany,
		// Handled by the dialog.
		escKey: false,
		trapFocus: false,
		returnFocus: false,
	});
	// The option is missing in the types. The caption shows loading instead.
	Object.assign(core.options, { preloader: false });
	addControls(core, options);

	core.on('contentLoad', (event) => {
		const { index: at, data } = event.content;
		if (!data['isUnmeasured']) return;
		event.preventDefault();
		void measureImage(data.src ?? '').then((size) => {
			if (!data['isUnmeasured'] || !dialog.open) return;
			Object.assign(data, size, { isUnmeasured: false });
			core.refreshSlideContent(at);
		});
	});
	core.addFilter('contentErrorElement', (message, { index: at, data }) => {
		if (!linkFailures) return message;
		const text = t('failedNumber', { current: at + 1 });
		const link = element('a', { class: 'archipel-link', href: data.src, target: '_blank', rel: 'noopener' }, text);
		message.replaceChildren(link);
		return message;
	});
	core.on('loadError', ({ content }) => {
		if (content.index === core.currIndex)
			announce(t(linkFailures ? 'failedNumber' : 'failed', { current: content.index + 1 }), 'assertive');
	});

	const place = keepsPlace && gid !== undefined ? keepPlace({ gid, index }, () => closeModal(dialog)) : undefined;
	let shown = -1;
	core.on('change', () => {
		const current = core.currIndex;
		if (current === shown) return;
		const { title, alt } = images[current]!;
		if (shown >= 0) {
			place?.move(current);
			announce([t('position', { current: current + 1, total: images.length }), title || alt].join('. '));
		}
		shown = current;
		onShow?.(current);
	});
	core.on('keydown', (event) => {
		const { key, ctrlKey, metaKey, altKey } = event.originalEvent;
		const direction = { '+': 1, '=': 1, '-': -1 }[key];
		if (direction && !ctrlKey && !metaKey && !altKey) zoomBy(core, FACTOR ** direction);
		// PhotoSwipe would move the focus to its root.
		if (key === 'Tab') event.preventDefault();
	});
	core.on('close', () => closeModal(dialog));

	const stopResting = restWhenIdle(dialog);
	const close = openModal(dialog, {
		...(returnFocus && { returnFocus }),
		onClose() {
			stopResting();
			place?.leave();
			if (document.fullscreenElement) void document.exitFullscreen();
			core.close();
			if (removalDelay && !prefersReducedMotion()) setTimeout(() => dialog.remove(), removalDelay);
			else dialog.remove();
			onClose?.();
		},
	});
	signal?.addEventListener('abort', close);
	core.init();
	// PhotoSwipe sets the role of an unnamed dialog inside ours.
	core.element?.removeAttribute('role');
	core.scrollWrap?.setAttribute('role', 'group');
	core.scrollWrap?.setAttribute('aria-label', label);
	return close;
}

function zoomBy({ currSlide: slide, options }: PhotoSwipe, factor: number): void {
	if (!slide) return;
	const { initial, max } = slide.zoomLevels;
	const level = Math.min(Math.max(slide.currZoomLevel * factor, initial), max);
	slide.zoomTo(level, undefined, options.zoomAnimationDuration);
}

/**
 * Loads an image to get its size in pixels.
 *
 * @returns `undefined` if the image fails to load.
 */
function measureImage(src: string): Promise<{ width: number; height: number } | undefined> {
	return new Promise((resolve) => {
		const image = new Image();
		image.addEventListener('load', () => resolve({ width: image.naturalWidth, height: image.naturalHeight }));
		image.addEventListener('error', () => resolve(undefined));
		image.src = src;
	});
}

/** Milliseconds without a move after which the controls give way to the picture. */
const IDLE = 4000;

/**
 * Hides the controls while the mouse is idle, by `data-idle` on the dialog; a move, key or focus shows them. Not while a control has visible
 * focus, and not for touch.
 *
 * @returns Function that stops hiding.
 */
function restWhenIdle(dialog: HTMLDialogElement): () => void {
	const listening = new AbortController();
	const { signal } = listening;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const rest = () => {
		if (dialog.querySelector(':focus-visible')) return;
		dialog.dataset['idle'] = '';
	};
	const wake = (event: Event) => {
		delete dialog.dataset['idle'];
		clearTimeout(timer);
		if ((event as PointerEvent).pointerType === 'mouse') timer = setTimeout(rest, IDLE);
	};
	for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
		dialog.addEventListener(type, wake, { signal });
	return () => {
		clearTimeout(timer);
		listening.abort();
	};
}
