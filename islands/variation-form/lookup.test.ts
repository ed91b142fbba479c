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
let lookup: Lookup;
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
	lookup = createLookup(form, controller.signal);
});

const sent = (count: number) => vi.waitFor(() => expect(replies).toHaveLength(count));
/** Asks for a variation, and waits for the request. @returns What hears the answer. */
async function ask(choice: Record<string, string> = noir) {
	const heard = vi.fn<(answer: LookupAnswer) => void>();
	const count = replies.length + 1;
	lookup.ask(choice, heard);
	await sent(count);
	return heard;
}
const answer = async (text: string) => {
	replies.at(-1)!.answer(text);
	await lookup.whenAnswered();
};

test('[VAR-02] asks with the attributes and the product; custom data only if the form has any', async () => {
	await ask();
	expect([...replies[0]!.body]).toEqual([
		['attribute_couleur', 'noir'],
		['product_id', '23'],
	]);
	form.dataset['custom_data'] = '{"bundle":{"id":5}}';
	await ask(rouge);
	expect(replies[1]!.body.get('custom_data[bundle][id]')).toBe('5');
});

describe('[VAR-02] [WP-08] where the page is the same for all guests', () => {
	beforeEach(() => {
		form.innerHTML = '<script type="application/json" class="archipel-availability" data-lookup="get"></script>';
	});

	test('our plugin is asked by GET, without cookies and in one order, so that a cache may answer', async () => {
		const heard = await ask({ attribute_couleur: 'Haut d’été', attribute_taille: 's' });
		const { address, method, credentials, body } = replies[0]!;
		expect([method, credentials, body]).toEqual(['GET', 'omit', undefined]);
		expect([...address.searchParams]).toEqual([
			['wc-ajax', 'archipel_variation'],
			['attribute_couleur', 'Haut d’été'],
			['attribute_taille', 's'],
			['product_id', '23'],
		]);
		await answer('false');
		expect(heard.mock.calls).toEqual([[{ type: 'none' }]]);
		expect(replies).toHaveLength(1);
	});

	test.each([
		['refuses', '{"error":true}', 404],
		['does not know the call', '', 200],
	])('WooCommerce is asked by POST if it %s', async (_what, text, status) => {
		const heard = await ask();
		replies[0]!.answer(text, status);
		await sent(2);
		const { address, method, credentials } = replies[1]!;
		expect(address.searchParams.get('wc-ajax')).toBe('get_variation');
		expect([method, credentials]).toEqual(['POST', 'same-origin']);
		await answer('{"variation_id":1}');
		expect(heard.mock.calls).toEqual([[{ type: 'found', variation: { variation_id: 1 } }]]);
	});

	test.each<[string, () => void]>([
		['after an add, which changes stock and customer', () => lookup.forget()],
		['with data of another plugin', () => void (form.dataset['custom_data'] = '{"bundle":{"id":5}}')],
		['of a page made for one customer', () => void (form.querySelector('script')!.dataset['lookup'] = 'post')],
	])('%s no cache is asked', async (_when, change) => {
		change();
		await ask();
		expect(replies[0]!.method).toBe('POST');
	});
});

test('[VAR-02] a new question aborts the one before, whose answer is never given; nothing is heard after the form has gone', async () => {
	const first = await ask();
	const second = await ask(rouge);
	expect(replies[0]!.signal.aborted).toBe(true);
	replies[0]!.answer('{"variation_id":1}');
	await answer('{"variation_id":2}');
	expect(first).not.toHaveBeenCalled();
	expect(second).toHaveBeenCalledExactlyOnceWith({ type: 'found', variation: { variation_id: 2 } });
	const last = await ask();
	const settled = lookup.whenAnswered();
	controller.abort();
	await settled;
	expect(last).not.toHaveBeenCalled();
});

test('the same question twice is one request, and its answer is kept until stock changes', async () => {
	const heard = await ask();
	lookup.ask(noir, heard);
	await answer('{"variation_id":1}');
	expect([heard.mock.calls.length, replies.length]).toEqual([1, 1]);
	expect(lookup.known({ ...noir })).toEqual({ type: 'found', variation: { variation_id: 1 } });
	lookup.forget();
	expect(lookup.known(noir)).toBeUndefined();
});

test.each([
	['no match', 'false', 'none'],
	['what is no answer', '<!doctype html><p>oops', 'failed'],
])('[VAR-09] %s is told; what has failed is asked for again', async (_name, text, type) => {
	const heard = await ask();
	await answer(text);
	expect(heard.mock.calls[0]?.[0].type).toBe(type);
	expect(Boolean(lookup.known(noir))).toBe(type !== 'failed');
});
