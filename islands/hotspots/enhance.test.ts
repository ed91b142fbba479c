import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { islandContext } from '../../tests/setup/island-context';
import { arrowPlace } from './parts/tooltip';
import { props } from './island';
import { pageLife } from '../../tests/setup/page-life';
import enhance from './enhance';

const life = pageLife();

function mount(list: string, own: Record<string, unknown> = {}) {
	const host = document.createElement('div');
	document.body.replaceChildren(host);
	host.innerHTML = `<figure class="archipel-hotspots__figure"></figure><div class="archipel-hotspots__list">${list}</div>`;
	enhance(host, props.parse(own), islandContext(life.signal));
	return host;
}

test('[WID-03] a button for each entry, where its numbers say; a mouse that rests there for 300 ms opens it, a finger that comes does not', () => {
	const host = mount(
		'<details data-across="30" data-down="40" open><summary>Dentelle</summary></details><details data-across="62.5" data-down="0"><summary>Soie</summary></details>',
	);
	expect(screen.getAllByRole('button').map((button) => button.ariaLabel ?? button.getAttribute('aria-label'))).toEqual([
		'1\u00a0: Dentelle',
		'2\u00a0: Soie',
	]);
	expect(screen.getAllByRole('listitem').map(({ style }) => style.top)).toEqual(['40%', '0%']);
	const current = () => screen.getAllByRole('button').map(({ dataset }) => dataset['current']);
	expect(current()).toEqual(['', undefined]);
	vi.useFakeTimers();
	const openAfter = (milliseconds: number, pointerType?: string) => {
		if (pointerType) fireEvent.pointerEnter(screen.getAllByRole('button')[1]!, { pointerType });
		vi.advanceTimersByTime(milliseconds);
		return host.querySelectorAll('details')[1]!.open;
	};
	expect([openAfter(1000, 'touch'), openAfter(299, 'mouse'), openAfter(1)]).toEqual([false, false, true]);
});

test.each([true, false])(
	'[WID-03] where tooltips are off on phones (narrow: %s) the entry comes into view instead',
	async (matches) => {
		vi.useFakeTimers();
		const isNarrow = (query: string) => matches && query === '(max-width: 767.98px)';
		vi.stubGlobal('matchMedia', (query: string) => ({ matches: isNarrow(query), addEventListener() {} }));
		const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
		const host = mount('<details data-across="1" data-down="1"><summary>Soie</summary></details>', {
			hideMobiles: true,
		});
		fireEvent.click(screen.getByRole('button'));
		vi.runAllTimers();
		expect([host.querySelector('details')!.open, scroll.mock.calls.length]).toEqual([true, Number(matches)]);
		expect(screen.getByRole('button').getAttribute('aria-expanded')).toBe(String(!matches));
	},
);

test('[REL-02] places that are none stay on the picture', () => {
	mount('<details data-across="1e9" data-down="x;color:red"><summary>?</summary></details>');
	expect(screen.getByRole('listitem').style.top).toBe('0%');
	expect(screen.getByRole('listitem').style.insetInlineStart).toBe('100%');
});

test.each([
	['in the middle of its point', 90, 200, 90],
	['16 px from the start', 3, 200, 16],
	['16 px from the end', 197, 200, 184],
	['on a tooltip that is too small for both', 5, 20, 16],
])('[WID-03] the arrow stands %s', (_where, middle, length, place) => expect(arrowPlace(middle, length)).toBe(place));
