import { beforeEach, expect, test, vi } from 'vitest';
import { pageLife } from '../../../tests/setup/page-life';
import { stubObservers } from '../../../tests/setup/stub-observers';
import { spy } from './spy';

const life = pageLife();
let observed: ReturnType<typeof stubObservers>;
let host: HTMLElement;
const links = () => [...host.querySelectorAll('a')];
/** Links that are marked, by the section they lead to; `?` where the class and the attribute disagree. */
const marked = () =>
	links()
		.filter((link) => link.matches('.archipel-menu__current, [aria-current=location]'))
		.map((link) => (link.matches('.archipel-menu__current[aria-current=location]') ? link.hash : '?'));
const see = (id: string, isIntersecting = true) =>
	observed.find(({ target }) => target.id === id)!.tell({ isIntersecting });

beforeEach(() => {
	history.replaceState(null, '', '/page/?a=1#two');
	document.body.innerHTML =
		'<nav></nav><i id="one"></i><i id="two"><i id="in"></i></i><i id="é"></i><i id="%E0%A4%A"></i><i id=""></i>';
	host = document.querySelector('nav')!;
	observed = stubObservers();
});

test('[NAV-04] links into the page: only those to a part that is there, however they are written', () => {
	const found = ['#one', '/page/?a=1#two', '#%C3%A9', '#%E0%A4%A'];
	const others = ['/elsewhere/#one', '/page/#one', '#nowhere', '#', '/page/?a=1', ''];
	host.innerHTML = [...found, ...others].map((href) => `<a href="${href}">x</a>`).join('');
	spy(host, life.signal);
	expect(observed.map(({ target }) => target.id)).toEqual(['one', 'two', 'é', '%E0%A4%A']);
});

test('[NAV-04] the last part in view is marked, by class and aria-current, until it has left, or the island stops', () => {
	const options = vi.fn();
	const { IntersectionObserver: Observer } = globalThis;
	vi.stubGlobal('IntersectionObserver', function observe(...[tell, more]: ConstructorParameters<typeof Observer>) {
		options(more);
		return new Observer(tell);
	});
	// WordPress marks links to sections as the current page too.
	const link = (id: string) => `<a href="#${id}" aria-current="page">x</a>`;
	host.innerHTML = ['in', 'two', 'one', 'one'].map(link).join('') + '<a aria-current="page"></a>';
	spy(host, life.signal);
	expect(options.mock.calls).toEqual([[{ rootMargin: '0px 0px -55.00000000000001%' }]]);
	expect(marked()).toEqual([]);
	see('one');
	expect(marked()).toEqual(['#one', '#one']);
	expect(host.querySelectorAll('[aria-current=page]')).toHaveLength(1);
	see('in');
	see('two');
	expect(marked()).toEqual(['#in']);
	see('in', false);
	expect(marked()).toEqual(['#two']);
	see('two', false);
	see('one', false);
	expect(marked()).toEqual([]);
	see('one');
	life.abort();
	expect([marked(), observed]).toEqual([[], []]);
	expect(host.querySelectorAll('[aria-current=page]')).toHaveLength(5);
});
