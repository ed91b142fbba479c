import { expect, test, vi } from 'vitest';
import enhance from './enhance';

test('[WID-04] entries come 150 px above the lower edge, by their own animation and delay, else by those of the list', () => {
	const observer = vi.fn();
	vi.stubGlobal('matchMedia', () => ({ matches: false }));
	vi.stubGlobal(
		'IntersectionObserver',
		class {
			constructor(report: (entries: unknown[]) => void, options: IntersectionObserverInit) {
				observer.mockImplementation((target: Element) =>
					report([{ target, isIntersecting: false, boundingClientRect: { top: innerHeight } }]),
				);
				expect(options.rootMargin).toBe('0px 0px -150px');
			}
			observe = observer;
			disconnect() {}
			unobserve() {}
		},
	);
	const host = document.createElement('div');
	const parsed = new DOMParser().parseFromString(
		'<ol><li></li><li data-animation="zoomIn" data-delay="0.4"></li><li data-animation="<b>" data-delay="-1"></li><li data-delay="1e9"></li></ol>',
		'text/html',
	);
	host.append(...parsed.body.childNodes);
	const ending = new AbortController();
	void enhance(host, { items: '', animation: 'fadeInUp', delay: 0.1 }, { signal: ending.signal } as never);
	const entries = () =>
		Array.from(host.querySelectorAll('li'), ({ dataset, style }) =>
			[dataset['archipelReveal'], style.getPropertyValue('--archipel-reveal-delay')].join(' '),
		);
	expect(entries()).toEqual(['fadeInUp 100ms', 'zoomIn 400ms', 'fadeInUp 100ms', 'fadeInUp 10000ms']);
	ending.abort();
	expect(entries()).toEqual([' ', ' ', ' ', ' ']);
});
