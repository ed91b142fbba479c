import { transferableAbortController } from 'node:util';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { printConfig } from '../../tests/setup/print-config';
import { stubFetch } from '../../tests/setup/stub-fetch';
import { serverClock } from '../runtime/clock';
import { requestJson, requestPage, requestText, TIMEOUT, wcAjaxUrl } from './http';
import { isAbort, RequestError } from './request-error';

const { fetched: send, answer, hang } = stubFetch();
const sent = () => new Request(...send.mock.calls.at(-1)!);
const outgoing = () => ({ signal: send.mock.calls[0]![1]!.signal! });
const failure = (call: Promise<unknown>) =>
	call.then(
		() => undefined,
		(error: unknown) => error,
	);
function formWith(file: File): FormData {
	const form = new FormData();
	form.set('file', file);
	return form;
}
const schema = z.object({ ok: z.boolean() });

describe('what is sent', () => {
	test.each([
		['autre', '/?wc-ajax=x', '/?wc-ajax=x&wp_theme_preview=autre'],
		['autre', 'https://counts.test/x', 'https://counts.test/x'],
		['', '/?wc-ajax=x', '/?wc-ajax=x'],
	])(
		'[SEC-03 S5] a preview of a theme, "%s", is carried on to the shop, and to nobody else; not that of the visitor’s own address: %s',
		async (themePreview, url, expected) => {
			history.replaceState(null, '', '?wp_theme_preview=own&wpf_page=-1');
			printConfig({ shop: { themePreview } });
			answer('ok');
			await requestText(url);
			expect(sent().url).toBe(new URL(expected, document.baseURI).href);
		},
	);

	test('fields are urlencoded, undefined ones left out, cookies and the header jQuery sends go along', async () => {
		answer('ok');
		expect(await requestText('/?wc-ajax=x', { form: { id: 3, name: 'é&=', none: undefined } })).toBe('ok');
		const { url, method, credentials, headers } = sent();
		expect({ url, method, credentials }).toEqual({
			url: new URL('/?wc-ajax=x', document.baseURI).href,
			method: 'POST',
			credentials: 'same-origin',
		});
		expect(headers.get('X-Requested-With')).toBe('XMLHttpRequest');
		expect(await sent().text()).toBe('id=3&name=%C3%A9%26%3D');
	});

	test.each([
		['text', requestText, 'ok', 'ok'],
		[
			'JSON after a PHP notice',
			(url: string) => requestJson(url, () => schema),
			'Notice:\n{"ok":true,"a":1}',
			{ ok: true },
		],
	])(
		'it leaves in the turn in which it was asked for, once the client is there: nothing is drawn before (%s)',
		async (_kind, request, body, expected) => {
			answer(body);
			await request('/x/');
			const reply = request('/y/');
			expect(send).toHaveBeenCalledTimes(2);
			expect(await reply).toEqual(expected);
		},
	);

	test.each<[string, Parameters<typeof requestText>[1], boolean]>([
		['fields', { form: { id: 3 } }, true],
		['JSON', { json: { id: 3 } }, true],
		['a read', { form: { id: 3 }, isRead: true }, false],
		['a long text, which a browser refuses to send so', { form: { text: '€'.repeat(7000) } }, false],
		['a file, which it refuses too', { form: formWith(new File(['0'.repeat(7000)], 'a.txt')) }, false],
		['a form with a small file', { form: formWith(new File(['0'], 'a.txt')) }, true],
	])('[REL-01] a write outlives the page that is left, where it may: %s', async (_what, options, expected) => {
		answer('ok');
		await requestText('/x/', options);
		expect(send.mock.calls[0]![1]!.keepalive).toBe(expected);
	});

	test('[REL-01] a GET, which a page answers, perhaps after a redirect, has no body and ends with the page', async () => {
		answer('ok');
		await requestText('/x/', { method: 'GET' });
		expect(sent().body).toBeNull();
		await requestPage('/page-panier/?remove_item=x', { method: 'GET' });
		expect(send.mock.calls[1]![1]!.keepalive).toBe(false);
	});

	test('the address of a store action is the one the shop prints', () => {
		expect(wcAjaxUrl('add_to_cart')).toBe('/?wc-ajax=add_to_cart');
		printConfig({ shop: { wcAjaxUrl: '/fr/?lang=fr&wc-ajax=%%endpoint%%' } });
		expect(wcAjaxUrl('a&b')).toBe('/fr/?lang=fr&wc-ajax=a%26b');
	});
});

