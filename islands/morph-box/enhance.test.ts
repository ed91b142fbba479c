import { expect, test } from 'vitest';
import { ease } from './enhance';
import { props } from './props';

test('[WID-12] the defaults of the specification', () => {
	expect(props().parse({})).toMatchObject({
		pathDuration: 1500,
		pathEasing: 'easeOutElastic',
		pathElasticity: 400,
		pathScale: 1,
		imageDuration: 2000,
		imageScale: 1.1,
		decoDuration: 2500,
		decoEasing: 'easeOutQuad',
		decoScale: 0.9,
	});
});

test('[WID-12] paces by their names today', () => {
	expect([ease('easeOutElastic', 400), ease('easeOutQuad'), ease('linear')]).toEqual([
		'outElastic(1,0.6)',
		'outQuad',
		'linear',
	]);
});

test.each(['M0 0" onload="alert(1)', 'url(#x)', 'M0 0<script>', 'x', `M${'0 '.repeat(3000)}`])(
	'[SEC-01] %s is no path',
	(path) => {
		expect(props().safeParse({ path }).success).toBe(false);
		expect(props().safeParse({ pathTo: path }).success).toBe(false);
	},
);
