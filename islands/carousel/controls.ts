import { createButton, element } from '../../src/dom/element';
import { rowArrows } from '../../src/dom/scroll-row';
import { keepFocus } from '../../src/runtime/keep-focus';
import { announce } from '../../src/ui/announcer';
import { messages as t } from './messages';
import { stopAt, stopsOf, type Options, type Track, type TrackSource } from './model';

/** Adds arrows above the row, dots or thumbnails below it, in space that `host.css` reserves. A press stops autoplay (`onPress`). */
export function addControls(
	host: HTMLElement,
	track: Track,
	{ slides, view, signal }: TrackSource,
	{ navigation, loop, thumbnails }: Options,
	name: string,
	onPress: () => void,
) {
	const count = slides.length;
	const press = (move: () => void) => {
		onPress();
		move();
		const from = track.index() + 1;
		const values = { from, to: ((from + view() - 2) % count) + 1, place: from, count };
		announce(t(view() > 1 ? 'shown' : 'place', values));
	};
	const arrows = rowArrows(
		(direction) => t(direction < 0 ? 'previous' : 'next', { name }),
		(direction) => press(() => track.step(direction)),
		signal,
	);
	const hasArrows = navigation === 'both' || navigation === 'arrows';
	if (!hasArrows) arrows.box.replaceChildren();
	const dots = element('div', {
		class: `archipel-carousel__${thumbnails ? 'thumbnails' : 'dots'} archipel-screen-only`,
		role: 'group',
		'aria-label': t('dots', { name }),
	});
	const hasDots = thumbnails || navigation === 'both' || navigation === 'dots';
	let stops: readonly number[] = [];
	let hasMoved = false;

	const draw = (next: readonly number[]) => {
		if (next.join() === stops.join()) return;
		stops = next;
		const made = stops.map((stop) => {
			const dot = createButton(
				'archipel-carousel__dot',
				{ 'aria-label': t('goTo', { place: stop + 1, count }) },
				...(thumbnails ? [thumbnail(slides[stop]!)] : []),
			);
			dot.addEventListener('click', () => press(() => track.goTo(stop)), { signal });
			return dot;
		});
		const restoreFocus = keepFocus(dots);
		dots.replaceChildren(...made);
		restoreFocus();
	};
	const refresh = () => {
		const fits = count <= view();
		arrows.box.hidden = dots.hidden = fits;
		if (fits) return;
		arrows.setEnds(!loop && track.index() <= 0, !loop && track.index() >= count - view());
		if (!hasDots) return;
		draw(thumbnails ? slides.map((_, index) => index) : stopsOf(count, view(), loop));
		const lit = stopAt(stops, track.index());
		[...dots.children].forEach((dot, index) => (dot.ariaCurrent = index === lit ? 'true' : null));
		// At the start there is nothing to follow, and reading the layout after the writes above would force it.
		hasMoved ||= lit > 0;
		if (thumbnails && hasMoved) follow(dots, dots.children[lit] as HTMLElement);
	};

	// Before the slides: the ARIA carousel pattern puts the pause button first.
	host.prepend(arrows.box);
	if (hasDots) host.append(dots);
	signal.addEventListener('abort', () => {
		arrows.box.remove();
		dots.remove();
	});
	return {
		/** Container of the arrows and of the pause button. */
		bar: arrows.box,
		/** Updates the controls after a move, or when the number of visible slides changes. */
		refresh,
	};
}

function thumbnail(slide: HTMLElement): HTMLElement {
	const image = slide.querySelector('img');
	if (!image) return element('span');
	return element('img', {
		src: image.currentSrc || image.src,
		alt: '',
		loading: 'lazy',
		width: image.width,
		height: image.height,
	});
}

/** Scrolls only the row of thumbnails, until the item is visible. */
function follow(row: HTMLElement, item: HTMLElement): void {
	const [inner, outer] = [item.getBoundingClientRect(), row.getBoundingClientRect()];
	const over = inner.left < outer.left ? inner.left - outer.left : Math.max(inner.right - outer.right, 0);
	if (over) row.scrollBy({ left: over, behavior: 'instant' });
}