describe('[REST-04] what goes wrong', () => {
	test.each([
		['no answer', hang],
		[
			'an answer that never ends',
			() =>
				send.mockImplementation(async (_address, options) => {
					const signal = options!.signal!;
					const body = new ReadableStream({
						start: (controller) => signal.addEventListener('abort', () => controller.error(signal.reason)),
					});
					return new Response(body);
				}),
		],
	])('[SEC-03 C16] %s ends after the time-out, and the connection is given up', async (_what, arrange) => {
		vi.useFakeTimers();
		arrange();
		const call = failure(requestText('/x/'));
		await vi.advanceTimersByTimeAsync(TIMEOUT - 1);
		expect(outgoing().signal.aborted).toBe(false);
		await vi.advanceTimersByTimeAsync(1);
		expect(await call).toMatchObject({ reason: 'timeout' });
		expect(outgoing().signal.aborted).toBe(true);
	});

	test.each(['before it', 'while it waits', 'while the body comes'])(
		'the caller’s own abort %s passes through, and ends the request',
		async (when) => {
			const controller = new AbortController();
			if (when === 'before it') controller.abort();
			if (when === 'while the body comes')
				send.mockImplementation(async () => {
					queueMicrotask(() => controller.abort());
					return new Response('late');
				});
			else hang();
			const call = failure(requestText('/x/', { signal: controller.signal }));
			controller.abort();
			expect(isAbort(await call)).toBe(true);
			expect(send.mock.calls.map(([, init]) => init!.signal!.aborted)).toEqual(when === 'before it' ? [] : [true]);
		},
	);

	test('[REL-02] 1,000 calls leave no timer and no listener on the caller’s signal', async () => {
		// happy-dom's own AbortSignal.any retains its source signals, unlike that of browsers and Node.
		const controller = transferableAbortController();
		vi.stubGlobal('AbortController', controller.constructor);
		vi.stubGlobal('AbortSignal', controller.signal.constructor);
		answer('{"ok":true}');
		await requestJson('/x/', () => schema);
		vi.useFakeTimers();
		const { signal } = controller;
		const add = vi.spyOn(signal, 'addEventListener');
		const remove = vi.spyOn(signal, 'removeEventListener');
		for (let call = 0; call < 500; call++) {
			await requestText('/x/', { signal });
			await requestJson('/x/', () => schema, { signal });
		}
		expect(vi.getTimerCount()).toBe(0);
		expect(remove.mock.calls.length).toBe(add.mock.calls.length);
	});
});

