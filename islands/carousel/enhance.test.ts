import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadSchemas } from '../../src/runtime/load-schemas';
import enhance from './enhance';
import { props } from './props';

await loadSchemas();
let controller: AbortController;
let resized: (() => void)[];
beforeEach(() => {
	controller = new AbortController();
	resized = [];
	vi.stubGlobal(
		'ResizeObserver',
		class {
			constructor(tell: () => void) {
				resized.push(tell);
			}
			observe() {}
			disconnect() {}
		},
	);
});
afterEach(() => {
	controller.abort();
	vi.unstubAllGlobals();
});

async function start(html: string, options: object = {}) {
	document.body.innerHTML = html;
	const host = document.querySelector<HTMLElement>('[data-archipel], .owl-carousel')!;
	const given = props().parse({ loop: false, ...options });
	await enhance(host, given, { signal: controller.signal } as never);
	return document.body;
}
const owl = (content: string) => `<div class="owl-carousel">${content}</div>`;

test('[CAR-03] in layout 2 of services and testimonials the navigation stands 7 px beside the picture', async () => {
	const slides = '<blockquote><img src="a.png"><p>Parfait.</p></blockquote>'.repeat(3);
	const page = await start(`<div class="elementor-testimonial-wrapper layout_2">${owl(slides)}</div>`);
	const bar = page.querySelector<HTMLElement>('.archipel-scroll-row')!;
	const picture = page.querySelector('img')!;
	Object.defineProperty(picture, 'offsetWidth', { value: 120, configurable: true });
	resized[0]!();
	expect(bar.style.getPropertyValue('inset-inline')).toBe('127px auto');
	Object.defineProperty(picture, 'offsetWidth', { value: 80 });
	resized[0]!();
	expect(bar.style.getPropertyValue('inset-inline')).toBe('87px auto');
	const other = await start(`<div class="layout_1">${owl(slides)}</div>`);
	expect(other.querySelector<HTMLElement>('.archipel-scroll-row')!.style.cssText).toBe('');
});
