import type { Tab } from './tab';
import { examples, expect, test } from './test';

const style = (tab: Tab, selector: string, property: string) =>
	tab.evaluate(
		(wanted, name) => {
			const element = document.querySelector(wanted);
			return element && getComputedStyle(element).getPropertyValue(name);
		},
		selector,
		property,
	);

test('[RT-14] countdown, lazy-background, timeline, image-layers, wave, morph-box, deal, chart: seconds run, what has come into view is there, layers drift, a wave stops, a shape changes under the pointer; what is left is told, numbers are drawn', async ({
	tab,
	guard,
}) => {
	guard.allow(/cannot be a part of a pie/);
	await tab.goto(
		examples('wave', 'countdown', 'lazy-background', 'timeline', 'image-layers', 'morph-box', 'deal', 'chart'),
	);

	await test.step('wave', async () => {
		const drawing = '#ile-wave [data-archipel-example="drawn"] .archipel-wave';
		await tab.bring('#ile-wave [data-archipel-example="drawn"]');
		await expect.poll(() => style(tab, drawing, 'animation-play-state')).toBe('running');
		await tab.click('#ile-wave [data-archipel-example="drawn"] .archipel-pause');
		await expect.poll(() => style(tab, drawing, 'animation-play-state')).toBe('paused');
	});

	await test.step('countdown', async () => {
		await tab.bring('[data-archipel="countdown"]');
		await tab.see('[data-archipel="countdown"][data-archipel-state="mounted"] [role=timer]');
		const first = await tab.text('[data-archipel="countdown"] [role=timer]');
		await expect.poll(() => tab.text('[data-archipel="countdown"] [role=timer]')).not.toBe(first);
	});

	await test.step('lazy-background, timeline', async () => {
		await tab.bring('#ile-lazy-background .elementor-widget');
		await expect.poll(() => tab.attribute('.e-con', 'class')).toContain('e-lazyloaded');
		for (const item of ['.elementor-widget', '[data-archipel-example="placed"]'].map(
			(part) => `#ile-lazy-background ${part}`,
		)) {
			await tab.bring(item);
			await tab.mounted(item);
			await expect.poll(() => tab.attribute(item, 'data-archipel-reveal')).toBeNull();
			await expect.poll(() => style(tab, item, 'opacity')).toBe('1');
			expect(await style(tab, item, 'visibility')).toBe('visible');
		}
		const list = '#ile-timeline [data-archipel-example="list"]';
		await tab.bring(`${list} li:last-child`);
		await tab.mounted(list);
		await expect.poll(() => tab.attribute(`${list} li:last-child`, 'data-archipel-reveal')).toBeNull();
		await expect.poll(() => style(tab, `${list} li:last-child`, 'opacity')).toBe('1');
	});

	await test.step('image-layers: a layer is away from its place by its rate', async () => {
		const host = '[data-archipel-example="layers"]';
		await tab.bring(host);
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

	await test.step('morph-box', async () => {
		const shape = () => tab.attribute('.archipel-morph__path', 'd');
		const printed = await shape();
		await tab.hover('#ile-morph-box [data-archipel-example="link"] a');
		await expect.poll(shape).not.toBe(printed);
	});

	await test.step('deal, chart', async () => {
		await tab.bring('[data-archipel="deal"]');
		await tab.see('[data-archipel="deal"] [role=timer]');
		await tab.see('[data-archipel="deal"] [role=meter]');
		await tab.hover('[data-archipel="chart"]');
		await tab.see('[data-archipel="chart"][data-archipel-state="mounted"] svg .archipel-chart__shape');
		expect(await tab.count('[data-archipel="chart"] table')).toBeGreaterThan(0);
	});
});
