import { expect, test, vi } from 'vitest';
import { lazy } from './lazy';

test('a late value is made when it is asked for, once, whatever it is', () => {
	const make = vi.fn(() => undefined);
	const value = lazy(make);
	expect(make).not.toHaveBeenCalled();
	expect([value(), value()]).toEqual([undefined, undefined]);
	expect(make).toHaveBeenCalledOnce();
});
