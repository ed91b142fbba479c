import { beforeEach, expect, test, vi } from 'vitest';
import { printConfig } from '../../tests/setup/print-config';
import { describeError, isAbort, RequestError, type RequestFailure } from './request-error';

beforeEach(() => printConfig({ locale: 'en-US' }));

const texts: Record<RequestFailure, RegExp> = {
	offline: /^You are probably offline\. Nothing was sent/,
	lost: /^You are probably offline: the connection broke/,
	timeout: /too long/,
	http: /^An unknown error occurred\./,
	'stale-nonce': /refused/,
	invalid: /^The response is not a valid JSON response\./,
};
test.each(Object.entries(texts))('[REST-04] what the shopper is told: %s', (reason, text) =>
	expect(describeError(new RequestError(reason as RequestFailure, '/x/'))).toMatch(text),
);

test.each([new Error('secret path'), 'text', undefined, null])(
	'[REST-04] what the shopper is told: anything else is unknown, its words stay with us, and it is reported as an uncaught error',
	(error) => {
		const report = vi.fn();
		vi.stubGlobal('reportError', report);
		expect(describeError(error)).toMatch(/^An unknown error occurred\./);
		expect(report.mock.calls).toEqual([[error]]);
	},
);

test('[REST-04] what the shopper is told: in French on a French page', () => {
	printConfig({ locale: 'fr-FR' });
	expect(describeError(new RequestError('lost', '/x/'))).toMatch(/^Vous semblez être hors ligne/);
});

test('the error says which call it was, for the console', () => {
	const cause = new TypeError('x');
	const error = new RequestError('http', '/?wc-ajax=x', { status: 503, body: 'no', cause });
	expect(error).toMatchObject({
		message: '/?wc-ajax=x: http 503',
		name: 'RequestError',
		status: 503,
		body: 'no',
		cause,
	});
});

test('an abort is told from a failure', () => {
	expect(isAbort(new DOMException('x', 'AbortError'))).toBe(true);
	expect([new DOMException('x', 'TimeoutError'), new RequestError('timeout', '/'), undefined].map(isAbort)).toEqual([
		false,
		false,
		false,
	]);
});
