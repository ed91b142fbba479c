import { expect, test, vi } from 'vitest';
import { islandContext } from '../../tests/setup/island-context';
import enhance, { readSettings } from './enhance';

const at = (width: number, settings: object | string) => {
	vi.stubGlobal('innerWidth', width);
	return readSettings(typeof settings === 'string' ? settings : JSON.stringify(settings), 700);
};

test('[WID-13] entrance of a widget and of a container, 700 ms where it names no delay; a smaller device has its own entrance, or that of the larger one; none is one', () => {
	expect(at(1280, { _animation: 'fadeInUp', _animation_delay: 200 })).toEqual({ animation: 'fadeInUp', delay: 200 });
	expect(at(1280, { animation: 'zoomIn' })).toEqual({ animation: 'zoomIn', delay: 700 });
	const settings = { _animation: 'fadeIn', _animation_tablet: 'zoomIn', _animation_mobile: 'none' };
	expect([767, 1024, 1025].map((width) => at(width, settings).animation)).toEqual(['none', 'zoomIn', 'fadeIn']);
	for (const width of [390, 800])
		expect(at(width, { animation: 'fadeIn', animation_mobile: '' }).animation).toBe('fadeIn');
});

test.each([
	['not json {', 'none', 700],
	['[1]', 'none', 700],
	['null', 'none', 700],
	[{ animation: { toString: 1 }, animation_delay: 'x' }, 'none', 700],
	[{ animation: 'fadeIn', animation_delay: -5 }, 'fadeIn', 700],
	[{ animation: 'fadeIn', animation_delay: 1e12 }, 'fadeIn', 10_000],
	[{ animation: 'a"]{}', _animation_delay: {} }, 'a"]{}', 700],
])('[REL-02] settings that are none hide nothing for long: %j', (settings, animation, delay) => {
	expect(at(1280, settings)).toEqual({ animation, delay });
});

test('[WID-13] where Elementor’s script plays the entrance, what it hides stays hidden for it', () => {
	document.body.innerHTML =
		'<div class="elementor-invisible"></div><script id="elementor-frontend-js" type="text/plain"></script>';
	const host = document.querySelector('div')!;
	void enhance(host, { animation: 'none', delay: 0 } as never, islandContext());
	expect(host.className).toBe('elementor-invisible');
});
