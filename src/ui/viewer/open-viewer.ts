import PhotoSwipe, { type SlideData } from 'photoswipe';
import { commonMessages } from '../../i18n/common-messages';
import { defineMessages } from '../../i18n/define-messages';
import { element } from '../../dom/element';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import { announce } from '../announcer';
import { closeModal, openModal } from '../modal';
import { keepPlace, readPlace, writePlace } from './place';
import type { ViewerOptions } from './show-images';
import { sharePage } from '../../dom/share-page';
import 'photoswipe/style.css';
import './viewer.css';

/** Texts of the full-screen viewer; the English ones are those of GAL-03 and LB-03. */
const t = defineMessages('viewer', {
	previous: ['Image précédente', 'Previous image'],
	next: ['Image suivante', 'Next image'],
	zoomIn: ['Agrandir', 'Zoom in'],
	zoomOut: ['Réduire', 'Zoom out'],
	enterFullscreen: ['Plein écran', 'Full screen'],
	leaveFullscreen: ['Quitter le plein écran', 'Leave full screen'],
	share: ['Partager', 'Share'],
	position: ['Image {current} sur {total}', 'Image {current} of {total}'],
	loading: ['Chargement de l’image n° {current}…', 'Loading image #{current}...'],
	failed: ['L’image n’a pas pu être chargée.', 'The image could not be loaded.'],
	failedNumber: ['L’image n° {current} n’a pas pu être chargée.', 'The image #{current} could not be loaded.'],
});

/** Zoom factor of the keys + and −. */
const FACTOR = 1.5;

/**
 * Opens a full-viewport image viewer: swipe, pinch, double tap, arrows, zoom (GAL-03, LB-03). PhotoSwipe runs inside our modal dialog, which
 * makes the page inert, restores the focus and hosts announcements. Does nothing while a viewer is open.
 */
export function openViewer(options: ViewerOptions): void {
	if (document.querySelector('.archipel-viewer[open]')) return;
	const { images, index, label, gid, keepsPlace, linkFailures, returnFocus, onShow, signal } = options;
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

	// A URL that named the picture must not remain after close.
	const hasPlace = gid !== undefined && (keepsPlace || readPlace()?.gid === gid);
	const place = hasPlace ? keepPlace({ gid, index }, () => closeModal(dialog)) : undefined;
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

	const closed = new AbortController();
	restWhenIdle(dialog, closed.signal);
	const close = openModal(dialog, {
		...(returnFocus && { returnFocus }),
		onClose() {
			closed.abort();
			place?.leave();
			if (document.fullscreenElement) void document.exitFullscreen();
			core.close();
			if (removalDelay && !prefersReducedMotion()) setTimeout(() => dialog.remove(), removalDelay);
			else dialog.remove();
		},
	});
	signal?.addEventListener('abort', close, { signal: closed.signal });
	core.init();
	// PhotoSwipe sets the role of an unnamed dialog inside ours.
	core.element?.removeAttribute('role');
	core.scrollWrap?.setAttribute('role', 'group');
	core.scrollWrap?.setAttribute('aria-label', label);
}

function zoomBy({ currSlide: slide, options }: PhotoSwipe, factor: number): void {
	if (!slide) return;
	const { initial, max } = slide.zoomLevels;
	const level = Math.min(Math.max(slide.currZoomLevel * factor, initial), max);
	slide.zoomTo(level, undefined, options.zoomAnimationDuration);
}

/** Milliseconds after which an image is shown at the size of the window, as one that fails. */
const MEASURE_TIMEOUT = 10_000;

/** Loads an image to get its size in pixels. @returns `undefined` if the image fails to load, or takes too long. */
function measureImage(src: string): Promise<{ width: number; height: number } | undefined> {
	return new Promise((resolve) => {
		const image = new Image();
		image.addEventListener('load', () => resolve({ width: image.naturalWidth, height: image.naturalHeight }));
		image.addEventListener('error', () => resolve(undefined));
		image.src = src;
		setTimeout(resolve, MEASURE_TIMEOUT);
	});
}

/** Milliseconds without a move after which the controls give way to the picture. */
const IDLE = 4000;

/**
 * Hides the controls while the mouse is idle, by `data-idle` on the dialog; a move, key or focus shows them. Not while a control has visible
 * focus, and not for touch.
 */
