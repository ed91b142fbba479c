import type { Locator, Page, Route } from '@playwright/test';
import { expect, layoutShifts, mounted, reach, requestsOf, rewrite, said, test, violations } from './harness';
import { addThemeRules, expectSameLook } from './hostile-theme';

const PAGE = '/iles/carousel/';
const example = (name: string) => `[data-archipel="carousel"][data-archipel-example="${name}"]`;
const LOOP = example('loop');
const ROW = example('row');
const THUMBNAILS = example('thumbnails');
const AUTOPLAY = example('autoplay');
const FITS = example('fits');
const THEME = '.woocommerce-carousel';
const LIST = ':is(ul.products, .archipel-carousel__list)';

const button = (page: Page, host: string, name: RegExp) => page.locator(host).getByRole('button', { name });

const open = (page: Page, host: string) => reach(page, host, PAGE);

/** Numbers of the fully visible slides, in visual order. @param awaited Waits up to 7 seconds for these numbers, for a moving row. */
const seen = (row: Locator, awaited?: readonly number[]) =>
	row.evaluate(async (list, places) => {
		const look = () => {
			const { left, right } = list.parentElement!.getBoundingClientRect();
			return [...list.children]
				.map((slide) => ({ slide, box: slide.getBoundingClientRect() }))
				.filter(({ box }) => box.left >= left - 5 && box.right <= right + 5)
				.sort((a, b) => a.box.left - b.box.left)
				.map(({ slide }) => Number.parseInt(slide.getAttribute('aria-label')!));
		};
		const isThere = () => !places || String(look()) === String(places);
		const end = performance.now() + 7000;
		while (!isThere() && performance.now() < end) await new Promise(requestAnimationFrame);
		return look();
	}, awaited);

const expectSeen = async (row: Locator, places: readonly number[]) => expect(await seen(row, places)).toEqual(places);

/** Numbers of the slides that Tab reaches. */
const reached = async (row: Locator) =>
	(await row.locator('> :not([inert])').evaluateAll((all) => all.map(({ ariaLabel }) => parseInt(ariaLabel!)))).sort();

/** Clicks a control repeatedly in one task; pointer hit-testing has tests of its own. */
const press = (control: Locator, times = 1) =>
	control.evaluate((one: HTMLElement, count) => {
		for (let at = 0; at < count; at++) one.click();
	}, times);

/** Whether the outline of the focused element lies inside the host, which clips. */
const ringInside = (page: Page, host: string) =>
	page.locator(host).evaluate((window) => {
		const focused = document.activeElement!;
		const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(focused);
		const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
		const [inner, outer] = [focused.getBoundingClientRect(), window.getBoundingClientRect()];
		return outlineStyle !== 'none' && inner.left - ring >= outer.left - 1 && inner.right + ring <= outer.right + 1;
	});

