import { expect, test } from 'vitest';
import { readOptions, stopAt, stopsOf } from './model';
import { props } from './island';

const usual = props.parse({});
const shape = (settings: Readonly<Record<string, unknown>>, own: object = {}) =>
	Object.values(readOptions(props.parse(own), settings).shape);

test('[CAR-01] the defaults: 3, 2, 1; loop, both; 5000 and 250 ms', () => {
	const { shape: widths, ...rest } = readOptions(usual, {});
	expect(rest).toEqual({
		navigation: 'both',
		loop: true,
		autoplay: false,
		delay: 5000,
		speed: 250,
		thumbnails: false,
	});
	expect(Object.values(widths)).toEqual(['3', '2', '1.2', '30px', '30px', '30px']);
});

test('[CAR-01] [CAR-02] a space of no to 100 pixels, a wait of half a second to a minute and a speed of no to 2000 ms are the markup’s, any other the owner’s', () => {
	const read = (margin: number, wait: number, speed: number) => {
		const settings = { margin, margin_mobile: margin, autoplay_speed: wait, speed };
		const options = readOptions(props.parse({ margin: 12 }), settings);
		return [...Object.values(options.shape).slice(3), options.delay, options.speed].join(' ');
	};
	expect([read(0, 500, 0), read(100, 60_000, 2000), read(101, 60_001, 2001), read(-1, 499, -1)]).toEqual([
		'0px 0px 0px 500 0',
		'100px 100px 100px 60000 2000',
		'12px 12px 12px 5000 250',
		'12px 12px 12px 5000 250',
	]);
	expect(props.parse({ delay: 500, margin: 7 })).toMatchObject({ delay: 500, margin: 7 });
});

test('[CAR-01] [CAR-02] a tablet has no more than a desktop of one; a slider of ShopEngine leaves its number to its two widths', () => {
	expect(shape({}, { items: 1 }).slice(0, 3)).toEqual(['1', '1', '1.2']);
	expect(Object.keys(readOptions(props.parse({ widths: 'slider' }), {}).shape)).not.toContain(
		'--archipel-row-items-tablet',
	);
});

test.each([
	[
		'an Opal theme',
		{
			loop: 'false',
			items: '4',
			items_tablet: 3,
			items_mobile: 2,
			margin: 17,
			autoplayTimeout: 1500,
			navigation: 'dots',
		},
	],
	[
		'Elementor',
		{
			infinite: 'no',
			slides_to_show: '4',
			slides_to_show_tablet: '3',
			slides_to_show_mobile: '2',
			image_spacing_custom: { unit: 'px', size: 17 },
			autoplay_speed: 1500,
			navigation: 'dots',
		},
	],
])('[CAR-01] [CAR-02] settings as %s prints them', (_who, settings) => {
	const options = readOptions(usual, settings);
	expect([options.loop, options.navigation, options.delay]).toEqual([false, 'dots', 1500]);
	expect(Object.values(options.shape)).toEqual(['4', '3', '2.2', '17px', '17px', '17px']);
});

test.each([0, -3, 1e9, 'url(x)', {}, [], null, '', NaN, '3;color:red'])(
	'[REL-02] a number that no row can have is as if it were not there: %s',
	(value) => {
		const names = ['items', 'items_tablet', 'items_mobile', 'autoplayTimeout', 'navigation', 'autoplay'];
		const options = readOptions(usual, Object.fromEntries(names.map((name) => [name, value])));
		expect(Object.values(options.shape).slice(0, 3)).toEqual(['3', '2', '1.2']);
		expect([options.delay, options.navigation, options.autoplay]).toEqual([5000, 'both', false]);
	},
);

test.each([
	[9, 4, true, [0, 4, 8]],
	[9, 4, false, [0, 4, 5]],
	[4, 4, false, [0]],
	[2, 1, false, [0, 1]],
])('[CAR-01] dots of %i slides, %i side by side, endless %s', (count, view, loop, stops) => {
	expect(stopsOf(count, view, loop)).toEqual(stops);
});

test('[CAR-01] the dot of the last slide reached is lit', () => {
	expect([0, 3, 4, 5, 8].map((index) => stopAt([0, 4, 5], index))).toEqual([0, 0, 1, 2, 2]);
	expect(stopAt([], 3)).toBe(0);
});
