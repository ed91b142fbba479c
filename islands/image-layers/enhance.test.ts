import { expect, test } from 'vitest';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';
import enhance, { readRate } from './enhance';
import { props } from './island';

const life = pageLife();

test('[WID-11] a layer leans towards the pointer, by eight degrees at the edge, and rests when it leaves', () => {
	document.body.innerHTML = '<div><div class="archipel-layers__layer" data-tilt></div></div>';
	const host = document.body.firstElementChild as HTMLElement;
	const { style } = host.firstElementChild as HTMLElement;
	host.getBoundingClientRect = () => new DOMRect(100, 200, 400, 100);
	void enhance(host, props.parse({}), islandContext(life.signal));
	const point = (type: string, clientX: number, clientY: number) => {
		host.dispatchEvent(new PointerEvent(type, { clientX, clientY }));
		return style.transform;
	};
	expect(point('pointermove', 500, 225)).toBe('perspective(60rem) rotateX(4.00deg) rotateY(8.00deg)');
	expect(point('pointerdown', 100, 300)).toBe('perspective(60rem) rotateX(-8.00deg) rotateY(-8.00deg)');
	expect(point('pointerleave', 0, 0)).toBe('');
});

test.each([
	['0.3', 0.3],
	['-0.2', -0.2],
	['7', 1],
	['-1e9', -1],
	['vite', 0],
	['0;top:0', 0],
	[undefined, 0],
])('[WID-11] a rate of %j is %d pixels per pixel', (text, rate) => {
	expect(readRate(text)).toBe(rate);
});