test.describe('endless', () => {
	test('[CAR-01] [CAR-04] an endless row: arrows, dots, drags, place, spaces, print, removal', async ({ page }) => {
		await page.goto(PAGE);
		const row = page.locator(LOOP).locator(LIST);
		const first = row.locator('> *').first();
		const name = await first.innerText();
		await row.scrollIntoViewIfNeeded();
		await mounted(page, LOOP);
		const [next, fifth] = [button(page, LOOP, /^Suivant/), button(page, LOOP, /^Aller à 5 sur 8/)];
		expect(await seen(row)).toEqual([1, 2, 3, 4]);
		await next.click();
		await expectSeen(row, [2, 3, 4, 5]);
		await expect(said(page)).toHaveText('2 à 5 sur 8');
		await fifth.click();
		await expectSeen(row, [5, 6, 7, 8]);
		await expect(fifth).toHaveAttribute('aria-current', 'true');
		await press(next);
		await expectSeen(row, [6, 7, 8, 1]);
		await test.step('[CAR-01] of fast presses each one counts', async () => {
			await press(next, 5);
			await expectSeen(row, [3, 4, 5, 6]);
		});
		await test.step('[CAR-01] presses right after one that jumps count from where that leads', async () => {
			await page.locator(LOOP).evaluate((host) => {
				for (const name of ['Aller à 5', 'Suivant', 'Suivant'])
					host.querySelector<HTMLElement>(`button[aria-label^="${name}"]`)!.click();
			});
			await expectSeen(row, [7, 8, 1, 2]);
			await expect(said(page)).toContainText('7 à 2 sur 8');
		});
		await press(button(page, LOOP, /^Aller à 1 sur 8/));
		await expectSeen(row, [1, 2, 3, 4]);
		await press(button(page, LOOP, /^Précédent/));
		await expectSeen(row, [8, 1, 2, 3]);
		await test.step('[CAR-01] it keeps its place while it is hidden, and while its pictures come', async () => {
			await page.locator(LOOP).evaluate(async (host) => {
				const frames = async (count: number) => {
					for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
				};
				host.style.display = 'none';
				await frames(3);
				host.querySelector('li.product img')!.dispatchEvent(new Event('load'));
				host.style.display = '';
				await frames(10);
			});
			expect(await seen(row)).toEqual([8, 1, 2, 3]);
			await press(next);
			await expectSeen(row, [1, 2, 3, 4]);
		});
		const slides = page.locator(LOOP).locator('li.product');
		await test.step('[CAR-04] the space between slides is the same everywhere, though Storefront takes it from the last of a row of columns', async () => {
			await addThemeRules(page, 'ul.products li.product.last { margin-right: 0 !important; }');
			const [gap, last] = await slides.evaluateAll((all) => {
				all[2]!.classList.add('last');
				return [all[0]!, all[2]!].map((slide) => getComputedStyle(slide).marginRight);
			});
			expect(gap).not.toBe('0px');
			expect(last).toBe(gap);
		});
		await test.step('[CAR-01] presses while the row gets another width each count', async () => {
			await page.locator(LOOP).evaluate(async (host) => {
				host.style.width = `${host.clientWidth - 40}px`;
				for (let press = 0; press < 5; press++) {
					await new Promise(requestAnimationFrame);
					host.querySelector<HTMLElement>('button[aria-label^="Suivant"]')!.click();
				}
			});
			await expectSeen(row, [6, 7, 8, 1]);
			await page.locator(LOOP).evaluate((host) => (host.style.width = ''));
		});
		await test.step('[CAR-04] what is not in view cannot be reached, also where slides are carried along, and there are no clones', async () => {
			await expect(slides).toHaveCount(8);
			await expect.poll(() => reached(row)).toEqual([1, 6, 7, 8]);
			await press(next);
			await expect.poll(() => reached(row)).toEqual([1, 2, 7, 8]);
			await expectSeen(row, [7, 8, 1, 2]);
		});
		await test.step('[CAR-04] a drag moves it, and opens no product', async () => {
			await row.scrollIntoViewIfNeeded();
			const box = (await row.locator('li[aria-label="2 sur 8"]').boundingBox())!;
			await page.mouse.move(box.x + 40, box.y + 80);
			await page.mouse.down();
			await page.mouse.move(box.x - 200, box.y + 80, { steps: 4 });
			await page.mouse.up();
			await expectSeen(row, [8, 1, 2, 3]);
			expect(new URL(page.url()).pathname).toBe(PAGE);
		});
		await test.step('[CAR-04] a dot keeps the focus when another number of slides fits', async () => {
			const dots = page.locator(LOOP).getByRole('button', { name: /^Aller à/ });
			await expect(dots).toHaveCount(2);
			await fifth.focus();
			await page.setViewportSize({ width: 800, height: 900 });
			await expect(dots).toHaveCount(4);
			await expect(fifth).toBeFocused();
		});
		await test.step('[CAR-04] on paper all slides stand in rows, without controls', async () => {
			await page.emulateMedia({ media: 'print' });
			await expect(next).toBeHidden();
			const outside = await page.locator(LOOP).evaluate((host) => {
				const { right } = host.getBoundingClientRect();
				return [...host.querySelectorAll('li')].filter((slide) => slide.getBoundingClientRect().right > right + 5)
					.length;
			});
			expect(outside).toBe(0);
			await page.emulateMedia({ media: null });
		});
		await test.step('[CAR-04] when it goes, the list is what the server printed; when it comes back, it begins as the server printed it', async () => {
			await expect(first).not.toHaveText(name, { useInnerText: true });
			const gone = await row.evaluateHandle((list) => {
				const host = list.closest('[data-archipel]')!;
				const place = document.createComment('');
				host.replaceWith(place);
				return { list, host, place };
			});
			await expect.poll(() => gone.evaluate(({ list }) => list.style.transform)).toBe('');
			const ours = '[inert], [aria-roledescription], .archipel-scroll-row, [class*=archipel-carousel__]';
			expect(await gone.evaluate(({ host }, selector) => host.querySelectorAll(selector).length, ours)).toBe(0);
			await gone.evaluate(({ host, place }) => place.replaceWith(host));
			await mounted(page, LOOP);
			await expect(row.locator('> :not([inert])').first()).toHaveText(name, { useInnerText: true });
		});
	});

	test('[CAR-04] by keyboard on a phone, and with text of 200 %', async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await open(page, LOOP);
		const row = page.locator(LOOP).locator(LIST);
		await test.step('[CAR-04] Tab leaves it, forwards and back; what has the focus is seen whole', async () => {
			await button(page, LOOP, /^Aller à 5 sur 8/).press('Enter');
			for (const [key, from, order] of [
				['Tab', /^Suivant/, [5, 6, 7, 8]],
				['Shift+Tab', /^Aller à 1 sur 8/, [1]],
			] as const) {
				await button(page, LOOP, from).focus();
				const slides: number[] = [];
				for (let presses = 0; presses < 40; presses++) {
					await page.keyboard.press(key);
					const place = await row.evaluate((list) =>
						Number.parseInt(list.querySelector(':scope > :focus-within')?.ariaLabel ?? ''),
					);
					if (!place) break;
					if (place !== slides.at(-1)) {
						slides.push(place);
						await expectSeen(row, [place]);
					}
					expect(await ringInside(page, LOOP), `the outline in slide ${place}`).toBe(true);
				}
				expect(slides, key).toEqual(order);
				await expect(row.locator(':focus')).toHaveCount(0);
			}
			await expect(button(page, LOOP, /^Suivant/)).toBeFocused();
		});
		await test.step('[CAR-04] with text of 200 % nothing is cut off or covered', async () => {
			await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
			const covered = await page.locator(LOOP).evaluate((host) => {
				const words = document.createRange();
				words.selectNodeContents(host.querySelector('h3')!);
				const bar = host.querySelector('.archipel-scroll-row')!.getBoundingClientRect();
				return [words.getBoundingClientRect().right <= bar.left, bar.right <= innerWidth];
			});
			expect(covered).toEqual([true, true]);
			await button(page, LOOP, /^Suivant/).press('Space');
			await expect(said(page)).toHaveText('2 sur 8');
		});
	});

	test('[CAR-04] [A11Y-07] [SEC-03 A9] without movement, and in a theme that styles every button', async ({ page }) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await open(page, LOOP);
		const row = page.locator(LOOP).locator(LIST);
		await button(page, LOOP, /^Suivant/).click();
		await expectSeen(row, [2, 3, 4, 5]);
		expect(await row.evaluate((list) => getComputedStyle(list).transitionDuration)).toMatch(/^0(\.0*1?)?m?s$/);
		await test.step('[CAR-04] the focus, in a row with an end', async () => {
			await reach(page, ROW);
			await page.locator(ROW).locator('li').last().getByRole('link').first().focus();
			await expect(page.locator(ROW).locator('li').last()).toBeInViewport();
			await expect(button(page, ROW, /^Suivant/)).toHaveAttribute('aria-disabled', 'true');
		});
		await test.step('[A11Y-07] a hostile theme', async () => {
			await reach(page, AUTOPLAY);
			await expect(button(page, AUTOPLAY, /^Lancer/)).toBeVisible();
			// Dots are rendered once the slides are measured.
			await expect(button(page, AUTOPLAY, /^Aller à \d sur 5/)).toHaveCount(3);
			const controls = '[class*=archipel-carousel__dot], .archipel-pause, .archipel-scroll-row__button';
			const theme = `html body :is(button, li, ul) { display: block; float: right; width: 90%; min-height: 7em; margin: 1em; padding: 2em;
				border: 5px solid red; background: grey; transform: rotate(7deg); text-transform: uppercase }`;
			const seen = await expectSameLook(page, `:is(${LOOP}, ${AUTOPLAY}) :is(${controls})`, theme);
			expect(seen).toBeGreaterThan(6);
		});
	});

	test('[CAR-04] from right to left', async ({ page }) => {
		await rewrite(page, PAGE, (html) => html.replace(/<html /, '<html dir="rtl" '));
		await open(page, LOOP);
		const row = page.locator(LOOP).locator(LIST);
		expect(await seen(row)).toEqual([4, 3, 2, 1]);
		expect(await reached(row)).toEqual([1, 2, 3, 4]);
		await button(page, LOOP, /^Suivant/).click();
		await expectSeen(row, [5, 4, 3, 2]);
		expect(await reached(row)).toEqual([2, 3, 4, 5]);
		// Right-to-left: the next slide is on the left, the arrow is there and points there, and the dots follow the same direction.
		const places = await page.locator(LOOP).evaluate((host) => {
			const left = (name: string) => host.querySelector(`[aria-label^="${name}"]`)!.getBoundingClientRect().left;
			/** Direction of an arrow's corner, which is its lower right one, in degrees, clockwise from the right. */
			const points = (name: string) => {
				const arrow = host.querySelector(`[aria-label^="${name}"]`)!;
				const corner = parseFloat(getComputedStyle(arrow, '::before').rotate) + 45;
				return getComputedStyle(arrow).scale === '-1 1' ? 180 - corner : corner;
			};
			return [
				left('Suivant') < left('Précédent'),
				left('Aller à 5') < left('Aller à 1'),
				points('Suivant'),
				points('Précédent'),
			];
		});
		expect(places).toEqual([true, true, 180, 0]);
		await reach(page, ROW);
		await button(page, ROW, /^Suivant/).click();
		await expectSeen(page.locator(ROW).locator(LIST), [5, 4, 3, 2]);
	});
});

