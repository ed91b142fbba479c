import Swiper from 'swiper';
import { listen } from '../../../src/runtime/listen';
import { prefersReducedMotion } from '../../../src/dom/reduced-motion';
import { printedOrder, type Track, type TrackSource } from '../model';

const WINDOW = 'archipel-carousel__window';
const ROW = 'archipel-carousel__row';
const SLIDE = 'archipel-carousel__slide';

/**
 * Endless track on Swiper's core. Slides keep their width from `host.css`, so the start causes no layout shift. Swiper makes no clones: it moves
 * slides from one end to the other.
 *
 * No Swiper modules: Navigation and Pagination make buttons without names, Autoplay requests 60 frames a second for an invisible countdown,
 * A11y adds live regions of its own.
 *
 * @param speed Milliseconds of one move.
 */
export function swiperTrack({ row, slides, view, onMove, signal }: TrackSource, speed: number): Track {
	const box = row.parentElement!;
	const classes = new Map([box, row, ...slides].map((part) => [part, [...part.classList]]));
	if (row.scrollLeft) row.scrollLeft = 0;
	box.classList.add(WINDOW);
	row.classList.add(ROW);
	slides.forEach((slide) => slide.classList.add(SLIDE));
	const swiper = new Swiper(box, {
		wrapperClass: ROW,
		// Not `swiper-initialized`: a style sheet with `.swiper-initialized *`, or its negation, would restyle all slide content.
		containerModifierClass: 'archipel-carousel--',
		slideClass: SLIDE,
		slidesPerView: 'auto',
		loop: true,
		// Each of several fast presses counts.
		loopPreventsSliding: false,
		lazyPreloadPrevNext: 1,
		speed: prefersReducedMotion() ? 0 : speed,
		// Swiper would move the row back to its position of two frames ago.
		updateOnWindowResize: false,
	});
	// A picture that loads in a hidden row triggers an update: Swiper would measure 0 and lose its position.
	const { update } = swiper;
	swiper.update = () => void (box.clientWidth && update.call(swiper));
	const step = (direction: 1 | -1, time?: number) => {
		// A move that the browser has not started is lost with the next one; reading the transform starts it.
		swiper.getTranslate();
		if (direction > 0) swiper.slideNext(time);
		else swiper.slidePrev(time);
	};
	/** Replaces Swiper's `slideToLoop`, which moves one frame later to an outdated position: an earlier press would be lost or misdirected. */
	const goTo = (asked: number, time?: number) => {
		const place = swiper.slides.indexOf(slides[asked]!);
		// Behind the last slides there is no room until Swiper moves others there, which a step does.
		const reach = Math.min(place, Math.max(swiper.slides.length - view() - 1, swiper.activeIndex));
		swiper.slideTo(reach, time);
		for (let at = reach; at < place; at++) step(1, time);
	};
	/**
	 * Makes slides out of view inert for Tab and screen readers. Uses Swiper's numbers: its class for visible slides includes a slide
	 * whose gap reaches into the padding of the row. Tab leaves the row after the last slide: entering the next slide by its visible edge would
	 * loop for ever (WCAG 2.1.2).
	 */
	const hide = () => {
		const focused = row.querySelector(':focus-visible');
		swiper.slides.forEach((slide, at) => {
			// In right-to-left text `slidesGrid` also grows, and `translate` has the opposite sign.
			const start = swiper.slidesGrid[at]! + (swiper.rtlTranslate ? -swiper.translate : swiper.translate);
			const isNextRound = focused && !slide.contains(focused) && slides.indexOf(slide) < swiper.realIndex;
			slide.inert = start < -1 || start + (isNextRound ? slide.offsetWidth - 1 : 1) > swiper.width;
		});
	};
	// From the start of a move, Swiper's numbers are those of the destination.
	swiper.on('transitionStart update loopFix', hide);
	swiper.on('realIndexChange', onMove);
	hide();
	swiper.on('resize', () => {
		// A change of height alone moves nothing.
		if (box.clientWidth === swiper.width) return;
		const index = swiper.realIndex;
		swiper.update();
		goTo(index, 0);
		hide();
	});
	// A slide with the focus is moved fully into view.
	listen(row, 'focusin', { signal }, ({ target }) => {
		const slide = slides.find((one) => one.contains(target as Node));
		if (!slide) return;
		const [inner, outer] = [slide.getBoundingClientRect(), box.getBoundingClientRect()];
		if (inner.left < outer.left - 1 || inner.right > outer.right + 1) goTo(slides.indexOf(slide));
		hide();
	});
	row.addEventListener('focusout', hide, { signal });
	signal.addEventListener('abort', () => {
		// Swiper would restore the order of the slides even after the row has left the page.
		swiper.params.loop = false;
		swiper.destroy(true, false);
		if (row.isConnected) row.append(...slides);
		else printedOrder.set(row, slides);
		for (const name of ['transform', 'transition-duration', 'transition-delay']) row.style.removeProperty(name);
		for (const slide of slides) slide.inert = false;
		for (const [part, own] of classes) {
			const ours = [...part.classList].filter(
				(name) => /^(swiper|archipel-carousel[_-])/.test(name) && !own.includes(name),
			);
			part.classList.remove(...ours);
		}
	});
	return { index: () => swiper.realIndex, step, goTo };
}
