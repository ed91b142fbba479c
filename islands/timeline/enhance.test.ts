import { expect, test, vi } from 'vitest';
import { islandContext } from '../../tests/setup/island-context';
import { stubObservers } from '../../tests/setup/stub-observers';
import enhance from './enhance';

test('[WID-04] entries come 150 px above the lower edge, by their own animation and delay, else by those of the list', () => {
	vi.stubGlobal('matchMedia', () => ({ matches: false }));
	const observed = stubObservers();
	document.body.innerHTML = '<ol><li></li><li data-animation="zoomIn" data-delay="0.4"></li></ol>';
	const ending = new AbortController();
	void enhance(document.body, { items: '', animation: 'fadeInUp', delay: 0.1 }, islandContext(ending.signal));
	expect(observed.map(({ options }) => options?.rootMargin)).toEqual(['0px 0px -150px', '0px 0px -150px']);
	for (const { tell } of observed) tell({ isIntersecting: false, boundingClientRect: new DOMRect(0, innerHeight) });
	const entries = () =>
		Array.from(document.querySelectorAll('li'), ({ dataset, style }) =>
			[dataset['archipelReveal'], style.getPropertyValue('--archipel-reveal-delay')].join(' '),
		);
	expect(entries()).toEqual(['fadeInUp 100ms', 'zoomIn 400ms']);
	ending.abort();
	expect(entries()).toEqual([' ', ' ']);
});
