import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { measureInteraction, measurePage, median, type PageCost } from './measure';

/** A library that themes and page builders load for a widget, from npm. */
interface Peer {
	readonly scripts: readonly string[];
	readonly styles: readonly string[];
	/** Source that starts the library, as themes do. */
	readonly start: string;
}

/** A single widget on a page of the fixture shop, driven by different libraries. */
interface Contest {
	readonly title: string;
	readonly path: string;
	/** Runs in the page: removes everything but the widget from the main part, and adapts the widget's markup to `kind`. */
	readonly arrange: (kind: string) => void;
	/** Selector of the pressed control, for all kinds. */
	readonly press: string;
	/** `archipel`: all scripts of Archipel for this page. `none`: no script. */
	readonly kinds: Readonly<Record<string, Peer | 'archipel' | 'none'>>;
}

const JQUERY = 'jquery/dist/jquery.min.js';
const MAGNIFIC = {
	script: 'magnific-popup/dist/jquery.magnific-popup.min.js',
	style: 'magnific-popup/dist/magnific-popup.css',
};

const CONTESTS: readonly Contest[] = [
	{
		title: 'a carousel of eight products',
		path: '/iles/carousel/',
		arrange: arrangeCarousel,
		press: '.woocommerce-carousel button[aria-label^="Suivant"], .swiper-button-next, .owl-next',
		kinds: {
			'Archipel, endless': 'archipel',
			'a row': 'archipel',
			'without it': 'archipel',
			'Swiper, endless': {
				scripts: ['swiper/swiper-bundle.min.js'],
				styles: ['swiper/swiper-bundle.min.css'],
				start: `new Swiper('.swiper', {
					loop: true, speed: 250, slidesPerView: 1, spaceBetween: 20, breakpoints: { 768: { slidesPerView: 2 }, 1025: { slidesPerView: 4 } },
					navigation: { nextEl: '.swiper-button-next', prevEl: '.swiper-button-prev' }, pagination: { el: '.swiper-pagination', clickable: true },
					watchSlidesProgress: true,
				});`,
			},
			'Owl, endless': {
				scripts: [JQUERY, 'owl.carousel/dist/owl.carousel.min.js'],
				styles: ['owl.carousel/dist/assets/owl.carousel.min.css', 'owl.carousel/dist/assets/owl.theme.default.min.css'],
				start: `jQuery('.owl-carousel').owlCarousel({
					loop: true, smartSpeed: 250, margin: 20, nav: true, dots: true, responsive: { 0: { items: 1 }, 768: { items: 2 }, 1025: { items: 4 } },
				});`,
			},
			neither: 'none',
		},
	},
	{
		title: 'a gallery with categories and a viewer',
		path: '/iles/image-gallery/',
		arrange: arrangeGallery,
		press: '.archipel-image-gallery__group:last-of-type, [data-filter]:last-of-type',
		kinds: {
			Archipel: 'archipel',
			'Isotope, Magnific Popup': {
				scripts: [JQUERY, 'isotope-layout/dist/isotope.pkgd.min.js', MAGNIFIC.script],
				styles: [MAGNIFIC.style],
				start: `jQuery(function ($) {
					var list = $('main ul').isotope({ itemSelector: 'li', layoutMode: 'fitRows' });
					$('main ul a').magnificPopup({ type: 'image', gallery: { enabled: true } });
					$('[data-filter]').on('click', function () { list.isotope({ filter: $(this).attr('data-filter') }); });
				});`,
			},
			neither: 'none',
		},
	},
	{
		title: 'a popup behind a link',
		path: '/iles/popup/',
		arrange: arrangePopup,
		press: 'main a[href="#lettre"]',
		kinds: {
			Archipel: 'archipel',
			'Magnific Popup': {
				scripts: [JQUERY, MAGNIFIC.script],
				styles: [MAGNIFIC.style],
				start: `jQuery('main a[href="#lettre"]').magnificPopup({ type: 'inline', midClick: true });`,
			},
			neither: 'none',
		},
	},
];

/** Prints tables comparing Archipel's widgets with the libraries of themes. */
export async function comparePeers(
	browser: Browser,
	base: string,
	runs: number,
): Promise<[title: string, head: string[], rows: string[][]][]> {
	const tables: [string, string[], string[][]][] = [];
	for (const contest of CONTESTS) {
		const kinds = Object.keys(contest.kinds);
		const url = base + contest.path;
		const prepares = await Promise.all(kinds.map((kind) => preparation(browser, url, contest, kind)));
		const costs: (PageCost & { readonly press: number })[][] = kinds.map(() => []);
		// Alternating, so that all are measured under the same load of the machine.
		for (let run = 0; run < runs; run++)
			for (const [at, prepare] of prepares.entries()) {
				const cost = await measurePage(browser, url, prepare);
				const isMoved = contest.kinds[kinds[at]!] !== 'none' && kinds[at] !== 'without it';
				const press = isMoved ? await measureInteraction(browser, url, pressing(contest.press), prepare) : NaN;
				costs[at]!.push({ ...cost, press });
			}
		const row = (label: string, key: keyof (typeof costs)[number][number], digits = 0) => [
			label,
			...costs.map((of) =>
				median(of.map((one) => one[key]))
					.toFixed(digits)
					.replace('NaN', '–'),
			),
		];
		tables.push([
			`${contest.title} (median of ${runs}; 4× CPU slowdown, phone)`,
			['', ...kinds],
			[
				row('script KB gzip', 'kilobytes'),
				row('script time, ms', 'scriptTime'),
				row('whole main thread, ms', 'mainThread'),
				row('blocking time, ms', 'blockingTime'),
				row('layout shift', 'layoutShift', 4),
				row('slowest event of a press, ms', 'press'),
			],
		]);
	}
	return tables;
}

