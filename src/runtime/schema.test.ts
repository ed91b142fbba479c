import { expect, test, vi } from 'vitest';
import { once } from './schema';

test('a late value is made when it is asked for, once, whatever it is', () => {
	const make = vi.fn(() => undefined);
	const value = once(make);
	expect(make).not.toHaveBeenCalled();
	expect([value(), value()]).toEqual([undefined, undefined]);
	expect(make).toHaveBeenCalledOnce();
});
