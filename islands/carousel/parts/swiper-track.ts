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
export function swiperTrack({ row, slides, view, onMove, signal }: TrackSource, speed: number): Track {
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
		speed: prefersReducedMotion() ? 0 : speed,
		// It would take the row to where it was two frames ago.
		updateOnWindowResize: false,
	});
	// A row that nobody sees, into which a picture comes, would be measured as nothing, and lose its place.
	const { update } = swiper;
	swiper.update = () => void (box.clientWidth && update.call(swiper));
	const step = (direction: 1 | -1, time?: number) => {
		// A move that the browser has not begun yet is lost with the next one: it begins when it is asked about.
		swiper.getTranslate();
		if (direction > 0) swiper.slideNext(time);
		else swiper.slidePrev(time);
	};
	/** Swiper's `slideToLoop` moves in the next frame, to where the slide was before: a press that comes first is lost, or leads elsewhere. */
	const goTo = (asked: number, time?: number) => {
		const place = swiper.slides.indexOf(slides[asked]!);
		// Behind the last slides there is no room until others are carried there, which a step does.
		const reach = Math.min(place, Math.max(swiper.slides.length - view() - 1, swiper.activeIndex));
		swiper.slideTo(reach, time);
		for (let at = reach; at < place; at++) step(1, time);
	};
	/**
	 * What is not in view cannot be reached: not by Tab, not by a screen reader. By Swiper's own numbers: its class for what is in view counts a slide
	 * whose gap reaches into the padding of the row. Tab leaves the row after the last slide: where the next one shows its edge it would go round for
	 * ever (WCAG 2.1.2).
	 */
	const hide = () => {
		const focused = row.querySelector(':focus-visible');
		swiper.slides.forEach((slide, at) => {
			// From right to left its numbers of slides go up as well, and its place has the other sign.
			const start = swiper.slidesGrid[at]! + (swiper.rtlTranslate ? -swiper.translate : swiper.translate);
			const isNextRound = focused && !slide.contains(focused) && slides.indexOf(slide) < swiper.realIndex;
			slide.inert = start < -1 || start + (isNextRound ? slide.offsetWidth - 1 : 1) > swiper.width;
		});
	};
	// Its numbers are those of where it goes, from the start of a move.
	swiper.on('transitionStart update loopFix', hide);
	swiper.on('realIndexChange', onMove);
	hide();
	swiper.on('resize', () => {
		// Another height is no reason to move.
		if (box.clientWidth === swiper.width) return;
		const index = swiper.realIndex;
		swiper.update();
		goTo(index, 0);
		hide();
	});
	// What has the focus is to be seen whole.
	row.addEventListener(
		'focusin',
		({ target }) => {
			const slide = slides.find((one) => one.contains(target as Node));
			if (!slide) return;
			const [inner, outer] = [slide.getBoundingClientRect(), box.getBoundingClientRect()];
			if (inner.left < outer.left - 1 || inner.right > outer.right + 1) goTo(slides.indexOf(slide));
			hide();
		},
		{ signal },
	);
	row.addEventListener('focusout', hide, { signal });
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
	return { index: () => swiper.realIndex, step, goTo };
}
