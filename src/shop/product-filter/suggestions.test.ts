import { expect, test } from 'vitest';
import { stubFetch } from '../../../tests/setup/stub-fetch';
import { fetchSuggestions } from './suggestions';

const { answer, sent } = stubFetch();
const ask = (term: string, hasVariations = true) => fetchSuggestions(term, 'title', hasVariations, {});

test('[FILT-04] is asked as Themify’s script asks, from one letter', async () => {
	answer('[]');
	expect(await ask(' m ')).toEqual([]);
	await ask('m', false);
	expect(await ask('  ')).toEqual([]);
	expect(sent().map(({ init }) => String(init.body))).toEqual([
		'term=m&key=title&action=wpf_autocomplete',
		'term=m&key=title&action=wpf_autocomplete&variation=no',
	]);
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

test.each(['{"7":{"label":1}}', '"x"'])('[FILT-04] %s is no answer', async (body) => {
	answer(body);
	await expect(ask('m')).rejects.toMatchObject({ reason: 'invalid' });
});