test('[CAR-01] a row with an end scrolls without Swiper; a theme’s widget says how many', async ({ page }) => {
	const scripts = requestsOf(page);
	await rewrite(page, PAGE, (html) =>
		html
			.replaceAll(/data-archipel-props='(\{[^']*)\}'/g, (all, props: string) =>
				props.includes('loop') ? all : `data-archipel-props='${props},"loop":false}'`,
			)
			.replace('&quot;items&quot;:4', '&quot;items&quot;:3')
			.replace('&quot;both&quot;', '&quot;dots&quot;'),
	);
	await open(page, ROW);
	const row = page.locator(ROW).locator(LIST);
	await expect(button(page, ROW, /^Précédent/)).toHaveAttribute('aria-disabled', 'true');
	await button(page, ROW, /^Suivant/).click();
	await expectSeen(row, [2, 3, 4, 5]);
	await button(page, ROW, /^Aller à 5 sur 8/).click();
	await expectSeen(row, [5, 6, 7, 8]);
	await expect(button(page, ROW, /^Suivant/)).toHaveAttribute('aria-disabled', 'true');
	await press(button(page, ROW, /^Suivant/));
	expect(await seen(row)).toEqual([5, 6, 7, 8]);
	expect(scripts.filter((url) => /swpr/.test(url))).toEqual([]);
	await test.step('[CAR-01] a theme’s widget', async () => {
		await reach(page, THEME);
		expect(await seen(page.locator(THEME).locator(LIST))).toEqual([1, 2, 3]);
		await expect(button(page, THEME, /^Suivant/)).toHaveCount(0);
		await expect(button(page, THEME, /^Aller à/)).toHaveCount(3);
	});
});

