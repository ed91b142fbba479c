import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reveal } from './reveal';

let controller: AbortController;
beforeEach(() => {
	controller = new AbortController();
	vi.stubGlobal('matchMedia', () => ({ matches: false }));
	vi.stubGlobal(
		'IntersectionObserver',
		class {
			observe() {}
			unobserve() {}
			disconnect() {}
		},
	);
	document.body.innerHTML = '<section><h2>1</h2></section><section><h2>2</h2><p>…</p></section>';
});
afterEach(() => {
	controller.abort();
	vi.unstubAllGlobals();
});

const states = () =>
	[...document.querySelectorAll<HTMLElement>('h2, p')].map(({ dataset }) => dataset['archipelRevealState']);

test('[FPS-02] what waits in a slide comes when that slide is entered, after its delay; what waits elsewhere goes on waiting', () => {
	const waiting = [...document.querySelectorAll<HTMLElement>('h2, p')];
	reveal(
		waiting.map((element) => ({ element, animation: 'fadeIn', delay: 700, isHidden: true })),
		controller.signal,
	);
	expect(states()).toEqual(['held', 'held', 'held']);
	document.querySelectorAll('section')[1]!.dispatchEvent(new CustomEvent('archipel:slide-entered', { bubbles: true }));
	expect(states()).toEqual(['held', 'seen', 'seen']);
	expect(waiting[1]!.style.getPropertyValue('--archipel-reveal-delay')).toBe('700ms');
});
