import { examples, expect, test } from './test';

const HOST = '[data-archipel-example="loop"]';
const ROW = '#ile-carousel [data-archipel-example="row"]';
const GRID = '#ile-image-gallery [data-archipel-example="grid"]';

test('[RT-14] carousel: scrolled, from right to left, around, left by Tab', async ({ tab }) => {
	await tab.goto(examples('carousel'));

	await test.step('its buttons and dots', async () => {
		await tab.click(`${HOST} .archipel-carousel__dot:nth-child(2)`);
		await expect.poll(() => tab.attribute(`${HOST} .archipel-carousel__dot:nth-child(2)`, 'aria-current')).toBe('true');
		await tab.click(`${HOST} .archipel-scroll-row__button[data-direction="1"]`);
		await expect.poll(() => tab.count(`${HOST} li[aria-label^="1 "]:not([inert])`)).toBe(1);
		// Presses directly after a jump to another slide, and the slides that are then reachable.
		await tab.evaluate(() => {
			const host = document.querySelector('[data-archipel-example="loop"]')!;
			for (const control of ['.archipel-carousel__dot', '[data-direction="1"]', '[data-direction="1"]'])
				host.querySelector<HTMLElement>(control)!.click();
		});
		const reached = () =>
			tab.evaluate(() =>
				[...document.querySelectorAll('[data-archipel-example="loop"] li.product:not([inert])')].map((one) =>
					Number.parseInt(one.ariaLabel!),
				),
			);
		await expect.poll(reached).toEqual([3, 4, 5, 6]);
		const scrolled = () => tab.evaluate((row) => document.querySelector(`${row} ul.products`)!.scrollLeft, ROW);
		await tab.click(`${ROW} .archipel-scroll-row__button[data-direction="1"]`);
		await expect.poll(scrolled).toBeGreaterThan(0);
		await tab.evaluate((row) => {
			const host = document.querySelector<HTMLElement>(row)!;
			host.querySelector('ul.products')!.scrollLeft = 0;
			host.dir = 'rtl';
		}, ROW);
		await tab.click(`${ROW} .archipel-scroll-row__button[data-direction="1"]`);
		await expect.poll(scrolled).toBeLessThan(0);
	});

	await test.step('Tab leaves an endless row whose next slide shows its edge', async () => {
		await tab.goto(examples('carousel'), HOST);
		await tab.evaluate(() => {
			const host = document.querySelector<HTMLElement>('[data-archipel-example="loop"]')!;
			host.style.setProperty('--archipel-row-items-desktop', '1.2');
			// A changed width makes Swiper measure again.
			host.style.width = `${host.clientWidth - 20}px`;
		});
		await expect.poll(() => tab.count(`${HOST} li.product:not([inert])`)).toBe(2);
		await tab.focus(`${HOST} [data-direction="1"]`);
		// Recorded in the page, because a query after each of some forty presses takes longer than the presses.
		await tab.evaluate(() => {
			const places: (number | string)[] = [];
			Object.assign(window, { places });
			document.addEventListener('focusin', ({ target }) => {
				const place = Number.parseInt((target as Element).closest('li[aria-label]')?.ariaLabel ?? '');
				if (places.at(-1) !== place) places.push(place || (target as Element).className);
			});
		});
		const places = () => tab.evaluate(() => (window as unknown as { places: (number | string)[] }).places);
		const isOut = async () => (await places()).some((place) => typeof place === 'string');
		for (let presses = 0; presses < 60 && !(await isOut()); presses += 5)
			for (let press = 0; press < 5; press++) await tab.press('Tab');
		const passed = await places();
		expect(passed.slice(0, 8)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
		expect(passed[8]).toContain('archipel-carousel__dot');
	});
});

test('[RT-14] hotspots, image-gallery: tooltips, categories and more', async ({ tab }) => {
	await tab.goto(examples('hotspots', 'image-gallery'));

	await test.step('hotspots: its entry opens, too', async () => {
		await tab.bring('#ile-hotspots [data-archipel-example="hover"]');
		await tab.click('[data-archipel-example="hover"] li:nth-child(2) .archipel-hotspots__pin');
		await expect.poll(() => tab.text('[role=tooltip]')).toContain('22 mommes');
		await expect.poll(() => tab.count('[data-archipel-example="hover"] details[open]')).toBe(1);
	});

	await test.step('image-gallery', async () => {
		const shown = () => tab.count(`${GRID} li`);
		await tab.bring(GRID);
		await expect.poll(shown).toBe(4);
		await tab.click(`${GRID} .archipel-image-gallery__more`);
		await expect.poll(shown).toBe(8);
		await tab.click(`${GRID} label:nth-child(3)`);
		await expect.poll(shown).toBe(4);
		await tab.click(`${GRID} .archipel-image-gallery__more`);
		await expect.poll(shown).toBe(5);
	});
});
