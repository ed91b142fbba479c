import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { measurePage, type PageCost } from './measure';

const swiper = fileURLToPath(new URL('../../node_modules/swiper/swiper-bundle.min.js', import.meta.url));

/** As page builders start it: all of Swiper, with arrows, dots and the widths of a theme. */
const START = `new Swiper('.swiper', {
	loop: true, speed: 250, slidesPerView: 1, spaceBetween: 20, breakpoints: { 768: { slidesPerView: 2 }, 1025: { slidesPerView: 4 } },
	navigation: { nextEl: '.swiper-button-next', prevEl: '.swiper-button-prev' }, pagination: { el: '.swiper-pagination', clickable: true },
	watchSlidesProgress: true,
});`;

/** One list of products, alone on a page of the fixture shop: with all of Archipel that such a page has, and with nothing. */
export const CAROUSELS = ['Archipel, endless', 'a row', 'without it', 'Swiper, endless', 'neither'] as const;
type Kind = (typeof CAROUSELS)[number];

/** What a visit of that page costs, moved by each. */
export async function measureCarousel(browser: Browser, base: string, kind: Kind): Promise<PageCost> {
	const url = `${base}/iles/carousel/`;
	const document = await pageWith(browser, url, kind);
	return measurePage(browser, url, async (page) => {
		await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: document }));
		await page.route('**/swiper-test.js', (route) => route.fulfill({ path: swiper }));
		await page.route('**/swiper-test.css', (route) => route.fulfill({ path: swiper.replace(/\.js$/, '.css') }));
		await page.route('**/swiper-start.js', (route) => route.fulfill({ contentType: 'text/javascript', body: START }));
	});
}

/** The page of the island's examples with a theme's carousel alone, or with the same list as Swiper wants it. */
async function pageWith(browser: Browser, url: string, kind: Kind): Promise<string> {
	const page: Page = await browser.newPage({ bypassCSP: true });
	try {
		await page.route(/\/archipel\.js/, (route) => route.abort());
		await page.goto(url);
		return await page.evaluate((wanted) => {
			const host = document.querySelector<HTMLElement>('.woocommerce-carousel')!;
			if (wanted === 'a row') host.dataset['settings'] = host.dataset['settings']!.replace('"true"', '"false"');
			document.querySelector('main')!.replaceChildren(host);
			if (wanted === 'without it') host.removeAttribute('class');
			if (wanted === 'Swiper, endless' || wanted === 'neither')
				for (const ours of document.querySelectorAll('[src*="/dist/"], [href*="/dist/"], #archipel-config'))
					ours.remove();
			if (wanted === 'Swiper, endless') {
				const list = host.querySelector('ul')!;
				const box = document.createElement('div');
				box.className = 'swiper';
				list.classList.add('swiper-wrapper');
				for (const item of list.children) item.classList.add('swiper-slide');
				const controls = ['swiper-button-prev', 'swiper-button-next', 'swiper-pagination'].map((name) =>
					Object.assign(document.createElement('div'), { className: name }),
				);
				box.append(list, ...controls);
				host.replaceWith(box);
				const style = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/swiper-test.css' });
				document.head.append(style);
				for (const name of ['swiper-test', 'swiper-start']) {
					const script = document.createElement('script');
					script.defer = true;
					script.src = `/${name}.js`;
					document.head.append(script);
				}
			}
			return `<!doctype html>${document.documentElement.outerHTML}`;
		}, kind);
	} finally {
		await page.close();
	}
}
