import { expect, test } from 'vitest';
import { drawWave } from './enhance';
import { props } from './island';

const drawn = (options: object) => drawWave(props.parse(options));
const path = (svg: SVGElement) => svg.querySelector('path')!;

test('[WID-10] height, bones, amplitude and colour; troughs end at the lower edge, however high the crests should be', () => {
	const svg = drawn({ height: 100, bones: 1, amplitude: 30, color: '#1d5c4d' });
	expect(svg.getAttribute('height')).toBe('130');
	expect(svg.firstElementChild!.getAttribute('viewBox')).toBe('0 0 4 130');
	expect(path(svg).getAttribute('d')).toBe('M0 30q.5 -60 1 0t1 0t1 0t1 0V130H0Z');
	expect(path(svg).getAttribute('fill')).toBe('#1d5c4d');
	expect(drawn({ height: 10, amplitude: 300 }).getAttribute('height')).toBe('20');
});

test.each([{ color: 'url(https://example.org/)' }, { color: 'red" onload="alert(1)' }, { bones: 1e6 }, { speed: 50 }])(
	'[REL-02] %j is refused',
	(options) => {
		expect(() => props.parse(options)).toThrow(Object.keys(options)[0]);
	},
);