test('[CAR-01] [CAR-04] [A11Y-01] its size before it comes, names and roles, axe; thumbnails', async ({ page }) => {
	const WIDTHS = [390, 768, 1280];
	/** Sizes of each carousel and its first slide, at rest. */
	const sizesAt = async (width: number) => {
		await page.setViewportSize({ width, height: 900 });
		return page.evaluate(
			async (selectors) => {
				const look = () =>
					selectors.map((selector) => {
						const carousel = document.querySelector(selector)!;
						const item = carousel.querySelector('li[aria-label^="1 "], li')!.getBoundingClientRect();
						return [carousel.clientHeight, carousel.clientWidth, item.width, item.left].map(Math.round);
					});
				for (let before = ''; before !== String(look()); await new Promise(requestAnimationFrame))
					before = String(look());
				return { sizes: look(), pageWidth: document.documentElement.scrollWidth };
			},
			[LOOP, ROW, THEME],
		);
	};
	const nothing = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '' });
	await page.route('**/dist/archipel.js*', nothing);
	await page.goto(PAGE);
	const before = [];
	for (const width of WIDTHS) before.push(await sizesAt(width));
	await page.unroute('**/dist/archipel.js*');
	await page.goto(PAGE);
	for (const host of [LOOP, ROW, THUMBNAILS, AUTOPLAY, FITS, THEME]) {
		await reach(page, host);
	}
	expect(await layoutShifts(page, '.island-example')).toEqual([]);
	const carousel = page.getByRole('group', { name: 'Nos ensembles', exact: true });
	await expect(carousel).toHaveAttribute('aria-roledescription', 'carrousel');
	await expect(carousel.getByRole('listitem', { name: '1 sur 8' })).toHaveAttribute(
		'aria-roledescription',
		'diapositive',
	);
	await expect(page.locator(AUTOPLAY).getByRole('group', { name: '1 sur 5' })).toBeVisible();
	await expect(page.locator(FITS).getByRole('button')).toHaveCount(0);
	await expect(page.locator(FITS).getByRole('link')).toHaveCount(3);
	// Products in slides are covered by the first slide.
	const products = [ROW, THUMBNAILS, THEME].map((host) => `${host} li.product > *`);
	expect(await violations(page, '.island-example', { except: products })).toEqual([]);
	await test.step('[CAR-01] thumbnails: five side by side, the one of the slide in view is marked', async () => {
		const strip = page.locator(THUMBNAILS).getByRole('group', { name: /^Choisir/ });
		await expect(strip.getByRole('button')).toHaveCount(8);
		const share = await strip.evaluate((list) => list.firstElementChild!.clientWidth / list.clientWidth);
		expect(share).toBeGreaterThan(0.17);
		expect(share).toBeLessThan(0.2);
		await press(strip.getByRole('button', { name: 'Aller à 3 sur 8' }));
		await expectSeen(page.locator(THUMBNAILS).locator(LIST), [3]);
		await expect(strip.locator('[aria-current]')).toHaveAccessibleName('Aller à 3 sur 8');
		expect(await strip.locator('img').evaluateAll((all) => all.map((image) => image.getAttribute('alt')))).toEqual(
			Array(8).fill(''),
		);
	});
	const after = [];
	for (const width of WIDTHS) after.push(await sizesAt(width));
	expect(after).toEqual(before);
	for (const [at, width] of WIDTHS.entries()) expect(after[at]!.pageWidth).toBeLessThanOrEqual(width);
});

