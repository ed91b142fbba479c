import { expect, test, vi } from 'vitest';
import enhance, { ease } from './enhance';
import { props } from './island';
import { read } from '../../tests/setup/repository';

const animate = vi.hoisted(() => vi.fn(() => ({ cancel() {} })));
vi.mock('animejs/animation', () => ({ animate }));
vi.mock('animejs/svg', () => ({ morphTo: () => '' }));
const fixture = read('islands/morph-box/fixture.html');

test('[WID-12] it begins when the pointer, or a finger, has rested on it for 75 ms, not before', () => {
	vi.useFakeTimers();
	vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
	document.body.innerHTML = fixture;
	const box = document.querySelector('.archipel-morph')!;
	const host = box.closest<HTMLElement>('[data-archipel]')!;
	const controller = new AbortController();
	void enhance(host, props.parse({}), { signal: controller.signal } as never);
	vi.advanceTimersByTime(500);
	for (const pointerType of ['mouse', 'touch']) {
		animate.mockClear();
		box.dispatchEvent(new PointerEvent('pointerenter', { pointerType }));
		vi.advanceTimersByTime(74);
		expect(animate).not.toHaveBeenCalled();
		vi.advanceTimersByTime(1);
		expect(animate).toHaveBeenCalledTimes(3);
		box.dispatchEvent(new PointerEvent('pointerleave', { pointerType }));
		vi.advanceTimersByTime(0);
		expect(animate).toHaveBeenCalledTimes(6);
	}
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
		expect(() => props.parse({ path })).toThrow('path');
		expect(() => props.parse({ pathTo: path })).toThrow('pathTo');
	},
);
