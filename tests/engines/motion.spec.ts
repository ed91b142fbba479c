import type { Tab } from './tab';
import { expect, test } from './test';

test.beforeEach(({ guard }) => guard.allow(/property "(animation|delay|layers|color|path)"/));

const style = (tab: Tab, selector: string, property: string) =>
	tab.evaluate(
		(wanted, name) => {
			const element = document.querySelector(wanted);
			return element && getComputedStyle(element).getPropertyValue(name);
		},
		selector,
		property,
	);

const bring = (tab: Tab, selector: string) =>
	tab.evaluate(
		(wanted) => document.querySelector(wanted)!.scrollIntoView({ block: 'center', behavior: 'instant' }),
		selector,
	);

test('[RT-14] lazy-background, timeline: what has come into view is there, its background too', async ({ tab }) => {
	await tab.goto('/iles/lazy-background/');
	await bring(tab, '.elementor-widget');
	await expect.poll(() => tab.attribute('.e-con', 'class')).toContain('e-lazyloaded');
	for (const item of ['.elementor-widget', '[data-archipel-example="placed"]']) {
		await bring(tab, item);
		await tab.mounted(item);
		await expect.poll(() => tab.attribute(item, 'data-archipel-reveal')).toBeNull();
		await expect.poll(() => style(tab, item, 'opacity')).toBe('1');
		expect(await style(tab, item, 'visibility')).toBe('visible');
	}
	await tab.goto('/iles/timeline/');
	const last = '[data-archipel-example="list"] li:last-child';
	await bring(tab, last);
	await tab.mounted('[data-archipel-example="list"]');
	await expect.poll(() => tab.attribute(last, 'data-archipel-reveal')).toBeNull();
	await expect.poll(() => style(tab, last, 'opacity')).toBe('1');
});

test('[RT-14] image-layers: a layer is away from its place by its rate', async ({ tab }) => {
	await tab.goto('/iles/image-layers/');
	const host = '[data-archipel-example="layers"]';
	await bring(tab, host);
	await tab.mounted(host);
	for (const pixels of [150, -300]) {
		await tab.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), pixels);
		await expect
			.poll(() =>
				tab.evaluate((wanted) => {
					const middle = (element: Element) => {
						const { top, height } = element.getBoundingClientRect();
						return top + height / 2;
					};
					const box = document.querySelector(`${wanted} .archipel-layers`)!;
					const drift = middle(box.children[2]!) - middle(box);
					return Math.abs(drift - 0.3 * (middle(box) - innerHeight / 2)) < 2;
				}, host),
			)
			.toBe(true);
	}
});

test('[RT-14] wave: it moves until it is stopped', async ({ tab }) => {
	await tab.goto('/iles/wave/');
	const drawing = '[data-archipel-example="drawn"] .archipel-wave';
	await bring(tab, '[data-archipel-example="drawn"]');
	await expect.poll(() => style(tab, drawing, 'animation-play-state')).toBe('running');
	await tab.click('[data-archipel-example="drawn"] .archipel-pause');
	await expect.poll(() => style(tab, drawing, 'animation-play-state')).toBe('paused');
});

test('[RT-14] morph-box: its shape changes under the pointer', async ({ tab }) => {
	await tab.goto('/iles/morph-box/');
	const shape = () => tab.attribute('.archipel-morph__path', 'd');
	const printed = await shape();
	await tab.hover('[data-archipel-example="link"] a');
	await expect.poll(shape).not.toBe(printed);
});
