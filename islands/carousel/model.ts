import type { Props } from './island';

/** Settings of a carousel: its props, overridden by the settings that a theme or page builder prints beside the slides. */
export interface Options extends Pick<Props, 'navigation' | 'loop' | 'autoplay' | 'delay' | 'speed' | 'thumbnails'> {
	/** Custom properties of the host for `host.css`. */
	readonly shape: Readonly<Record<string, string>>;
}

/** The names of each setting (CAR-01): first that of Opal themes and Owl, then that of Elementor. */
const NAMES = {
	items: ['items', 'slides_to_show'],
	itemsTablet: ['items_tablet', 'slides_to_show_tablet'],
	itemsMobile: ['items_mobile', 'slides_to_show_mobile'],
	margin: ['margin', 'image_spacing_custom'],
	marginTablet: ['margin_tablet', 'image_spacing_custom_tablet'],
	marginMobile: ['margin_mobile', 'image_spacing_custom_mobile'],
	loop: ['loop', 'infinite'],
	autoplay: ['autoplay'],
	delay: ['autoplayTimeout', 'autoplay_speed'],
	speed: ['smartSpeed', 'speed'],
	navigation: ['navigation'],
} as const;

/** Visible fraction of the next slide on a phone: a hint that the row scrolls. */
const PEEK = 0.2;

type Settings = Readonly<Record<string, unknown>>;

/** Reads printed settings; a missing or invalid value falls back to the props. */
export function readOptions(props: Props, settings: Settings): Options {
	const find = (name: keyof typeof NAMES) =>
		NAMES[name].map((key) => settings[key]).find((value) => value !== undefined);
	const number = (name: keyof typeof NAMES, least: number, most: number) => {
		const found = find(name);
		// Elementor prints `{"unit":"px","size":20}`.
		const size = found && typeof found === 'object' ? (found as Settings)['size'] : found;
		const value = typeof size === 'number' || (typeof size === 'string' && size.trim()) ? Number(size) : NaN;
		return value >= least && value <= most ? value : undefined;
	};
	const flag = (name: 'loop' | 'autoplay') => {
		const found = find(name);
		return found === undefined ? props[name] : [true, 1, '1', 'true', 'yes', 'on'].includes(found as string);
	};
	const items = number('items', 1, 8) ?? props.items;
	const margin = number('margin', 0, 100) ?? props.margin;
	const isSlider = props.widths === 'slider';
	const shape = {
		'items-desktop': items,
		// ShopEngine sliders: `host.css` shows two, then three.
		'items-tablet': number('itemsTablet', 1, 8) ?? props.itemsTablet ?? (isSlider ? undefined : Math.min(items, 2)),
		'items-mobile': (number('itemsMobile', 1, 8) ?? props.itemsMobile) + PEEK,
		'gap-desktop': `${margin}px`,
		'gap-tablet': `${number('marginTablet', 0, 100) ?? props.marginTablet ?? margin}px`,
		'gap-mobile': `${number('marginMobile', 0, 100) ?? props.marginMobile ?? margin}px`,
	};
	const navigation = (['both', 'arrows', 'dots', 'none'] as const).find((one) => one === find('navigation'));
	return {
		thumbnails: props.thumbnails,
		navigation: navigation ?? props.navigation,
		loop: flag('loop'),
		autoplay: flag('autoplay'),
		delay: number('delay', 500, 60_000) ?? props.delay,
		speed: number('speed', 0, 2000) ?? props.speed,
		shape: Object.fromEntries(
			Object.entries(shape).flatMap(([name, value]) =>
				value === undefined ? [] : [[`--archipel-row-${name}`, String(value)]],
			),
		),
	};
}

/** Returns a dot for each view of slides: the index of its target slide, from 0. @param view Number of slides side by side. */
export function stopsOf(count: number, view: number, loop: boolean): number[] {
	const last = loop ? count - 1 : Math.max(count - view, 0);
	return Array.from({ length: Math.ceil(count / view) }, (_, page) => Math.min(page * view, last));
}

/** Returns the index of the current dot: the last whose slide has been reached. */
export function stopAt(stops: readonly number[], index: number): number {
	return Math.max(
		stops.findLastIndex((stop) => stop <= index),
		0,
	);
}

/** Row of slides that can be moved. Indexes follow the printed order of the slides, from 0. */
export interface Track {
	/** Returns the index of the first visible slide. */
	readonly index: () => number;
	/** Moves by one slide; beyond one end continues at the other. */
	readonly step: (direction: 1 | -1) => void;
	readonly goTo: (index: number) => void;
}

/**
 * Printed order of the slides of rows that left the page in another order. Restored on the next mount: Chromium never frees the pictures
 * of slides that are reordered while detached.
 */
export const printedOrder = new WeakMap<Element, readonly HTMLElement[]>();

export interface TrackSource {
	readonly row: HTMLElement;
	readonly slides: readonly HTMLElement[];
	readonly view: () => number;
	readonly onMove: () => void;
	readonly signal: AbortSignal;
}
