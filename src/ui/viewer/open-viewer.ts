import PhotoSwipe, { type SlideData } from 'photoswipe';
import 'photoswipe/style.css';
import { commonMessages } from '../../i18n/common-messages';
import { element } from '../../dom/element';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import { announce } from '../announcer';
import { closeModal, openModal } from '../modal';
import { addControls } from './controls';
import { measureImage } from './measure-image';
import { viewerMessages as t } from './messages';
import { keepPlace } from './place';
import { restWhenIdle } from './rest-when-idle';
import type { ViewerOptions } from './viewer-options';
import './viewer.css';

/** How much larger or smaller one press of + or − makes a picture. */
const FACTOR = 1.5;

/**
 * Opens pictures over the whole window: swipe, pinch, double tap, arrows, zoom (GAL-03, LB-03). All of that is PhotoSwipe's; it stands in
 * the project's dialog, so that the page is inert, focus comes back, and messages are heard.
 *
 * @returns The function that closes it.
 */
export function openViewer(options: ViewerOptions): () => void {
	const { images, index, label, gid, keepsPlace, linkFailures, returnFocus, onShow, onClose, signal } = options;
	const { removalDelay = 0 } = options;
	const dialog = element('dialog', { class: 'archipel-viewer archipel-modal', 'aria-label': label });
	dialog.style.setProperty('--archipel-viewer-removal', `${removalDelay}ms`);
	document.body.append(dialog);

	const isMany = images.length > 1;
	const slides = images.map(({ src, alt, width, height }): SlideData => {
		// The place of a picture whose size is not known yet.
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
		// The dialog's.
		escKey: false,
		trapFocus: false,
		returnFocus: false,
	});
	// The option exists, but not in the types. A text says it.
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
		// PhotoSwipe would take focus to itself.
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
	// PhotoSwipe calls itself a dialog without a name, inside ours.
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
