import { listen } from '../../src/runtime/listen';
import { importPart } from '../../src/runtime/errors';
import { readObject } from '../../src/dom/elementor';
import type { IslandContext } from '../../src/runtime/define-island';
import { messages as t } from './messages';
import { printedOrder, readOptions, type Options, type Track, type TrackSource } from './model';
import { addControls } from './controls';
import type { Props } from './island';
import { onResize } from '../../src/dom/on-resize';
import { prefersReducedMotion } from '../../src/dom/reduced-motion';
import './view.css';

/** Selector of the row of slides inside a host; `host.css` uses the same. */
const ROW = 'ul.products, .owl-carousel, .swiper-wrapper, .archipel-carousel__list, ul, ol';
/** Selector of layouts with the picture beside the text: the navigation stands next to the text (CAR-03). */
const BESIDE = '[class*="layout_2"]';
/** Pixels between the picture of such a layout and the navigation. */
const BESIDE_GAP = 7;
/** Selectors of carousels that another script has started, and of scripts that will start one. */
const STARTED = '.owl-loaded, .swiper-initialized';
const OTHERS = 'script[src*="owl.carousel" i], script[src*="swiper" i], script[src*="elementor/assets/js/frontend"]';

/** Turns server-printed slides into a scrollable row with buttons, loop and autoplay (CAR-01–04). */
export default async function enhance(element: HTMLElement, props: Props, { signal }: IslandContext) {
	const isRow = element.matches('.owl-carousel');
	const row = isRow ? element : element.querySelector<HTMLElement>(ROW);
	const before = row ? printedOrder.get(row) : undefined;
	if (before?.every(({ parentElement }) => parentElement === row)) row?.append(...before);
	const slides = [...(row?.children ?? [])] as HTMLElement[];
	const isForeign = !element.matches('[data-archipel], .woocommerce-carousel') && document.querySelector(OTHERS);
	if (!row || slides.length < 2 || isForeign || element.matches(STARTED) || element.querySelector(STARTED)) return;

	const printed = element.closest<HTMLElement>('[data-settings]')?.dataset['settings'];
	const options = readOptions(props, readObject(printed) ?? {});
	// A loop needs one slide more than are visible, also on a phone.
	const loop = options.loop && slides.length > Math.ceil(Number(options.shape['--archipel-row-items-mobile']));
	const endless = loop ? await importPart(() => import('./parts/swiper-track')) : undefined;
	const moving = options.autoplay ? await importPart(() => import('./parts/autoplay')) : undefined;
	if (signal.aborted) return;

	const host = isRow ? wrap(row, signal) : element;
	shapeRow(host, options.shape, props.widths === 'slider' ? {} : { '--archipel-row-items-tablet': '2' });
	const name = describe(host, row, slides, signal);

	let controls: ReturnType<typeof addControls> | undefined;
	let view = 1;
	const source: TrackSource = { row, slides, view: () => view, signal, onMove: () => controls?.refresh() };
	const track: Track = endless ? endless.swiperTrack(source, options.speed) : scrollTrack(source);
	let stop = () => {};
	controls = addControls(host, track, source, { ...options, loop }, name, () => stop());
	if (moving) stop = moving.autoplay(host, row, controls.bar, name, () => track.step(1), options.delay, signal);
	// Not between the writes above: reading the layout would force a style recalculation for each.
	const picture = row.closest(BESIDE) && slides[0]!.querySelector('img');
	const measure = () => {
		const width = picture && picture.offsetWidth + BESIDE_GAP;
		view = Math.floor(Number(getComputedStyle(row).getPropertyValue('--archipel-row-items'))) || 1;
		return () => {
			if (width) controls!.bar.style.setProperty('inset-inline', `${width}px auto`);
			controls!.refresh();
		};
	};
	onResize(row, measure, signal, picture);
}

/** Fallback values in `host.css`. */
const SHAPE = {
	'--archipel-row-items-desktop': '3',
	'--archipel-row-items-mobile': '1.2',
	'--archipel-row-gap-desktop': '30px',
};

