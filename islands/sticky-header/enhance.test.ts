import { beforeEach, expect, test, vi } from 'vitest';
import { islandContext } from '../../tests/setup/island-context';
import { stubObservers } from '../../tests/setup/stub-observers';
import { pageLife } from '../../tests/setup/page-life';
import enhance from './enhance';

const controller = pageLife();
let observed: ReturnType<typeof stubObservers>;
const fail = vi.fn();
beforeEach(() => {
	document.body.innerHTML = '<header class="site-header"></header><div data-archipel="sticky-header"></div>';
	observed = stubObservers();
});

const start = (target: string, part: 'header' | 'sidebar' | 'section' = 'header', breadcrumb = '') =>
	void enhance(
		document.querySelector<HTMLElement>('[data-archipel]')!,
		{ part, target, breadcrumb, everywhere: false },
		{ ...islandContext(controller.signal), fail },
	);

test('[NAV-05] the element that the owner names stays, and what cuts it off no longer does; both are as they were when the island stops', () => {
	const header = document.querySelector('header')!;
	const clip = document.createElement('div');
	clip.style.overflowX = 'hidden';
	header.replaceWith(clip);
	clip.append(header);
	const before = document.documentElement.outerHTML;
	start('.site-header');
	expect([header.dataset['archipelSticky'], clip.dataset['archipelClip']]).toEqual(['header', '']);
	controller.abort();
	expect(document.documentElement.outerHTML.replaceAll(' style=""', '')).toBe(before.replaceAll(' style=""', ''));
});

test('[NAV-05] [REL-02] a page without it is no failure, a selector that is none is told', () => {
	start('.elsewhere');
	expect(fail).not.toHaveBeenCalled();
	start('.site-header >> x');
	expect(String(fail.mock.calls[0]![0])).toContain('.site-header >> x');
	start('.site-header', 'header', '>> y');
	expect(String(fail.mock.calls[1]![0])).toContain('>> y');
});

test('[NAV-05] a sidebar is told how high the header is, whatever else stays, and not every element of the page', () => {
	const header = document.querySelector<HTMLElement>('header')!;
	header.style.position = 'sticky';
	Object.defineProperty(header, 'offsetHeight', { value: 72 });
	start('header');
	document.body.insertAdjacentHTML('beforeend', '<p class="section" style="position: sticky"></p>');
	start('.section', 'section');
	expect(document.querySelector<HTMLElement>('.section')!.dataset['archipelSticky']).toBe('section');
	start('[data-archipel]', 'sidebar');
	observed.forEach(({ tell }) => tell());
	const sidebar = document.querySelector<HTMLElement>('[data-archipel]')!;
	expect(sidebar.style.getPropertyValue('--archipel-sticky-header')).toBe('72px');
	expect(document.documentElement.style.cssText).not.toContain('--');
	controller.abort();
	expect(sidebar.style.getPropertyValue('--archipel-sticky-header')).toBe('');
});

test('[NAV-06] the title bar below it is told how high the header is, until the island stops', () => {
	document.body.insertAdjacentHTML('beforeend', '<div class="page-title-bar"></div>');
	const bar = document.querySelector<HTMLElement>('.page-title-bar')!;
	Object.defineProperty(document.querySelector('header'), 'offsetHeight', { value: 96 });
	start('.site-header', 'header', '.page-title-bar');
	vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frame());
	observed.forEach(({ tell }) => tell());
	expect([bar.dataset['archipelBreadcrumb'], bar.style.getPropertyValue('--archipel-header-height')]).toEqual([
		'',
		'96px',
	]);
	controller.abort();
	expect(bar.outerHTML.replace(' style=""', '')).toBe('<div class="page-title-bar"></div>');
});

test('[NAV-05] it is marked once the page has gone past its end, below the bar that it leaves room for', () => {
	const header = document.querySelector<HTMLElement>('header')!;
	header.getBoundingClientRect = () => new DOMRect(0, 20, 100, 80);
	header.style.top = '10px';
	window.scrollTo(0, 40);
	start('.site-header');
	const mark = document.body.lastElementChild as HTMLElement;
	expect([mark.style.top, mark.style.height]).toEqual(['-40px', '140px']);
	const { tell, options } = observed.find(({ target }) => target === mark)!;
	expect(options).toEqual({ rootMargin: '-10px 0px 0px' });
	const stateAt = (bottom: number, isIntersecting = false) => {
		tell({ isIntersecting, boundingClientRect: { bottom } as DOMRect });
		return header.dataset['state'];
	};
	expect([stateAt(10), stateAt(11), stateAt(5), stateAt(5, true)]).toEqual(['shown', undefined, 'shown', undefined]);
});
