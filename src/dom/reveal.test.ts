import { beforeEach, expect, test, vi } from 'vitest';
import { stubObservers } from '../../tests/setup/stub-observers';
import { pageLife } from '../../tests/setup/page-life';
import { reveal } from './reveal';

const controller = pageLife();
beforeEach(() => {
	vi.stubGlobal('matchMedia', () => ({ matches: false }));
	stubObservers();
	document.body.innerHTML = '<section><h2>1</h2></section><section><h2>2</h2><p>…</p></section>';
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
