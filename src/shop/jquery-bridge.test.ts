import { afterEach, describe, expect, test, vi } from 'vitest';
import { installJQuery } from '../../tests/stand-in-jquery';
import { askJQuery, jQueryData, onJQuery, triggerJQuery, wrapForJQuery } from './jquery-bridge';

const { body } = document;
afterEach(() => vi.unstubAllGlobals());

describe('without jQuery', () => {
	test('[RT-08] nothing happens, and nobody vetoes', () => {
		expect(askJQuery(body, 'should_send')).toBe(true);
		expect(wrapForJQuery(body)).toBeUndefined();
		expect(jQueryData(body)).toEqual({});
		triggerJQuery(body, 'added_to_cart', [1]);
	});

	test('something else under its name is not taken for it', () => {
		vi.stubGlobal('jQuery', { fn: {} });
		expect(askJQuery(body, 'should_send')).toBe(true);
	});
});

describe('[RT-08] speaking', () => {
	test('a jQuery handler hears our event with its arguments', () => {
		const { $ } = installJQuery();
		const handler = vi.fn();
		$(body).on('added_to_cart', handler);
		triggerJQuery(body, 'added_to_cart', [{ a: 'b' }, 'hash']);
		expect(handler).toHaveBeenCalledExactlyOnceWith(expect.anything(), { a: 'b' }, 'hash');
	});

	test.each([
		[false, false],
		[true, true],
		[undefined, true],
		[0, true],
		['', true],
	])('a handler that answers %s vetoes only by false', (answer, sends) => {
		const { $ } = installJQuery();
		$(body).on('should_send', () => answer);
		expect(askJQuery(body, 'should_send')).toBe(sends);
	});

	test('what a handler throws is reported and stops nothing', async () => {
		const report = vi.fn();
		vi.stubGlobal('reportError', report);
		const { $ } = installJQuery();
		const error = new Error('theirs');
		$(body).on('added_to_cart should_send', () => {
			throw error;
		});
		triggerJQuery(body, 'added_to_cart');
		expect(askJQuery(body, 'should_send')).toBe(true);
		await Promise.resolve();
		expect(report.mock.calls).toEqual([[error], [error]]);
	});

	test('values that other scripts keep on an element can be read', () => {
		const { $ } = installJQuery();
		$(body).data({ quantity: 3 });
		expect(jQueryData(body)).toMatchObject({ quantity: 3 });
	});
});

describe('[RT-08] listening', () => {
	test('hears others, not ourselves, until the signal aborts', () => {
		const { $, handlers } = installJQuery();
		const listener = vi.fn();
		const controller = new AbortController();
		onJQuery(body, 'added_to_cart removed_from_cart', listener, controller.signal);
		$(body).trigger('added_to_cart', [1, 2]);
		$(body).trigger('removed_from_cart');
		triggerJQuery(body, 'added_to_cart', [3]);
		expect(listener.mock.calls).toEqual([[1, 2], []]);
		controller.abort();
		expect(handlers()).toBe(0);
	});

	test('jQuery that comes while the page loads is waited for', () => {
		const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
		const listener = vi.fn();
		onJQuery(body, 'wc_fragment_refresh', listener);
		const ended = new AbortController();
		onJQuery(body, 'wc_fragment_refresh', listener, ended.signal);
		ended.abort();
		const { $ } = installJQuery();
		state.mockReturnValue('complete');
		dispatchEvent(new Event('load'));
		$(body).trigger('wc_fragment_refresh');
		expect(listener).toHaveBeenCalledTimes(1);
	});

	test('[REL-02] 1,000 times on and off leaves no handler', () => {
		const { handlers } = installJQuery();
		for (let round = 0; round < 1000; round++) {
			const controller = new AbortController();
			onJQuery(body, 'added_to_cart', () => {}, controller.signal);
			controller.abort();
		}
		expect(handlers()).toBe(0);
	});
});
