import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { phpFile } from './to-php';

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
