import { expect, test, vi } from 'vitest';
import { pageLife } from '../../tests/setup/page-life';
import { stubObservers } from '../../tests/setup/stub-observers';
import { addRowButtons } from './scroll-row';

const life = pageLife();

/** A row of the given widths, with its two buttons. */
function show(scrollWidth: number, dir = 'ltr', isStill = true) {
	const observed = stubObservers();
	vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
	document.body.innerHTML = `<div><ul style="direction: ${dir}"></ul></div>`;
	const row = document.querySelector('ul')!;
	Object.defineProperties(row, { clientWidth: { value: 300 }, scrollWidth: { value: scrollWidth } });
	row.scrollBy = vi.fn<() => void>();
	addRowButtons(row, life.signal);
	const box = row.previousElementSibling as HTMLElement;
	return { row, box, observed, buttons: [...box.querySelectorAll('button')] };
}

test('the buttons have names, and press the row on by what is seen of it; without motion where less is asked for', () => {
	for (const [dir, isStill, lefts] of [
		['ltr', true, [-300, 300]],
		['rtl', false, [300, -300]],
	] as const) {
		const { row, buttons } = show(1000, dir, isStill);
		row.scrollLeft = 300;
		row.dispatchEvent(new Event('scroll'));
		for (const button of buttons) button.click();
		const behavior = isStill ? 'instant' : 'smooth';
		expect(vi.mocked(row.scrollBy).mock.calls).toEqual(lefts.map((left) => [{ left, behavior }]));
		expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
			'Produits précédents',
			'Produits suivants',
		]);
	}
});

test.each([
	[0, 'true', 'false'],
	[1, 'true', 'false'],
	[2, 'false', 'false'],
	[-698, 'false', 'false'],
	[699, 'false', 'true'],
	[-700, 'false', 'true'],
])('[A11Y-02] at %i px of 700 its ends are known: %s, %s; a press there does nothing', (scrollLeft, isStart, isEnd) => {
	const { row, buttons } = show(1000);
	Object.defineProperty(row, 'scrollLeft', { value: scrollLeft });
	row.dispatchEvent(new Event('scroll'));
	expect(buttons.map((button) => button.getAttribute('aria-disabled'))).toEqual([isStart, isEnd]);
	for (const button of buttons) button.click();
	expect(row.scrollBy).toHaveBeenCalledTimes([isStart, isEnd].filter((end) => end === 'false').length);
});

test('a row that fits has none, and one that goes takes them along', () => {
	expect([show(301).box.hidden, show(302).box.hidden]).toEqual([true, false]);
	const { box, observed } = show(1000);
	life.abort();
	expect([box.isConnected, observed.length]).toEqual([false, 0]);
});
