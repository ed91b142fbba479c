import type { Page } from '@playwright/test';
import { chips, openPanel, PLACED, THEMIFY } from './filter-page';
import { expect, mounted, test } from './harness';
import { more, openList, withOptions } from './listing-page';
import { openDrawer, products } from './mini-cart-helpers';
import { field, options, searched } from './search-page';

/** A place with controls, with all of it open, and what of it is looked at. */
interface Place {
	/** In a narrow window. */
	readonly open: (page: Page) => Promise<void>;
	/** What a shopper does anew when the window has become wide. @default nothing */
	readonly widen?: (page: Page) => Promise<void>;
	readonly parts: string;
	/** Another state of the same page, which is looked at too. */
	readonly next?: (page: Page) => Promise<void>;
}

async function openColours(page: Page): Promise<void> {
	if (await page.getByRole('option').first().isVisible()) return;
	await page.getByRole('combobox', { name: 'Rechercher : Couleur' }).click();
	await expect(page.getByRole('option').first()).toBeVisible();
}

const PLACES: Readonly<Record<string, Place>> = {
	'[LIST-01] [LIST-02] [LIST-03] [LIST-04] [LIST-06] order, display, products per page, pages, the category tree': {
		open: (page) => openList(page),
		parts: '.listing-bar, .woocommerce-pagination, .product-categories',
	},
	'[LIST-04] the button that adds a page': {
		async open(page) {
			await openList(page, withOptions({ pagination: 'load-more' }));
			await expect(more(page)).toBeVisible();
		},
		parts: '.archipel-more',
	},
	'[SRCH-02] [SRCH-04] suggestions, recent searches, and an empty result': {
		async open(page) {
			await searched(page, ['nuisette', 'ensemble noir']);
			await page.goto('/boutique/');
			await field(page).focus();
			await expect(options(page)).toHaveCount(2);
			await field(page).fill('nuisette');
			await expect(options(page).last()).toHaveText(/^Voir/);
		},
		async next(page) {
			await field(page).fill('zzzz');
			await expect(options(page).last()).toHaveText('Voir toute la boutique');
		},
		async widen(page) {
			await field(page).fill('nuisette');
			await expect(options(page).filter({ hasText: 'Nuisette' }).first()).toBeVisible();
		},
		parts: '.archipel-search__panel',
	},
	'[CART-12] the drawer and its lines': {
		async open(page) {
			await page.request.post('/?wc-ajax=add_to_cart', {
				form: { product_id: products['Culotte taille haute'], quantity: 1 },
			});
			await page.goto('/boutique/');
			await openDrawer(page);
		},
		parts: '.archipel-dialog',
	},
	'[LOOP-01] the filter of a loop': {
		async open(page) {
			await page.goto('/iles/loop-filter/');
			await mounted(page, '.elementor-widget-taxonomy-filter');
		},
		parts: '.elementor-widget-taxonomy-filter',
	},
	'[WID-02] a gallery with its categories': {
		async open(page) {
			await page.goto('/iles/image-gallery/');
			await mounted(page, '[data-archipel=image-gallery]');
		},
		parts: '[data-archipel-example="grid"]',
	},
	'[LIST-07] [FILT-08] the placed panel': {
		async open(page) {
			await openPanel(page, `${PLACED}?filter_couleur=noir,rouge&query_type_couleur=or&min_price=20`);
			await expect(chips(page).first()).toBeVisible();
			await page.getByRole('button', { name: /^Filtrer/ }).click();
			await expect(page.locator('.archipel-filter__count').first()).toBeVisible();
		},
		parts: '.archipel-filter, .archipel-filter__bar, .archipel-dialog',
	},
	'[FILT-03] [FILT-04] Themify’s form': {
		async open(page) {
			await openPanel(page, THEMIFY);
			await page.getByRole('button', { name: /^Filtrer/ }).click();
			await openColours(page);
		},
		widen: openColours,
		parts: '.wpf_form, .archipel-dialog',
	},
};

