import { beforeEach, expect, test, vi } from 'vitest';
import { stubObservers } from '../../tests/setup/stub-observers';
import { pageLife } from '../../tests/setup/page-life';
import { reveal, revealItems } from './reveal';

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

test.each([
	['data-animation="fadeInUp" data-delay="1.5"', ['fadeInUp', '1500ms']],
	['data-animation="zoomAway" data-delay="99"', ['fadeIn', '10000ms']],
	['data-delay="-1"', ['fadeIn', '200ms']],
	['data-delay="0"', ['fadeIn', '0ms']],
	['', ['fadeIn', '200ms']],
])(
	'[WID-04] an item with «%s» enters by its own animation and delay, within bounds, else by the owner’s',
	(own, held) => {
		document.body.innerHTML = `<p ${own}><b></b></p>`;
		const observed = stubObservers();
		const [item, part] = document.querySelectorAll<HTMLElement>('p, b') as unknown as [HTMLElement, HTMLElement];
		revealItems([item], { animation: 'fadeIn', delay: 0.2 }, controller.signal, () => part);
		observed[0]!.tell({ isIntersecting: false, boundingClientRect: new DOMRect(0, innerHeight) });
		const delay = part.style.getPropertyValue('--archipel-reveal-delay');
		expect([part.dataset['archipelReveal'], delay]).toEqual(held);
		observed[0]!.tell();
		expect(part.dataset['archipelRevealState']).toBe('seen');
	},
);
