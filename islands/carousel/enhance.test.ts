import { beforeEach, expect, test } from 'vitest';
import { printConfig } from '../../tests/setup/print-config';
import { stubObservers } from '../../tests/setup/stub-observers';
import { pageLife } from '../../tests/setup/page-life';
import enhance from './enhance';
import { props } from './island';

const controller = pageLife();
let observed: ReturnType<typeof stubObservers>;
beforeEach(() => void (observed = stubObservers()));

async function start(html: string, options: object = {}) {
	document.body.innerHTML = html;
	const host = document.querySelector<HTMLElement>('[data-archipel], .owl-carousel')!;
	const given = props.parse({ loop: false, ...options });
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
	observed[0]!.tell();
	expect(bar.style.getPropertyValue('inset-inline')).toBe('127px auto');
	Object.defineProperty(picture, 'offsetWidth', { value: 80 });
	observed[0]!.tell();
	expect(bar.style.getPropertyValue('inset-inline')).toBe('87px auto');
	const other = await start(`<div class="layout_1">${owl(slides)}</div>`);
	expect(other.querySelector<HTMLElement>('.archipel-scroll-row')!.style.cssText).toBe('');
});

const FOUR = '<div>1</div><div>2</div><div>3</div><div>4</div>';

test('[CAR-02] a slider whose owner wants two on a tablet has two at all widths of one', async () => {
	const { firstElementChild: host } = await start(owl(FOUR), { widths: 'slider', itemsTablet: 2 });
	expect((host as HTMLElement).style.getPropertyValue('--archipel-row-items-tablet')).toBe('2');
	const usual = (await start(owl(FOUR))).firstElementChild as HTMLElement;
	expect(usual.style.cssText, 'what the style sheet says is not said again').toBe('');
});

test('[RT-06] a row that leaves the page while its files come is left as it was', async () => {
	const starting = start(owl(FOUR), { autoplay: true });
	controller.abort();
	expect((await starting).innerHTML).toBe(owl(FOUR));
});

test('[CAR-04] one that another script has started is left to it, as is a single slide; one of two that nobody has started is not', async () => {
	const free = await start(owl('<div>1</div><div>2</div>'));
	expect(free.querySelectorAll('.archipel-carousel .archipel-scroll-row__button')).toHaveLength(2);
	for (const html of [
		owl('<div>1</div>'),
		`<div class="owl-carousel owl-loaded">${FOUR}</div>`,
		`<div data-archipel="carousel"><div class="swiper-initialized"><div class="swiper-wrapper">${FOUR}</div></div></div>`,
	])
		expect((await start(html)).querySelector('.archipel-scroll-row')).toBeNull();
});

test('[CAR-01] in English it is called a carousel, of slides that know their place', async () => {
	printConfig({ locale: 'en' });
	const page = await start(owl(FOUR));
	const host = page.querySelector('.archipel-carousel')!;
	expect(host.getAttribute('aria-roledescription')).toBe('carousel');
	expect([...page.querySelectorAll('button')].map((one) => one.getAttribute('aria-label'))).toContain('Next: carousel');
	expect(page.querySelector('.owl-carousel > div')!.getAttribute('aria-label')).toBe('1 of 4');
});
