import { describe, expect, test, vi } from 'vitest';
import { islandContext } from '../../tests/setup/island-context';
import { stubObservers } from '../../tests/setup/stub-observers';
import enhance, { numbersBetween } from './enhance';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test.each([
	['12480', 'fr-FR', ['0', '10 920', '12 480']],
	['12.50', 'fr-FR', ['0,00', '10,94', '12,50']],
	['-3.1', 'fr-FR', ['0,0', '-2,7', '-3,1']],
	['2000.5', 'en', ['0.0', '1,750.4', '2,000.5']],
])(
	'[FPS-02] numbers on the way to %s keep its decimals, and are written as the page’s language (%s) does',
	(to, language, words) => {
		const at = numbersBetween(0, to, language);
		expect([at(0), at(0.5), at(1)].map(plain)).toEqual(words);
	},
);

describe('[FPS-02] [A11Y-03] the number that the server printed', () => {
	function start(isStill: boolean, value = '12.50', bar = '') {
		vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
		stubObservers();
		document.body.innerHTML = `<section data-archipel-slide><div id="host"><p><span data-archipel-number="${value}">12,50</span> h</p>${bar}</div></section>`;
		const host = document.getElementById('host')!;
		const abort = new AbortController();
		void enhance(host, { from: 0, duration: 100 } as never, islandContext(abort.signal));
		return { host, abort };
	}

	test('stays where less motion is asked for', () => {
		expect(start(true).host.textContent).toBe('12,50 h');
	});

	test('is what screen readers get while it counts, and is back when the island stops or the page is printed', () => {
		for (const stop of [(abort: AbortController) => abort.abort(), () => dispatchEvent(new Event('beforeprint'))]) {
			const { host, abort } = start(false);
			const shown = host.querySelector('[data-archipel-number]')!;
			expect(shown.getAttribute('aria-hidden')).toBe('true');
			expect(host.querySelector('.archipel-visually-hidden')!.textContent).toBe('12,50');
			stop(abort);
			expect(host.innerHTML).toMatch(/^<p><span data-archipel-number="12.50"( style="")?>12,50<\/span> h<\/p>$/);
		}
	});

	test('[FPS-02] its bar stands at nothing until the entry of its slide, and grows to its share then', () => {
		const [play, pause, cancel] = [vi.fn(), vi.fn(), vi.fn()];
		const animate = vi.fn(() => ({ play, pause, cancel }));
		vi.spyOn(Element.prototype, 'animate').mockImplementation(animate as never);
		const { abort } = start(false, '82.5', '<svg><rect class="archipel-bar__line" width="82.5%"></rect></svg>');
		expect(animate).toHaveBeenCalledExactlyOnceWith([{ transform: 'scaleX(0)' }, { transform: 'none' }], {
			duration: 100,
			easing: 'ease-out',
			fill: 'backwards',
		});
		expect([pause.mock.calls.length, play.mock.calls.length]).toEqual([1, 0]);
		document.querySelector('section')!.dispatchEvent(new CustomEvent('archipel:slide-entered', { bubbles: true }));
		expect(play).toHaveBeenCalledOnce();
		abort.abort();
	});

	test('is reached from the entry of its slide, and changes in place: a frame of it is no change of the tree, of which styles of the whole page may depend', () => {
		const frames: FrameRequestCallback[] = [];
		vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
		const { host } = start(false);
		const number = host.querySelector('[data-archipel-number]')!;
		const digits = number.firstChild;
		expect(number.textContent).toBe('0,00');
		document.querySelector('section')!.dispatchEvent(new CustomEvent('archipel:slide-entered', { bubbles: true }));
		frames.pop()!(performance.now() + 50);
		expect(number.textContent).not.toBe('0,00');
		expect(number.firstChild).toBe(digits);
		frames.pop()!(performance.now() + 100);
		expect([number.textContent, number.hasAttribute('aria-hidden')]).toEqual(['12,50', false]);
	});
});
