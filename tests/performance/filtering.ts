import type { Browser, Page } from '@playwright/test';

/** Milliseconds until an unchanged list counts as a failure. */
const PATIENCE = 30_000;

/** Number of terms in the opened group. */
const TERMS = 300;

/** Runs on a page that is throttled to a quarter of this machine's speed once it is idle. */
export async function slowly<Result>(
	browser: Browser,
	width: number,
	prepare: (page: Page) => Promise<void>,
	measure: (page: Page) => Promise<Result>,
): Promise<Result> {
	const context = await browser.newContext({
		viewport: { width, height: 900 },
		locale: 'fr-FR',
		userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
	});
	const page = await context.newPage();
	// tsx wraps named functions in a helper that the page lacks.
	await page.addInitScript('globalThis.__name = (named) => named');
	try {
		await prepare(page);
		await page.waitForTimeout(4000);
		await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
		return await measure(page);
	} finally {
		await context.close();
	}
}

/** Opens a page with Themify's filter. @param isBare Blocks Archipel, and lists by the minimum of script. */
const openFilter =
	(url: string, isBare = false) =>
	async (page: Page): Promise<void> => {
		if (isBare) await page.route(/\/archipel\.js/, (route) => route.abort());
		await page.goto(url, { waitUntil: 'load' });
		if (isBare) await page.evaluate(listBarely);
		// Scripts that take over the form wait for the pointer.
		await page.hover('form.wpf_form label');
	};

/**
 * Milliseconds from a choice in Themify's filter to the painted list, at a quarter of this machine's speed, without the time of shop and connection.
 * Each choice is a value not yet chosen.
 *
 * @param url A page whose form submits on change.
 * @param isBare Replaces the scripts of Themify and Archipel by the minimum that shows the list: a lower bound for this page.
 */
export async function measureFiltering(
	browser: Browser,
	url: string,
	times: number,
	isBare = false,
): Promise<readonly number[]> {
	return slowly(browser, 1280, openFilter(url, isBare), async (page) => {
		const took: number[] = [];
		for (let at = 0; at < times; at++) took.push(await page.evaluate(choose, [at, PATIENCE] as const));
		return took;
	});
}

/** Milliseconds between the two ends of a press. */
export const PRESS = 100;

/**
 * Milliseconds from the end of a press on a choice in Themify's filter to the painted list, at the same speed, with the time of shop and connection:
 * what is asked for while the pointer is down (LIST-12) comes sooner.
 *
 * @param url A page whose form submits on change.
 */
export async function measurePressing(browser: Browser, url: string, times: number): Promise<readonly number[]> {
	return slowly(browser, 1280, openFilter(url), async (page) => {
		const took: number[] = [];
		for (let at = 0; at < times; at++) {
			const painted = page.evaluate(choose, [at, PATIENCE, true] as const);
			const { x, y, width, height } = (await page.locator('[data-pressed]').boundingBox())!;
			await page.mouse.move(x + width / 2, y + height / 2);
			await page.mouse.down();
			await page.waitForTimeout(PRESS);
			await page.mouse.up();
			took.push(await painted);
			// The page may scroll to the list.
			await page.waitForTimeout(1500);
		}
		return took;
	});
}

/** User interfaces that open a group of 300 terms. */
export const OPENINGS = {
	'list with a box to search in': {
		path: '/filtre/',
		width: 1280,
		term: '[name^="wpf_pa_couleur"] option:last-child',
		opener: '.archipel-filter__toggle',
		opened: '[role=option]',
	},
	'drawer of a phone': {
		path: '/boutique-filtres/',
		width: 390,
		term: '[data-taxonomy=pa_taille] li:last-child',
		opener: '.archipel-filter__open',
		opened: 'dialog[open] input[name=filter_taille]',
	},
} as const;

