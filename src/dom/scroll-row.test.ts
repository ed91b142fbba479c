import { beforeEach, expect, test, vi } from 'vitest';
import { pageLife } from '../../tests/setup/page-life';
import { onResize } from './on-resize';
import { addRowButtons } from './scroll-row';

vi.mock('./on-resize', () => ({ onResize: vi.fn() }));

const life = pageLife();
const scrolled = vi.fn();
let row: HTMLElement;

/** Lays the row out: pixels of its content, of its visible part, and before that. */
const layOut = (scrollWidth: number, clientWidth: number, scrollLeft: number) => {
	for (const [name, value] of Object.entries({ scrollWidth, clientWidth, scrollLeft }))
		Object.defineProperty(row, name, { value, configurable: true });
};
const box = () => document.querySelector<HTMLElement>('.archipel-scroll-row')!;
const ends = () => [...box().children].map((button) => button.getAttribute('aria-disabled'));
const press = (at: number) => (box().children[at] as HTMLElement).click();

beforeEach(() => {
	document.body.innerHTML = '<div><ul></ul></div>';
	row = document.querySelector('ul')!;
	Object.assign(row, { scrollBy: scrolled });
});

test.each([
	[300, 300, 0, true, ['true', 'true']],
	[301, 300, 0, true, ['true', 'true']],
	[900, 300, 0, false, ['true', 'false']],
	[900, 300, 1, false, ['true', 'false']],
	[900, 300, 2, false, ['false', 'false']],
	[900, 300, 598, false, ['false', 'false']],
	[900, 300, 599, false, ['false', 'true']],
	[900, 300, -600, false, ['false', 'true']],
])('a row of %d pixels in %d, scrolled by %d', (whole, visible, place, isHidden, expected) => {
	layOut(400, 300, 50);
	const refresh = addRowButtons(row, life.signal);
	const [resized, measure, signal] = vi.mocked(onResize).mock.calls[0]!;
	expect([resized, signal]).toEqual([row, life.signal]);
	for (const tell of [() => measure()(), () => row.dispatchEvent(new Event('scroll')), refresh]) {
		layOut(400, 300, 50);
		refresh();
		expect([box().hidden, ends()]).toEqual([false, ['false', 'false']]);
		layOut(whole, visible, place);
		tell();
		expect([box().hidden, ends()]).toEqual([isHidden, expected]);
	}
});

test.each([
	['ltr', false, 300, 'smooth'],
	['rtl', false, -300, 'smooth'],
	['ltr', true, 300, 'instant'],
])(
	'[A11Y-03] a press scrolls by what is visible (%s, less motion: %s), at an end not at all',
	(way, isLess, left, behavior) => {
		vi.stubGlobal('matchMedia', () => ({ matches: isLess }));
		row.style.direction = way;
		layOut(900, 300, 0);
		addRowButtons(row, life.signal)();
		press(0);
		expect(scrolled).not.toHaveBeenCalled();
		press(1);
		expect(scrolled.mock.calls).toEqual([[{ left, behavior }]]);
		layOut(900, 300, 599);
		row.dispatchEvent(new Event('scroll'));
		press(1);
		press(0);
		expect(scrolled.mock.calls.slice(1)).toEqual([[{ left: -left, behavior }]]);
	},
);

test('buttons have names of their own or those of products, stand before the row, and go with the island', () => {
	addRowButtons(row, life.signal);
	const names = () => [...box().children].map((button) => button.getAttribute('aria-label'));
	expect([names(), row.previousElementSibling]).toEqual([['Produits précédents', 'Produits suivants'], box()]);
	life.abort();
	expect(box()).toBeNull();
	life.restart();
	addRowButtons(row, life.signal, (direction) => `to ${direction}`);
	expect(names()).toEqual(['to -1', 'to 1']);
});
