import { announce } from '../../../src/ui/announcer';
import { element } from '../../../src/dom/element';
import { t } from '../messages';
import type { ViewerImage } from '../../../src/ui/viewer/show-images';
import { largeImage, type Slide } from './slides';

/** Fraction of the picture by which an arrow key moves it. */
const STEP = 0.15;

/**
 * Enlarges the picture under a mouse, or the visible one by the + key; − reduces, arrow keys move the picture (GAL-02). Touch uses the viewer.
 *
 * @returns Handler for the event that loaded this module.
 */
export function enableZoom(
	host: HTMLElement,
	slides: () => readonly Slide[],
	current: () => number,
	signal: AbortSignal,
): (event: Event) => void {
	let enlarged: ReturnType<typeof enlarge> | undefined;
	let eye = { x: 0.5, y: 0.5 };

	const end = () => {
		enlarged?.end();
		enlarged = undefined;
	};
	const begin = (slide: Slide | undefined): boolean => {
		if (slide && enlarged?.slide.frame === slide.frame) return true;
		end();
		if (!slide) return false;
		const large = largeImage(slide);
		// Only a picture that is larger than its place.
		if (!large?.width || large.width <= host.clientWidth) return false;
		enlarged = enlarge(slide, large, large.width);
		return true;
	};
	const look = (x: number, y: number) => {
		eye = { x: Math.min(Math.max(x, 0), 1), y: Math.min(Math.max(y, 0), 1) };
		enlarged?.look(eye.x, eye.y);
	};

	const follow = ({ pointerType, target, clientX, clientY }: PointerEvent) => {
		if (pointerType !== 'mouse') return;
		const slide = slides().find(({ frame }) => frame.contains(target as Node));
		if (!slide || !begin(slide)) return end();
		const { left, top, width, height } = slide.frame.getBoundingClientRect();
		look((clientX - left) / width, (clientY - top) / height);
	};
	host.addEventListener('pointermove', follow, { signal });
	host.addEventListener('pointerleave', end, { signal });
	host.addEventListener('focusout', ({ relatedTarget }) => !host.contains(relatedTarget as Node | null) && end(), {
		signal,
	});
	const press = (event: KeyboardEvent) => {
		const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
		if (defaultPrevented || ctrlKey || metaKey || altKey) return;
		const step = { ArrowLeft: [-STEP, 0], ArrowRight: [STEP, 0], ArrowUp: [0, -STEP], ArrowDown: [0, STEP] }[key];
		if (key === '+' || key === '=') {
			if (enlarged || !begin(slides()[current()])) return;
			look(0.5, 0.5);
			announce(t('zoomed'));
		} else if (enlarged && (key === '-' || key === 'Escape')) {
			end();
			announce(t('reduced'));
		} else if (enlarged && step) look(eye.x + step[0]!, eye.y + step[1]!);
		else return;
		event.preventDefault();
	};
	host.addEventListener('keydown', press, { signal });
	signal.addEventListener('abort', end);
	return (event) => (event instanceof KeyboardEvent ? press(event) : follow(event as PointerEvent));
}

/** Enlarges a picture in place. */
function enlarge(slide: Slide, large: ViewerImage, width: number) {
	const picture = element('img', { class: 'archipel-gallery__large', alt: '', draggable: 'false' });
	const lens = element('div', { class: 'archipel-gallery__lens', 'aria-hidden': 'true' }, picture);
	// The small file shows until the large one has loaded; a failed load changes nothing.
	picture.addEventListener('load', () => (lens.dataset['state'] = 'loaded'));
	picture.src = large.src;
	// Themes limit pictures to their container, with stronger rules.
	Object.assign(picture.style, { maxInlineSize: 'none', maxBlockSize: 'none' });
	slide.frame.append(lens);
	return {
		slide,
		/** Shows the point at these fractions of the picture, from 0 (left, top) to 1. */
		look(x: number, y: number) {
			const { clientWidth, clientHeight } = slide.frame;
			const height = large.height ?? (width * clientHeight) / clientWidth;
			picture.style.inlineSize = `${width}px`;
			picture.style.blockSize = `${height}px`;
			picture.style.translate = `${-x * (width - clientWidth)}px ${-y * Math.max(height - clientHeight, 0)}px`;
		},
		end: () => lens.remove(),
	};
}
