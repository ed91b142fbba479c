import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { choice, defineProps, int, list, required, text } from '../runtime/define-props';
import { phpFile, propsSchema } from './islands-json';

test('[WP-03] PHP is told the words of a property, what its choices are called, and whether its text has several lines', () => {
	const props = defineProps({
		note: text('Mot', 'Word', { default: '', isMultiline: true, help: ['Un mot.', 'A word.'] }),
		side: required(choice('Côté', 'Side', { default: 'left', options: { left: ['Gauche', 'Left'] } })),
	});
	expect(propsSchema(props)).toEqual({
		type: 'object',
		properties: {
			note: {
				type: 'string',
				default: '',
				title: { fr: 'Mot', en: 'Word' },
				description: { fr: 'Un mot.', en: 'A word.' },
				multiline: true,
			},
			side: {
				type: 'string',
				default: 'left',
				enum: ['left'],
				title: { fr: 'Côté', en: 'Side' },
				labels: { left: { fr: 'Gauche', en: 'Left' } },
			},
		},
		required: ['side'],
	});
});

test('[REL-02] PHP checks a list by its words, and a whole number to be a safe one, as browsers do', () => {
	const props = defineProps({
		parts: list('Parties', 'Parts', { default: [], of: ['a'] }),
		count: int('Nombre', 'Count', {}),
	});
	expect(propsSchema(props).properties).toMatchObject({
		parts: { items: { enum: ['a'] } },
		count: { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
	});
});

test('PHP reads what JSON would say', () => {
	const data = {
		version: "1.2'; exit('x",
		slash: '\\',
		quote: "\\'",
		dollar: '$x {$y} ?>',
		lines: 'a\nb\tc',
		french: '« Été »\u{202f}!',
		list: [1, -2.5, true, false, null, []],
		gone: undefined,
		nested: { 'a-b': { '': 'empty key' } },
	};
	const code = phpFile(data).replace('<?php', "define('ABSPATH', '/'); echo json_encode((function () {");
	const read = execFileSync('php', ['-r', `${code} })());`], { encoding: 'utf8' });
	expect(JSON.parse(read)).toEqual(JSON.parse(JSON.stringify(data)));
});
