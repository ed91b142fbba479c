import { beforeEach, describe, expect, test, vi } from 'vitest';
import { islandContext } from '../../tests/setup/island-context';
import { stubObservers } from '../../tests/setup/stub-observers';
import enhance from './enhance';

let observed: ReturnType<typeof stubObservers>;

beforeEach(() => void (observed = stubObservers()));

function start(html: string) {
	document.body.innerHTML = html;
	const abort = new AbortController();
	const host = document.querySelector<HTMLElement>('[data-archipel]')!;
	void enhance(host, {}, islandContext(abort.signal));
	return { abort, dots: [...document.querySelectorAll<HTMLAnchorElement>('.archipel-full-page__dot')] };
}

const SLIDES =
	'<div data-archipel="full-page-scroll"><section><h2>Matières</h2></section><section id="own">…</section></div>';

describe('[FPS-01] slides', () => {
	test('get the anchors Page1, Page2 …, those with an id keep it, and dots lead there; an address with such a name is opened there, at once; [FPS-02] they are told when they are entered: the dot, the attribute, the event', () => {
		const into = vi.spyOn(Element.prototype, 'scrollIntoView');
		history.replaceState(null, '', '#Page2');
		const { dots } = start(SLIDES);
		history.replaceState(null, '', '/');
		expect(into.mock.calls).toEqual([[{ behavior: 'instant' }]]);
		expect(dots.map((dot) => [dot.getAttribute('href'), dot.getAttribute('aria-label')])).toEqual([
			['#Page1', 'Matières'],
			['#Page2', 'Section 2'],
		]);
		expect(document.getElementById('Page1')!.tagName).toBe('SECTION');
		expect(document.getElementById('Page2')!.parentElement!.id).toBe('own');
		const entered = vi.fn();
		document.addEventListener('archipel:slide-entered', (event) =>
			entered((event.target as Element).id, (event as CustomEvent<unknown>).detail),
		);
		observed[1]!.tell();
		expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual([null, 'true']);
		expect(observed.map(({ target }) => target.getAttribute('data-archipel-slide'))).toEqual(['', 'entered']);
		expect(entered).toHaveBeenCalledExactlyOnceWith('own', { number: 2 });
	});

	test('are the sections of the page where the mark encloses none', () => {
		start(
			'<div data-elementor-type="wp-page"><div class="e-con"><div data-archipel="full-page-scroll"></div></div><div class="e-con"><div class="e-con"></div></div></div>',
		);
		expect(observed.map(({ target }) => target.parentElement!.dataset['elementorType'])).toEqual([
			'wp-page',
			'wp-page',
		]);
	});

	test.each(['elementor-editor-active', 'block-editor-iframe__body'])('are none in an editor: %s', (name) => {
		document.body.className = name;
		expect(start(SLIDES).dots).toEqual([]);
		expect(observed).toEqual([]);
	});

	test('[SEC-01] a heading is text; all is as it was when the island stops', () => {
		const html = SLIDES.replace('Matières', '&lt;img src=x onerror=alert(1)&gt;');
		const { abort, dots } = start(html);
		expect(dots[0]!.getAttribute('aria-label')).toBe('<img src=x onerror=alert(1)>');
		expect(document.querySelector('img')).toBeNull();
		abort.abort();
		expect(document.body.innerHTML).toBe(html);
	});
});
