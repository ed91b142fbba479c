import { expect, test } from 'vitest';
import { CSS_COLOR } from './css-color';

test('[SEC-01] a colour is one of five spellings to the letter, and asks for nothing', () => {
	const good = [
		'',
		'#c21',
		'#C2185B',
		'#c2185bff',
		'rebeccapurple',
		'rgb(194 24 91 / 50%)',
		'rgba(194, 24, 91, .5)',
		'hsl(340deg 78% 43%)',
		'hsla(340, 78%, 43%, 1)',
		'var(--wp--preset--color--primary)',
	];
	const bad = [
		'url(https://evil.example)',
		'#c2',
		'#c2185bfff',
		'x #c21',
		'#c21;',
		'red;',
		'1red',
		'rgb()',
		'rgb(url(x))',
		'lab(1 2 3)',
		'xrgb(1 2 3)',
		'rgb(1 2 3);',
		'rgb(var(--x))',
		'var(x)',
		'var(--)',
		'var(--a,red)',
		'x var(--a)',
		'var(--a);',
	];
	expect(good.filter((color) => !CSS_COLOR.test(color))).toEqual([]);
	expect(bad.filter((color) => CSS_COLOR.test(color))).toEqual([]);
});
