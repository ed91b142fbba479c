import { expect, test, vi } from 'vitest';
import { pageLife } from '../../tests/setup/page-life';
import { realJQuery } from '../../tests/setup/real-jquery';
import { stillJQuery } from './still-jquery';

const life = pageLife();
/** A visitor who may change her mind. */
function prefer(isLess: boolean) {
	const query = Object.assign(new EventTarget(), { matches: isLess });
	vi.stubGlobal('matchMedia', (asked: string) => (asked === '(prefers-reduced-motion: reduce)' ? query : undefined));
	return (matches: boolean) => {
		query.matches = matches;
		query.dispatchEvent(new Event('change'));
	};
}
const { fx } = realJQuery;

test('[A11Y-03] animations of jQuery are off while less motion is wanted, and as they were when the island stops', () => {
	const change = prefer(true);
	vi.stubGlobal('jQuery', realJQuery);
	stillJQuery(life.signal);
	expect(fx.off).toBe(true);
	change(false);
	expect(fx.off).toBe(false);
	change(true);
	expect(fx.off).toBe(true);
	life.abort();
	expect(fx.off).toBe(false);
	change(true);
	expect(fx.off).toBe(false);
});

test('[A11Y-03] jQuery that comes with the page is followed; none, and one without animations, is no failure', () => {
	prefer(true);
	const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
	const waiting = vi.spyOn(globalThis, 'addEventListener');
	stillJQuery(life.signal);
	vi.stubGlobal('jQuery', realJQuery);
	dispatchEvent(new Event('load'));
	expect(fx.off).toBe(true);
	state.mockReturnValue('complete');
	waiting.mockClear();
	vi.stubGlobal('jQuery', () => ({ constructor: {} }));
	stillJQuery(life.signal);
	expect(waiting).not.toHaveBeenCalled();
});