const pressing = (selector: string) => async (page: Page) => {
	const control = page.locator(selector).filter({ visible: true }).first();
	await control.scrollIntoViewIfNeeded();
	// Islands in view mount first, and are not measured.
	await page.waitForTimeout(1500);
	await control.tap();
};

/** Serves the contest's page in place of the fixture shop's. */
async function preparation(browser: Browser, url: string, contest: Contest, kind: string) {
	const mover = contest.kinds[kind]!;
	const peer = typeof mover === 'object' ? mover : undefined;
	const files = [...(peer?.scripts ?? []), ...(peer?.styles ?? [])];
	const body = await pageWith(browser, url, contest, kind, mover !== 'archipel', peer);
	return async (page: Page) => {
		// The consent notice would count against Archipel alone.
		await page.context().addCookies([{ name: 'cookie_notice_accepted', value: 'false', url }]);
		await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body }));
		for (const file of files)
			await page.route(`**/peers/${file}`, (route) =>
				route.fulfill({ path: fileURLToPath(new URL(`../../node_modules/${file}`, import.meta.url)) }),
			);
		if (peer)
			await page.route('**/peers/start.js', (route) =>
				route.fulfill({ contentType: 'text/javascript', body: peer.start }),
			);
	};
}

async function pageWith(
	browser: Browser,
	url: string,
	{ arrange }: Contest,
	kind: string,
	isWithoutUs: boolean,
	peer?: Peer,
): Promise<string> {
	const page: Page = await browser.newPage({ bypassCSP: true });
	// tsx wraps named functions in a helper that the page lacks.
	await page.addInitScript('globalThis.__name = (named) => named');
	try {
		await page.route(/\/archipel\.js/, (route) => route.abort());
		await page.goto(url);
		await page.evaluate(arrange, kind);
		return await page.evaluate(
			([without, scripts, styles]) => {
				if (without)
					for (const ours of document.querySelectorAll('[src*="/dist/"], [href*="/dist/"], #archipel-config'))
						ours.remove();
				for (const href of styles)
					document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
				for (const src of scripts) {
					const script = document.createElement('script');
					script.defer = true;
					script.src = src;
					document.head.append(script);
				}
				return `<!doctype html>${document.documentElement.outerHTML}`;
			},
			[
				isWithoutUs,
				peer ? [...peer.scripts, 'start.js'].map((file) => `/peers/${file}`) : [],
				(peer?.styles ?? []).map((file) => `/peers/${file}`),
			] as const,
		);
	} finally {
		await page.close();
	}
}

/** Runs in the page. */
function arrangeCarousel(kind: string): void {
	const host = document.querySelector<HTMLElement>('.woocommerce-carousel')!;
	if (kind === 'a row') host.dataset['settings'] = host.dataset['settings']!.replace('"true"', '"false"');
	document.querySelector('main')!.replaceChildren(host);
	if (kind === 'without it') host.removeAttribute('class');
	const list = host.querySelector('ul')!;
	if (kind === 'Owl, endless') {
		list.className = 'owl-carousel owl-theme';
		host.replaceWith(list);
	}
	if (kind !== 'Swiper, endless') return;
	const box = document.createElement('div');
	box.className = 'swiper';
	list.classList.add('swiper-wrapper');
	for (const item of list.children) item.classList.add('swiper-slide');
	const controls = ['swiper-button-prev', 'swiper-button-next', 'swiper-pagination'].map((name) =>
		Object.assign(document.createElement('div'), { className: name }),
	);
	box.append(list, ...controls);
	host.replaceWith(box);
}

/** Runs in the page. */
function arrangeGallery(kind: string): void {
	const host = document.querySelector<HTMLElement>('[data-archipel-example=grid]')!;
	document.querySelector('main')!.replaceChildren(host);
	if (kind === 'Archipel') return;
	const labels = [...host.querySelectorAll('label')];
	const items = [...host.querySelectorAll<HTMLElement>('li')];
	for (const [at, item] of items.entries()) {
		item.classList.add(`group-${item.dataset['groups']}`);
		item.style.cssText = 'inline-size: 50%; list-style: none';
		// Isotope has no batches: items of Archipel's later batches are removed.
		if (at >= 4) item.remove();
	}
	for (const [group, label] of labels.entries()) {
		const button = document.createElement('button');
		button.textContent = label.textContent;
		button.dataset['filter'] = group ? `.group-${group}` : '*';
		label.replaceWith(button);
	}
}

/** Runs in the page. */
function arrangePopup(kind: string): void {
	const popup = document.querySelector<HTMLElement>('#lettre')!;
	const link = document.querySelector<HTMLElement>('a[href="#lettre"]')!;
	if (kind === 'neither') popup.remove();
	else if (kind !== 'Archipel') {
		delete popup.dataset['archipel'];
		popup.className = 'mfp-hide';
	}
	document.querySelector('main')!.replaceChildren(link, ...(popup.isConnected ? [popup] : []));
}