describe('[REST-04] a call that changes nothing', () => {
	const broken = () => Promise.reject(new TypeError('Failed to fetch'));
	const busy = (status: number, headers?: HeadersInit) =>
		Promise.resolve(new Response('later', { status, ...(headers && { headers }) }));
	const fine = () => Promise.resolve(new Response('ok'));
	const options = { isRead: true, form: { id: 3 } };
	beforeEach(() => vi.useFakeTimers());

	test.each([408, 429, 502, 503, 504, 0])(
		'is sent once more when the server is busy or the connection breaks (%i)',
		async (status) => {
			send.mockImplementationOnce(status ? () => busy(status) : broken).mockImplementationOnce(fine);
			const call = requestText('/x/', options);
			await vi.runAllTimersAsync();
			expect(await call).toBe('ok');
			const [first, second] = send.mock.calls.map(([address, init]) => new Request(address, init));
			expect([second!.method, second!.url]).toEqual([first!.method, first!.url]);
			expect(await second!.text()).toBe('id=3');
		},
	);

	test('waits as long as a busy server asks for, within reason', async () => {
		send.mockImplementationOnce(() => busy(503, { 'Retry-After': '3600' })).mockImplementationOnce(fine);
		const call = requestText('/x/', options);
		await vi.advanceTimersByTimeAsync(2999);
		expect(send).toHaveBeenCalledOnce();
		await vi.advanceTimersByTimeAsync(1);
		expect(await call).toBe('ok');
	});

	test('fails when the second try does, with what that said', async () => {
		send.mockImplementationOnce(broken).mockImplementation(() => busy(503));
		const call = failure(requestText('/x/', options));
		await vi.runAllTimersAsync();
		expect(await call).toMatchObject({ reason: 'http', status: 503, body: 'later' });
		expect(send).toHaveBeenCalledTimes(2);
	});

	test.each(['GET', 'POST'] as const)('[REL-01] any other is never repeated (%s)', async (method) => {
		send.mockImplementation(() => busy(503));
		const call = failure(requestText('/x/', { method }));
		await vi.runAllTimersAsync();
		expect(await call).toMatchObject({ reason: 'http', status: 503 });
		expect(send).toHaveBeenCalledOnce();
	});
});

describe('[REL-01] without the files that it takes', () => {
	afterEach(() => {
		vi.doUnmock('ky');
		vi.doUnmock('../runtime/schema');
		vi.resetModules();
	});
	const fresh = async () => {
		vi.resetModules();
		return import('./http');
	};

	test('nothing is sent, and the next call asks for them again', async () => {
		vi.doMock('ky', () => {
			throw new Error('404');
		});
		const http = await fresh();
		expect(await failure(http.requestText('/x/'))).toMatchObject({ reason: 'offline' });
		expect(send).not.toHaveBeenCalled();
		vi.doUnmock('ky');
		answer('ok');
		expect(await http.requestText('/x/')).toBe('ok');
	});

	test('schemas that hang end with the time-out', async () => {
		vi.doMock('../runtime/schema', async (load) => ({
			...(await load<object>()),
			loadSchemas: () => new Promise(() => {}),
		}));
		const http = await fresh();
		await import('ky');
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
		const call = failure(http.requestJson('/x/', () => schema));
		// If they did not hang, the request would be sent now.
		await new Promise(setImmediate);
		await vi.advanceTimersByTimeAsync(TIMEOUT);
		expect(await call).toMatchObject({ reason: 'offline' });
		expect(send).not.toHaveBeenCalled();
	});
});

test('[REST-04] JSON: status 204 is null', async () => {
	send.mockImplementation(async () => new Response(null, { status: 204 }));
	expect(await requestJson('/x/', () => z.nullable(schema))).toBeNull();
	expect(await failure(requestJson('/x/', () => schema))).toMatchObject({ reason: 'invalid' });
});

test.each([
	['HTML', '<!DOCTYPE html><html><body>{"ok":true}</body></html>'],
	['nothing', ''],
	['half of it', '{"ok":tr'],
	['wrong types', '{"ok":"yes"}'],
	['a refused nonce', '-1'],
	['an unknown action', '0'],
	['null', 'null'],
])('[REST-04] [SEC-03 C3] JSON: %s for JSON is an error that keeps the body', async (_what, body) => {
	answer(body);
	const error = await failure(requestJson('/x/', () => schema));
	expect(error).toBeInstanceOf(RequestError);
	expect(error).toMatchObject({ reason: 'invalid', body });
});

const date = { headers: { Date: 'Sat, 21 Nov 2020 10:00:00 GMT' } };
test('the server’s clock is learnt from answers that no cache can have kept', async () => {
	const observe = vi.spyOn(serverClock, 'observe').mockImplementation(() => {});
	answer('ok', date);
	await requestText('/x/', { method: 'GET' });
	expect(observe).not.toHaveBeenCalled();
	await requestText('/x/');
	expect(observe).toHaveBeenCalledExactlyOnceWith(date.headers.Date);
});
