import { beforeEach, expect, test } from 'vitest';
import { afterChoice, unsentProof } from './after-choice';
import { printConfig } from '../../tests/setup/print-config';
import { stubFetch } from '../../tests/setup/stub-fetch';

const { fetched: send } = stubFetch();
const choice = { id: 'a'.repeat(32), v: '1.2', ts: 5, purposes: ['audience', 'content'] } as const;

const config = (consentProof: boolean) => printConfig({ shop: { consentProof, restUrl: '/wp-json/' } });

beforeEach(() => {
	config(true);
	unsentProof.clear();
	send.mockResolvedValue(new Response(null, { status: 204 }));
});

test('[CONS-06] the proof is a random name, a text version and purposes, and nothing else', async () => {
	await afterChoice(choice);
	expect(send).toHaveBeenCalledOnce();
	const [url, { method, body } = {}] = send.mock.calls[0]!;
	expect([new URL(String(url)).pathname, method]).toEqual(['/wp-json/archipel/v1/consent', 'POST']);
	expect(Object.fromEntries(body as URLSearchParams)).toEqual({
		id: choice.id,
		version: '1.2',
		purposes: 'audience,content',
	});
	expect(unsentProof.get()).toBeNull();
});

test('[CONS-06] [REL-01] a proof that did not arrive is remembered', async () => {
	send.mockResolvedValue(new Response('', { status: 503 }));
	await afterChoice(choice);
	expect(unsentProof.get()).toBe(choice.id);
});

test('a shop that keeps no proofs is not asked, and a choice without a name has none', async () => {
	await afterChoice({ ...choice, id: '' });
	config(false);
	unsentProof.set(choice.id);
	await afterChoice(choice);
	expect(unsentProof.get()).toBeNull();
	expect(send).not.toHaveBeenCalled();
});
