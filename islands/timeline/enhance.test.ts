import { expect, test, vi } from 'vitest';
import enhance from './enhance';

const reveal = vi.hoisted(() => vi.fn());
vi.mock('../../src/dom/reveal', () => ({ reveal }));

test('[WID-04] entries come 150 px above the lower edge, by their own animation and delay, else by those of the list', () => {
	const host = document.createElement('div');
	const parsed = new DOMParser().parseFromString(
		'<ol><li></li><li data-animation="zoomIn" data-delay="0.4"></li><li data-animation="<b>" data-delay="-1"></li><li data-delay="1e9"></li></ol>',
		'text/html',
	);
	host.append(...parsed.body.childNodes);
	const { signal } = new AbortController();
	void enhance(host, { items: '', animation: 'fadeInUp', delay: 0.1 }, { signal } as never);
	expect(reveal).toHaveBeenCalledExactlyOnceWith(expect.anything(), signal, 150);
	expect(reveal.mock.calls[0]![0]).toMatchObject([
		{ animation: 'fadeInUp', delay: 100 },
		{ animation: 'zoomIn', delay: 400 },
		{ animation: 'fadeInUp', delay: 100 },
		{ animation: 'fadeInUp', delay: 10_000 },
	]);
});
