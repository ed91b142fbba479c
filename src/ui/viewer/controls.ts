import type PhotoSwipe from 'photoswipe';
import { element } from '../../dom/element';
import { sharePage } from '../../dom/share-page';
import { viewerMessages as t } from './messages';
import { writePlace } from './place';
import type { ViewerOptions } from './viewer-options';

/** SVG paths on PhotoSwipe's grid of 32 by 32. */
const PATHS = {
	share: 'M16 6l6 6-2 2-3-3v10h-2V11l-3 3-2-2zM8 17h3v7h10v-7h3v10H8z',
	fullscreen: 'M8 8h7v3h-4v4H8zM17 8h7v7h-3v-4h-4zM8 17h3v4h4v3H8zM21 17h3v7h-7v-3h4z',
} as const;

/** Adds controls that PhotoSwipe lacks: sharing, full screen, and a caption. */
export function addControls(core: PhotoSwipe, { images, gid, share, fullscreen, loadingDelay }: ViewerOptions): void {
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
