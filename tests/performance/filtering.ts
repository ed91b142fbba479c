import type { Browser } from '@playwright/test';

/** Milliseconds after which a list that does not change counts as a failure. */
const PATIENCE = 30_000;

/**
 * Milliseconds from choosing in Themify's filter to the painted list, at a quarter of this machine's speed, less what the shop and the connection
 * took to answer. One after the other, each a value that is not chosen yet.
 *
 * @param url A page with a form that submits on change.
 */
export async function measureFiltering(browser: Browser, url: string, times: number): Promise<readonly number[]> {
	const context = await browser.newContext({
		viewport: { width: 1280, height: 900 },
		locale: 'fr-FR',
		userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
	});
	const page = await context.newPage();
	const cdp = await context.newCDPSession(page);
	try {
		await page.goto(url, { waitUntil: 'load' });
		// Whoever takes the form over waits for the pointer.
		await page.hover('form.wpf_form label');
		await page.waitForTimeout(4000);
		await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
		const took: number[] = [];
		for (let at = 0; at < times; at++) took.push(await page.evaluate(choose, [at, PATIENCE] as const));
		return took;
	} finally {
		await context.close();
	}
}

/** In the page. */
function choose([at, patience]: readonly [number, number]): Promise<number> {
	return new Promise((resolve, reject) => {
		performance.setResourceTimingBufferSize(10_000);
		const fields = [
			...document.querySelectorAll<HTMLInputElement>('form.wpf_form input:is([type=radio], [type=checkbox])'),
		];
		const open = fields.filter(({ value, checked, disabled }) => value && !checked && !disabled);
		const field = open[at % open.length]!;
		let began = 0;
		const painted = () => {
			const ended = performance.now();
			const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
			const request = requests.findLast(({ name, startTime }) => startTime >= began && name.includes('wpf_ajax'));
			if (request) resolve(ended - began - (request.responseEnd - request.startTime));
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
		began = performance.now();
		field.click();
	});
}