/** Sets only the custom properties of the host that differ from its computed values: each write restyles all slides, which inherit them. */
function shapeRow(host: HTMLElement, shape: Options['shape'], more: Options['shape']): void {
	const style = getComputedStyle(host);
	const fallback: Options['shape'] = { ...SHAPE, ...more };
	const said = (name: string) =>
		style.getPropertyValue(name) ||
		(fallback[name] ?? (name.includes('-gap-') ? shape['--archipel-row-gap-desktop'] : undefined));
	const unsaid = Object.entries(shape).filter(([name, value]) => said(name) !== value);
	for (const [name, value] of unsaid) host.style.setProperty(name, value);
}

/** Wraps a row that is its own host in a box for the controls. Moves the row only: `isConnected` stays true. */
function wrap(row: HTMLElement, signal: AbortSignal): HTMLElement {
	const box = document.createElement('div');
	box.className = 'archipel-carousel';
	row.before(box);
	box.append(row);
	signal.addEventListener('abort', () => row.isConnected && box.replaceWith(row));
	return box;
}

/** Sets the roles and labels of the ARIA carousel pattern, slides with position and count. @returns Accessible name of the carousel. */
function describe(host: HTMLElement, row: HTMLElement, slides: readonly HTMLElement[], signal: AbortSignal): string {
	// Headings inside slides do not name the carousel.
	const headings = [...(host.parentElement?.children ?? []), ...host.querySelectorAll('h2, h3, h4')].filter(
		(heading) =>
			heading.matches('h2, h3, h4') &&
			!row.contains(heading) &&
			heading.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING,
	);
	const name = headings.at(-1)?.textContent.trim() || t('carousel');
	const say = (part: HTMLElement, attributes: Readonly<Record<string, string>>) => {
		for (const [key, value] of Object.entries(attributes)) {
			const was = part.getAttribute(key);
			part.setAttribute(key, value);
			signal.addEventListener('abort', () => (was === null ? part.removeAttribute(key) : part.setAttribute(key, was)));
		}
	};
	say(host, { role: 'group', 'aria-roledescription': t('carousel'), 'aria-label': name });
	slides.forEach((slide, index) =>
		say(slide, {
			// List items keep their list role.
			...(!slide.matches('li') && { role: 'group' }),
			'aria-roledescription': t('slide'),
			'aria-label': t('place', { place: index + 1, count: slides.length }),
		}),
	);
	return name;
}

/** Milliseconds without a scroll event until the scroll counts as ended; WebKit has no `scrollend`. */
const REST = 100;

/**
 * Track with two ends, scrolled by the browser: off the main thread, with snapping, follows the focus, swipes before any script. Swiper (19 KB gzip)
 * is needed for loops only.
 */
function scrollTrack({ row, slides, view, onMove, signal }: TrackSource): Track {
	let index = 0;
	let resting = 0;
	// Negative in right-to-left text, like `scrollLeft`.
	const placeOf = (slide: HTMLElement) => slide.offsetLeft - slides[0]!.offsetLeft;
	const set = (next: number) => {
		index = next;
		onMove();
	};
	const look = () => {
		const distances = slides.map((slide) => Math.abs(placeOf(slide) - row.scrollLeft));
		set(distances.indexOf(Math.min(...distances)));
	};
	const goTo = (asked: number) => {
		const next = Math.min(Math.max(asked, 0), Math.max(slides.length - view(), 0));
		row.scrollTo({ left: placeOf(slides[next]!), behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
		set(next);
	};
	listen(row, 'scroll', { passive: true, signal }, () => {
		clearTimeout(resting);
		resting = window.setTimeout(look, REST);
	});
	signal.addEventListener('abort', () => clearTimeout(resting));
	return {
		index: () => index,
		step(direction) {
			const last = slides.length - view();
			const next = index + direction;
			goTo(next < 0 ? last : next > last ? 0 : next);
		},
		goTo,
	};
}
