import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchSuggestions } from './suggestions';

const send = vi.fn<typeof fetch>();
beforeEach(() => {
	send.mockReset();
	vi.stubGlobal('fetch', send);
});
afterEach(() => vi.unstubAllGlobals());

const answer = (body: string) => send.mockImplementation(async () => new Response(body));
const ask = (term: string, hasVariations = true) => fetchSuggestions(term, 'title', hasVariations, {});

test('[FILT-04] is asked as Themify’s script asks, from one letter', async () => {
	answer('[]');
	expect(await ask(' m ')).toEqual([]);
	expect(String(send.mock.calls[0]![1]!.body)).toBe('term=m&key=title&action=wpf_autocomplete');
	await ask('m', false);
	expect(String(send.mock.calls[1]![1]!.body)).toBe('term=m&key=title&action=wpf_autocomplete&variation=no');
	expect(await ask('  ')).toEqual([]);
	expect(send).toHaveBeenCalledTimes(2);
});

test.each([
	[
		'an object by id',
		'{"7":{"id":7,"label":"Gu\\u00eapi\\u00e8re &#8211; Noir","value":"Masque"}}',
		['Guêpière – Noir'],
	],
	['nothing found', '[]', []],
	['an empty body', '', []],
	['a notice of PHP before it', '<br />\n<b>Notice</b>: x\n{"7":{"label":"a","value":"b"}}', ['a']],
	[
		'a label that would run',
		'{"7":{"label":"<img src=x onerror=alert(1)>Body<script>alert(1)</script>","value":"b"}}',
		['Body'],
	],
])('[FILT-04] %s', async (_, body, labels) => {
	answer(body);
	expect((await ask('m')).map(({ label }) => label)).toEqual(labels);
});

test.each(['<!doctype html><title>Log in</title>', '{"7":{"label":1}}', '"x"', '{"7":'])(
	'[FILT-04] %s is no answer',
	async (body) => {
		answer(body);
		await expect(ask('m')).rejects.toMatchObject({ reason: 'invalid' });
	},
);
