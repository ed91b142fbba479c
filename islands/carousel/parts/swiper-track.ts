import Swiper from 'swiper';
import { prefersReducedMotion } from '../../../src/dom/reduced-motion';
import { printedOrder, type Track, type TrackSource } from './track';

const WINDOW = 'archipel-carousel__window';
const ROW = 'archipel-carousel__row';
const SLIDE = 'archipel-carousel__slide';

/**
 * A row without an end: Swiper's core. Slides are as wide as `host.css` makes them, so nothing moves when it begins; it makes no clones, it carries
 * slides from one end to the other.
 *
 * None of its modules: Navigation and Pagination make buttons without names, Autoplay asks for a frame sixty times a second to count a time that nobody
 * sees, A11y brings live regions of its own.
 *
 * @param speed Milliseconds of a move.
 */
export function swiperTrack({ row, slides, onMove, signal }: TrackSource, speed: number): Track {
	const box = row.parentElement!;
	const classes = new Map([box, row, ...slides].map((part) => [part, [...part.classList]]));
	if (row.scrollLeft) row.scrollLeft = 0;
	box.classList.add(WINDOW);
	row.classList.add(ROW);
	slides.forEach((slide) => slide.classList.add(SLIDE));
	const swiper = new Swiper(box, {
		wrapperClass: ROW,
		// Not `swiper-initialized`: where a style sheet has `.swiper-initialized *`, or the opposite, all that the slides hold would be styled anew.
		containerModifierClass: 'archipel-carousel--',
		slideClass: SLIDE,
		slidesPerView: 'auto',
		loop: true,
		// Of fast presses each one counts.
		loopPreventsSliding: false,
		lazyPreloadPrevNext: 1,
		watchSlidesProgress: true,
		speed: prefersReducedMotion() ? 0 : speed,
	});
	/** What is not in view cannot be reached: not by Tab, not by a screen reader. */
	const hide = () => slides.forEach((slide) => (slide.inert = !slide.matches('.swiper-slide-visible')));
	swiper.on('transitionEnd resize slidesUpdated loopFix', hide);
	swiper.on('realIndexChange', onMove);
	hide();
	// What has the focus is to be seen whole.
	row.addEventListener(
		'focusin',
		({ target }) => {
			const slide = slides.find((one) => one.contains(target as Node));
			if (!slide) return;
			const [inner, outer] = [slide.getBoundingClientRect(), box.getBoundingClientRect()];
			if (inner.left < outer.left - 1 || inner.right > outer.right + 1) swiper.slideToLoop(slides.indexOf(slide));
		},
		{ signal },
	);
	signal.addEventListener('abort', () => {
		// Swiper would put the slides back in their order, whether the row is in the page or not.
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
	return {
		index: () => swiper.realIndex,
		step(direction) {
			// A move that the browser has not begun yet is lost with the next one: it begins when it is asked about.
			swiper.getTranslate();
			if (direction > 0) swiper.slideNext();
			else swiper.slidePrev();
		},
		goTo: (index) => void swiper.slideToLoop(index),
	};
}