/** Milliseconds from the press that opens a group of 300 terms to the painted terms, at the same speed. The group is put into the server's form. */
export async function measureOpening(
	browser: Browser,
	base: string,
	{ path, width, term, opener, opened }: (typeof OPENINGS)[keyof typeof OPENINGS],
	times: number,
): Promise<readonly number[]> {
	const prepare = async (page: Page) => {
		await page.goto(base + path, { waitUntil: 'load' });
		await page.locator(term).evaluate((last, most) => {
			for (let at = last.parentElement!.children.length; at < most; at++) {
				const copy = last.cloneNode(true) as HTMLElement;
				const field = copy.querySelector('input') ?? (copy as HTMLOptionElement);
				field.value = `terme-${at}`;
				field.removeAttribute('id');
				(copy.querySelector('span') ?? copy).textContent = `Terme numéro ${at}`;
				last.before(copy);
			}
		}, TERMS);
		await page.hover(width < 768 ? opener : 'form.wpf_form label');
	};
	return slowly(browser, width, prepare, async (page) => {
		const took: number[] = [];
		for (let at = 0; at < times; at++) {
			took.push(await page.evaluate(open, [opener, opened] as const));
			await page.keyboard.press('Escape');
			await page.waitForTimeout(1500);
		}
		return took;
	});
}

/** Runs in the page. */
function open([opener, opened]: readonly [string, string]): Promise<number> {
	return new Promise((resolve, reject) => {
		const button = document.querySelector<HTMLElement>(opener)!;
		const began = performance.now();
		button.focus();
		button.click();
		requestAnimationFrame(() =>
			setTimeout(() => {
				const ended = performance.now();
				if (document.querySelectorAll(opened).length > 8) resolve(ended - began);
				else reject(new Error(`${opener} has opened nothing in this frame`));
			}),
		);
	});
}

/** Runs in the page: replaces the list without sanitizing, URL change, announcement or mounted tiles. */
function listBarely(): void {
	const form = document.querySelector<HTMLFormElement>('form.wpf_form')!;
	const region = (page: Document) => page.querySelector('ul.products')!.parentElement!;
	form.addEventListener('change', async () => {
		const url = new URL(form.action);
		for (const [name, value] of new FormData(form)) if (value) url.searchParams.set(name, String(value));
		url.searchParams.set('wpf_ajax', '1');
		const answer = await fetch(url);
		const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
		region(document).replaceChildren(...region(page).childNodes);
	});
}

/** Runs in the page. @param isPressed A press of the marked field is waited for; the answer's time is not taken away. */
function choose([at, patience, isPressed]: readonly [number, number, boolean?]): Promise<number> {
	return new Promise((resolve, reject) => {
		performance.setResourceTimingBufferSize(10_000);
		// Values of one group, each replacing the previous one: values of two groups could correctly list nothing.
		const groups: Record<string, HTMLInputElement[]> = {};
		for (const field of document.querySelectorAll<HTMLInputElement>('form.wpf_form input[type=radio]'))
			if (field.value && !field.disabled) (groups[field.name] ??= []).push(field);
		const open = Object.values(groups)
			.reduce((one, other) => (other.length > one.length ? other : one))
			.filter(({ checked }) => !checked);
		const field = open[at % open.length]!;
		let began = 0;
		const painted = () => {
			const ended = performance.now();
			const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
			const request = requests.findLast(({ name, startTime }) => startTime >= began && name.includes('wpf_ajax'));
			if (isPressed) resolve(ended - began);
			else if (request) resolve(ended - began - (request.responseEnd - request.startTime));
			else reject(new Error('the list changed without a request'));
		};
		const observer = new MutationObserver((records) => {
			const isNew = (node: Node) =>
				node instanceof Element && (node.matches('.product') || node.querySelector('.product'));
			if (!records.some(({ addedNodes }) => [...addedNodes].some(isNew))) return;
			observer.disconnect();
			requestAnimationFrame(() => setTimeout(painted));
		});
		observer.observe(document.body, { childList: true, subtree: true });
		setTimeout(() => reject(new Error(`nothing was listed for ${field.name}=${field.value}`)), patience);
		if (isPressed) {
			document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
			const target = field.labels?.[0] ?? field;
			target.scrollIntoView({ block: 'center', behavior: 'instant' });
			target.dataset['pressed'] = '';
			addEventListener('click', ({ timeStamp }) => (began = timeStamp), { capture: true, once: true });
			return;
		}
		began = performance.now();
		field.click();
	});
}
