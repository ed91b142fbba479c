import type PhotoSwipe from 'photoswipe';

/** Pixels that an arrow key moves a zoomed picture. */
const STEP = 80;

/** How much larger or smaller one press of + or − makes a picture. */
const FACTOR = 1.5;

/**
 * Keys that PhotoSwipe lacks: + and − zoom, the arrows move a zoomed picture instead of leaving it.
 * Tab is kept from it: PhotoSwipe would take focus to itself, and it is the dialog that knows where focus may go.
 */
export function handleKeys(core: PhotoSwipe): void {
	core.on('keydown', (event) => {
		const { originalEvent } = event;
		const { key, ctrlKey, metaKey, altKey } = originalEvent;
		if (key === 'Tab') return event.preventDefault();
		if (ctrlKey || metaKey || altKey) return;
		const direction = { '+': 1, '=': 1, '-': -1 }[key];
		if (direction ? zoomBy(core, direction) : pan(core, key)) {
			event.preventDefault();
			originalEvent.preventDefault();
		}
	});
}

function zoomBy({ currSlide: slide, options }: PhotoSwipe, direction: number): boolean {
	if (!slide) return false;
	const { initial, max } = slide.zoomLevels;
	const level = slide.currZoomLevel * FACTOR ** direction;
	slide.zoomTo(Math.min(Math.max(level, initial), max), undefined, options.zoomAnimationDuration);
	return true;
}

function pan({ currSlide: slide }: PhotoSwipe, key: string): boolean {
	const move = { ArrowLeft: [STEP, 0], ArrowRight: [-STEP, 0], ArrowUp: [0, STEP], ArrowDown: [0, -STEP] }[key];
	if (!move || !slide || slide.currZoomLevel <= slide.zoomLevels.initial) return false;
	slide.panTo(slide.pan.x + move[0]!, slide.pan.y + move[1]!);
	return true;
}