test('@noscript [CAR-01] [CAR-02] [CAR-04] a row that scrolls, as many side by side as asked', async ({ page }) => {
	await rewrite(page, PAGE, (html) =>
		html.replace(
			'{"items":1,"thumbnails":true',
			'{"items":4,"itemsTablet":3,"itemsMobile":2,"widths":"plugin","thumbnails":true',
		),
	);
	await page.goto(PAGE);
	const row = page.locator(LOOP).locator(LIST);
	expect(await row.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true);
	await expect(row.getByRole('listitem')).toHaveCount(8);
	expect(await page.locator(LOOP).evaluate((host) => getComputedStyle(host).paddingBlockEnd)).toBe('0px');
	for (const [width, ...counts] of [
		[1025, [LOOP, 4]],
		[1024, [LOOP, 2], [ROW, 4]],
		[899, [ROW, 3]],
		[769, [ROW, 2]],
		[768, [THUMBNAILS, 3]],
		[767, [LOOP, 1], [THUMBNAILS, 2]],
		[539, [ROW, 1]],
		[480, [THUMBNAILS, 2]],
		[479, [THUMBNAILS, 1]],
	] as const) {
		await page.setViewportSize({ width, height: 900 });
		for (const [host, items] of counts)
			expect((await seen(page.locator(host).locator(LIST))).length, `${host} at ${width} px`).toBe(items);
		await expect(page.locator(ROW).locator('li').first()).toHaveCSS('margin-right', '17px');
	}
});