function restWhenIdle(dialog: HTMLDialogElement, signal: AbortSignal): void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const rest = () => {
		if (!dialog.querySelector(':focus-visible')) dialog.dataset['idle'] = '';
	};
	const wake = (event: Event) => {
		delete dialog.dataset['idle'];
		clearTimeout(timer);
		if ((event as PointerEvent).pointerType === 'mouse') timer = setTimeout(rest, IDLE);
	};
	for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
		dialog.addEventListener(type, wake, { signal });
	signal.addEventListener('abort', () => clearTimeout(timer));
}

/** SVG paths on PhotoSwipe's grid of 32 by 32. */
const PATHS = {
	share: 'M16 6l6 6-2 2-3-3v10h-2V11l-3 3-2-2zM8 17h3v7h10v-7h3v10H8z',
	fullscreen: 'M8 8h7v3h-4v4H8zM17 8h7v7h-3v-4h-4zM8 17h3v4h4v3H8zM21 17h3v7h-7v-3h4z',
} as const;

/** Adds controls that PhotoSwipe lacks: sharing, full screen, and a caption. */
function addControls(core: PhotoSwipe, { images, gid, share, fullscreen, loadingDelay }: ViewerOptions): void {
	const addButton = (name: keyof typeof PATHS, title: string, onClick: () => void) => {
		const outlineID = `archipel-viewer-${name}`;
		const inner = `<path d="${PATHS[name]}" id="${outlineID}"/>`;
		core.ui!.registerElement({
			name,
			title,
			onClick,
			order: 8,
			isButton: true,
			html: { isCustomSVG: true, inner, outlineID },
		});
	};
	core.on('uiRegister', () => {
		if (share)
			addButton('share', t('share'), () => {
				const hash = gid === undefined ? '' : writePlace({ gid, index: core.currIndex });
				void sharePage({ url: location.href, hash, title: images[core.currIndex]!.title || document.title });
			});
		if (fullscreen && document.fullscreenEnabled)
			addButton('fullscreen', t('enterFullscreen'), () => {
				const { fullscreenElement } = document;
				// If the browser refuses, the button label stays correct.
				(fullscreenElement ? document.exitFullscreen() : core.element!.requestFullscreen()).catch(() => {});
			});
		core.ui!.registerElement({ className: 'archipel-viewer__caption', appendTo: 'root', onInit: addCaption });
	});

	const addCaption = (caption: HTMLElement) => {
		const describe = () => {
			const { currIndex, currSlide } = core;
			const isLoading = currSlide?.data['isUnmeasured'] || currSlide?.content.isLoading();
			const { title, description } = images[currIndex]!;
			const lines = [isLoading && t('loading', { current: currIndex + 1 }), title, description];
			// `div` instead of `p`: themes set margins on paragraphs.
			caption.replaceChildren(...lines.flatMap((line) => (line ? [element('div', {}, line)] : [])));
		};
		core.on('change', describe);
		core.on('loadComplete', () => setTimeout(describe, loadingDelay));
	};

	core.addFilter('uiElement', (control, { name, isButton }) => {
		if (isButton) control.classList.add('archipel-button');
		if (name === 'zoom') followZoom(core, control);
		if (name === 'fullscreen')
			core.events.add(document, 'fullscreenchange', () =>
				rename(control, t(document.fullscreenElement ? 'leaveFullscreen' : 'enterFullscreen')),
			);
		// A disabled arrow at the first or last image would lose the focus.
		if (control instanceof HTMLButtonElement && control.matches('.pswp__button--arrow'))
			core.on('change', () => {
				control.setAttribute('aria-disabled', String(control.disabled));
				control.disabled = false;
			});
		return control;
	});
}

/** Updates the label of the zoom button; with an enlarged image arrow keys pan instead of changing the slide. */
function followZoom(core: PhotoSwipe, button: HTMLElement): void {
	const describe = () => {
		const slide = core.currSlide;
		const isZoomed = Boolean(slide && slide.currZoomLevel > slide.zoomLevels.initial);
		core.options.arrowKeys = !isZoomed;
		rename(button, t(isZoomed ? 'zoomOut' : 'zoomIn'));
		button.setAttribute('aria-disabled', String(!slide?.isZoomable()));
	};
	core.on('change', describe);
	core.on('zoomPanUpdate', describe);
}

function rename(button: HTMLElement, name: string): void {
	button.title = name;
	button.setAttribute('aria-label', name);
}
