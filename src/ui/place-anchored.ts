import { lendAnchorName } from './anchor-name';
import { measureRoom } from './measure-room';
import { EDGE, type PlaceOptions } from './place-options';
import { setStyles } from './set-styles';

/** Pixels by which a browser may round. */
const TOLERANCE = 1.5;

/**
 * Places a shown box by CSS anchor positioning.
 *
 * @returns The function that ends it, or undefined if the browser cannot place it: an anchor must be laid out before its box,
 * and not all browsers follow transforms.
 */
export function placeAnchored(
	box: HTMLElement,
	control: Element,
	{ placement, gap, isMeasured }: PlaceOptions,
): (() => void) | undefined {
	if (!(control instanceof HTMLElement)) return undefined;
	const [side, alignment] = placement.split('-') as ['top' | 'bottom', ('start' | 'end')?];
	const isAbove = side === 'top';
	const edge = alignment && edgeOf(box, alignment);

	const { name, giveBack } = lendAnchorName(control);
	const restore = setStyles(box, {
		position: 'fixed',
		'position-anchor': name,
		'position-try-fallbacks': 'flip-block',
		// A panel that were hidden with its control would lose the focus.
		'position-visibility': 'always',
		top: isAbove ? 'auto' : 'anchor(bottom)',
		bottom: isAbove ? 'anchor(top)' : 'auto',
		left: edge ? 'auto' : `${EDGE}px`,
		right: edge ? 'auto' : `${EDGE}px`,
		'justify-self': edge ? 'auto' : 'anchor-center',
		'margin-top': `${isAbove ? EDGE : gap}px`,
		'margin-bottom': `${isAbove ? gap : EDGE}px`,
		'margin-left': '0',
		'margin-right': '0',
		'--archipel-arrow': '',
		'--archipel-available': '',
	});
	const update = () => {
		// CSS alone would take a box that sticks out at the side for one without room below.
		if (edge) box.style[edge] = `max(${EDGE}px, min(anchor(${edge}), 100% - ${box.offsetWidth + EDGE}px))`;
		if (isMeasured) measureRoom(box, control, gap);
	};
	update();
	const unfollow = edge || isMeasured ? follow(box, control, update) : () => {};
	const stop = () => {
		unfollow();
		restore();
		giveBack();
	};
	if (isBeside(box, control, gap)) return stop;
	stop();
	return undefined;
}

/** The side of the window that a box is held to: asked only where it matters, for the question lays out the page. */
function edgeOf(box: HTMLElement, alignment: 'start' | 'end'): 'left' | 'right' {
	return (alignment === 'start') === (getComputedStyle(box).direction !== 'rtl') ? 'left' : 'right';
}

/** What CSS does not know of changes with the window, with scrolling, and with either size. */
function follow(box: HTMLElement, control: HTMLElement, update: () => void): () => void {
	const following = new AbortController();
	const { signal } = following;
	addEventListener('resize', update, { signal });
	addEventListener('scroll', update, { signal, capture: true, passive: true });
	// In the next frame: an observer that changes what it observes is told off on the console.
	const observer = new ResizeObserver(() => requestAnimationFrame(() => signal.aborted || update()));
	observer.observe(box);
	observer.observe(control);
	return () => {
		following.abort();
		observer.disconnect();
	};
}

function isBeside(box: HTMLElement, control: HTMLElement, gap: number): boolean {
	const { top, bottom } = box.getBoundingClientRect();
	const anchor = control.getBoundingClientRect();
	const isNear = (a: number, b: number) => Math.abs(a - b) < TOLERANCE;
	return isNear(bottom + gap, anchor.top) || isNear(top - gap, anchor.bottom);
}