/** What sticks out of the window, is cut off, or lies over its neighbour. */
function spoilt(parts: string): string[] {
	const nameOf = (box: Element) => `${box.localName}.${box.className} "${box.textContent.trim().slice(0, 30)}"`;
	const isShown = (box: Element) =>
		box.checkVisibility({ visibilityProperty: true }) && !box.closest('.archipel-visually-hidden, .screen-reader-text');
	const found: string[] = [];
	const roots = [...document.querySelectorAll(parts)].filter(isShown);
	if (!roots.length) found.push('nothing is there');
	for (const root of roots)
		for (const box of [root, ...root.querySelectorAll<HTMLElement>('*')].filter(isShown)) {
			const { left, right, width } = box.getBoundingClientRect();
			if (width > 1 && (left < -1 || right > innerWidth + 1)) found.push(`out of the window: ${nameOf(box)}`);
			const { overflowX, overflowY } = getComputedStyle(box);
			const isText = ![...box.children].some(isShown) && box.textContent.trim();
			if (
				/hidden|clip/.test(overflowX + overflowY) &&
				isText &&
				(box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1)
			)
				found.push(`cut off: ${nameOf(box)}`);
			if (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth + 1)
				found.push(`scrolls sideways: ${nameOf(box)}`);
		}
	/** What of a control its scrolling boxes show; behind an open dialog nothing can be used. */
	const seen = (control: Element) => {
		let { left, right, top, bottom } = control.getBoundingClientRect();
		for (let box = control.parentElement; box; box = box.parentElement) {
			if (getComputedStyle(box).overflowY === 'visible') continue;
			const clip = box.getBoundingClientRect();
			[left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
			[top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
		}
		return { left, right, top, bottom };
	};
	/** What stays in view while the rest is scrolled below it. */
	const sticky = (control: Element): Element | undefined => {
		for (let box: Element | null = control; box; box = box.parentElement)
			if (getComputedStyle(box).position === 'sticky') return box;
		return undefined;
	};
	const boxes = roots
		.flatMap((root) => [...root.querySelectorAll('a, button, select, input:not([type=range])')])
		.filter((control) => isShown(control) && (!document.querySelector(':modal') || control.closest(':modal')))
		.map((control) => [control, seen(control)] as const);
	for (const [at, [one, a]] of boxes.entries())
		for (const [other, b] of boxes.slice(at + 1)) {
			const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
			const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
			if (width > 2 && height > 2 && !one.contains(other) && one !== other && sticky(one) === sticky(other))
				found.push(`over each other: ${nameOf(one)} and ${nameOf(other)}`);
		}
	return found;
}

for (const [name, { open, widen, parts, next }] of Object.entries(PLACES))
	test(`${name}: text of 200 % at 390 and at 1280 px (WCAG 1.4.4, 1.4.10)`, async ({ page, guard }) => {
		guard.allowErrors(/loop-filter: property "choiceInUrl"|property "columns"/);
		await page.addInitScript(() =>
			addEventListener('DOMContentLoaded', () => {
				document.documentElement.style.fontSize = '200%';
				// What is out of sight is laid out too.
				const sheet = new CSSStyleSheet();
				sheet.replaceSync('*{content-visibility:visible!important}');
				document.adoptedStyleSheets.push(sheet);
			}),
		);
		// A drawer slides in.
		await page.emulateMedia({ reducedMotion: 'reduce' });
		const look = async (width: number) => {
			await expect.poll(() => page.evaluate(spoilt, parts), `${width} px`).toEqual([]);
			await next?.(page);
			if (next) await expect.poll(() => page.evaluate(spoilt, parts), `${width} px, next`).toEqual([]);
		};
		await page.setViewportSize({ width: 390, height: 900 });
		await open(page);
		await look(390);
		await page.setViewportSize({ width: 1280, height: 900 });
		await widen?.(page);
		await look(1280);
	});
