import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pageLife } from '../../tests/setup/page-life';
import { createLookup, type Lookup, type LookupAnswer } from './lookup';

const noir = { attribute_couleur: 'noir' };
const rouge = { attribute_couleur: 'rouge' };
interface Asked {
	readonly body: URLSearchParams;
	readonly method: string;
	readonly credentials: string;
	readonly signal: AbortSignal;
}
let replies: (Asked & { readonly address: URL; readonly answer: (text: string, status?: number) => void })[];
let form: HTMLFormElement;
const controller = pageLife();

beforeEach(() => {
	replies = [];
	vi.stubGlobal('fetch', (address: URL, init: Asked) => {
		return new Promise<Response>((resolve, reject) => {
			init.signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
			replies.push({ ...init, address, answer: (text, status = 200) => resolve(new Response(text, { status })) });
		});
	});
	form = document.createElement('form');
	form.dataset['product_id'] = '23';
});

const sent = (count: number) => vi.waitFor(() => expect(replies).toHaveLength(count));

test('[VAR-02] asks with the attributes and the product; custom data only if the form has any', async () => {
	const lookup = createLookup(form, controller.signal);
	lookup.ask(noir, () => {});
	await sent(1);
	expect([...replies[0]!.body]).toEqual([
		['attribute_couleur', 'noir'],
		['product_id', '23'],
	]);
	form.dataset['custom_data'] = '{"bundle":{"id":5}}';
	lookup.ask(rouge, () => {});
	await sent(2);
	expect(replies[1]!.body.get('custom_data[bundle][id]')).toBe('5');
});

describe('[VAR-02] [WP-08] where the page is the same for all guests', () => {
	beforeEach(() => {
		form.innerHTML = '<script type="application/json" class="archipel-availability" data-lookup="get"></script>';
	});

	test('our plugin is asked by GET, without cookies and in one order, so that a cache may answer', async () => {
		const heard = vi.fn();
		const lookup = createLookup(form, controller.signal);
		lookup.ask({ attribute_couleur: 'Haut d’été', attribute_taille: 's' }, heard);
		await sent(1);
		const { address, method, credentials, body } = replies[0]!;
		expect([method, credentials, body]).toEqual(['GET', 'omit', undefined]);
		expect([...address.searchParams]).toEqual([
			['wc-ajax', 'archipel_variation'],
			['attribute_couleur', 'Haut d’été'],
			['attribute_taille', 's'],
			['product_id', '23'],
		]);
		replies[0]!.answer('false');
		await lookup.whenAnswered();
		expect(heard.mock.calls).toEqual([[{ type: 'none' }]]);
		expect(replies).toHaveLength(1);
	});

	test.each<[string, string, number]>([
		['refuses', '{"error":true}', 404],
		['does not know the call', '', 200],
	])('WooCommerce is asked by POST if it %s', async (_what, text, status) => {
		const heard = vi.fn();
		const lookup = createLookup(form, controller.signal);
		lookup.ask(noir, heard);
		await sent(1);
		replies[0]!.answer(text, status);
		await sent(2);
		const { address, method, credentials } = replies[1]!;
		expect([address.searchParams.get('wc-ajax'), method, credentials]).toEqual([
			'get_variation',
			'POST',
			'same-origin',
		]);
		replies[1]!.answer('{"variation_id":1}');
		await lookup.whenAnswered();
		expect(heard.mock.calls).toEqual([[{ type: 'found', variation: { variation_id: 1 } }]]);
	});

	test.each<[string, (lookup: Lookup) => void]>([
		['after an add, which changes stock and customer', (lookup) => lookup.forget()],
		['with data of another plugin', () => void (form.dataset['custom_data'] = '{"bundle":{"id":5}}')],
		['of a page made for one customer', () => void (form.querySelector('script')!.dataset['lookup'] = 'post')],
	])('%s no cache is asked', async (_when, change) => {
		const lookup = createLookup(form, controller.signal);
		change(lookup);
		lookup.ask(noir, () => {});
		await sent(1);
		expect(replies[0]!.method).toBe('POST');
	});
});

test('[VAR-02] a new question aborts the one before, whose answer is never given', async () => {
	const lookup = createLookup(form, controller.signal);
	const first = vi.fn();
	const second = vi.fn();
	lookup.ask(noir, first);
	await sent(1);
	lookup.ask(rouge, second);
	await sent(2);
	expect(replies[0]!.signal.aborted).toBe(true);
	replies[0]!.answer('{"variation_id":1}');
	replies[1]!.answer('{"variation_id":2}');
	await lookup.whenAnswered();
	expect(first).not.toHaveBeenCalled();
	expect(second).toHaveBeenCalledExactlyOnceWith({ type: 'found', variation: { variation_id: 2 } });
});

test('the same question twice is one request, and its answer is kept until stock changes', async () => {
	const lookup = createLookup(form, controller.signal);
	const heard = vi.fn();
	lookup.ask(noir, heard);
	lookup.ask(noir, heard);
	await sent(1);
	replies[0]!.answer('{"variation_id":1}');
	await lookup.whenAnswered();
	expect(heard).toHaveBeenCalledOnce();
	expect(lookup.known({ ...noir })).toEqual({ type: 'found', variation: { variation_id: 1 } });
	lookup.forget();
	expect(lookup.known(noir)).toBeUndefined();
});

test.each<[string, string, number, LookupAnswer['type']]>([
	['no match', 'false', 200, 'none'],
	['an empty body, as for an unknown product', '', 200, 'failed'],
	['a page of HTML', '<!doctype html><p>oops', 200, 'failed'],
	['a truncated reply', '{"variation_id":1,"attr', 200, 'failed'],
	['wrong types', '{"variation_id":"none"}', 200, 'failed'],
	['a server error', 'false', 500, 'failed'],
	['PHP notices before the reply', '<br />\n<b>Notice</b>: x\n{"variation_id":1}', 200, 'found'],
])('[VAR-09] %s', async (_name, text, status, type) => {
	const lookup = createLookup(form, controller.signal);
	const heard = vi.fn<(answer: LookupAnswer) => void>();
	lookup.ask(noir, heard);
	await sent(1);
	replies[0]!.answer(text, status);
	await lookup.whenAnswered();
	expect(heard.mock.calls[0]?.[0].type).toBe(type);
	// A failure is not cached: the next lookup sends a request again.
	expect(Boolean(lookup.known(noir))).toBe(type !== 'failed');
});

test('nothing is heard after the form has gone', async () => {
	const lookup = createLookup(form, controller.signal);
	const heard = vi.fn();
	lookup.ask(noir, heard);
	await sent(1);
	const settled = lookup.whenAnswered();
	controller.abort();
	await settled;
	expect(heard).not.toHaveBeenCalled();
});
