import { bringPart } from '../../src/runtime/errors';
import { readObject } from '../../src/dom/read-object';
import type { Enhance } from '../../src/runtime/define-island';
import { messages as t } from './messages';
import { readOptions, type Options } from './model';
import { addControls, type Controls } from './parts/controls';
import { scrollTrack } from './parts/scroll-track';
import { printedOrder, type Track, type TrackSource } from './parts/track';
import type { Props } from './props';
import './view.css';

/** The row among what can stand inside a host; `host.css` knows the same. */
const ROW = 'ul.products, .owl-carousel, .swiper-wrapper, .archipel-carousel__list, ul, ol';
/** A layout of services and testimonials: the picture stands beside the text, and the navigation goes with the text (CAR-03). */
const BESIDE = '[class*="layout_2"]';
/** Pixels between that picture and the navigation. */
const BESIDE_GAP = 7;
/** What says that another script has made a carousel of it, or will. */
const STARTED = '.owl-loaded, .swiper-initialized';
const OTHERS = 'script[src*="owl.carousel" i], script[src*="swiper" i], script[src*="elementor/assets/js/frontend"]';

/** Slides that the server has printed, in a row that the browser can scroll: buttons, an endless row, movement by itself (CAR-01–04). */
const enhance: Enhance<Props> = async (element, props, { signal }) => {
	const isRow = element.matches('.owl-carousel');
	const row = isRow ? element : element.querySelector<HTMLElement>(ROW);
	const before = row ? printedOrder.get(row) : undefined;
	if (before?.every(({ parentElement }) => parentElement === row)) row?.append(...before);
	const slides = [...(row?.children ?? [])] as HTMLElement[];
	const isForeign = !element.matches('[data-archipel], .woocommerce-carousel') && document.querySelector(OTHERS);
	if (!row || slides.length < 2 || isForeign || element.matches(STARTED) || element.querySelector(STARTED)) return;

	const printed = element.closest<HTMLElement>('[data-settings]')?.dataset['settings'];
	const options = readOptions(props, readObject(printed) ?? {});
	// On a phone too there has to be one slide more than can be seen.
	const loop = options.loop && slides.length > Math.ceil(Number(options.shape['--archipel-row-items-mobile']));
	const endless = loop ? await bringPart(() => import('./parts/swiper-track')) : undefined;
	const moving = options.autoplay ? await bringPart(() => import('./parts/autoplay')) : undefined;
	if (signal.aborted) return;

	const host = isRow ? wrap(row, signal) : element;
	shapeRow(host, options.shape, props.widths === 'slider' ? {} : { '--archipel-row-items-tablet': '2' });
	const name = describe(host, row, slides, options.label, signal);

	let controls: Controls | undefined;
	let view = 1;
	const source: TrackSource = { row, slides, view: () => view, signal, onMove: () => controls?.refresh() };
	const track: Track = endless ? endless.swiperTrack(source, options.speed) : scrollTrack(source);
	let stop = () => {};
	controls = addControls(host, track, source, { ...options, loop }, name, () => stop());
	if (moving) stop = moving.autoplay(host, row, controls.bar, name, () => track.step(1), options.delay, signal);
	// Told before the first paint too, when the browser knows it anyway: a question between the changes above would have it style the row for each.
	const picture = row.closest(BESIDE) && slides[0]!.querySelector('img');
	const sizes = new ResizeObserver(() => {
		if (picture) controls?.bar.style.setProperty('inset-inline', `${picture.offsetWidth + BESIDE_GAP}px auto`);
		view = Math.floor(Number(getComputedStyle(row).getPropertyValue('--archipel-row-items'))) || 1;
		controls?.refresh();
	});
	sizes.observe(row);
	if (picture) sizes.observe(picture);
	signal.addEventListener('abort', () => sizes.disconnect());
};

/** What `host.css` falls back to. */
const SHAPE = {
	'--archipel-row-items-desktop': '3',
	'--archipel-row-items-mobile': '1.2',
	'--archipel-row-gap-desktop': '30px',
};

/** Tells a host its shape, as far as `host.css` does not know it from the markup: all that the slides hold inherits it, and is styled anew. */
function shapeRow(host: HTMLElement, shape: Options['shape'], more: Options['shape']): void {
	const style = getComputedStyle(host);
	const fallback: Options['shape'] = { ...SHAPE, ...more };
	const said = (name: string) =>
		style.getPropertyValue(name) ||
		(fallback[name] ?? (name.includes('-gap-') ? shape['--archipel-row-gap-desktop'] : undefined));
	const unsaid = Object.entries(shape).filter(([name, value]) => said(name) !== value);
	for (const [name, value] of unsaid) host.style.setProperty(name, value);
}

/** A box around a row that is its own host: controls stand beside it. The row stays connected: it is only moved. */
function wrap(row: HTMLElement, signal: AbortSignal): HTMLElement {
	const box = document.createElement('div');
	box.className = 'archipel-carousel';
	row.before(box);
	box.append(row);
	signal.addEventListener('abort', () => row.isConnected && box.replaceWith(row));
	return box;
}

/**
 * Says what it is, as the ARIA pattern of carousels has it: a group that is called a carousel, of slides that know their place.
 *
 * @returns What the carousel is called.
 */
function describe(
	host: HTMLElement,
	row: HTMLElement,
	slides: readonly HTMLElement[],
	label: string,
	signal: AbortSignal,
): string {
	// Slides may have headings of their own.
	const headings = [...(host.parentElement?.children ?? []), ...host.querySelectorAll('h2, h3, h4')].filter(
		(heading) =>
			heading.matches('h2, h3, h4') &&
			!row.contains(heading) &&
			heading.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING,
	);
	const name = label || headings.at(-1)?.textContent.trim() || t('carousel');
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
			// Items of a list stay that.
			...(!slide.matches('li') && { role: 'group' }),
			'aria-roledescription': t('slide'),
			'aria-label': t('place', { place: index + 1, count: slides.length }),
		}),
	);
	return name;
}

export default enhance;
