import { chips, openPanel, PLACED, THEMIFY } from './filter-page';
import { expect, test, visit, type Page } from './harness';
import { more, openList, withOptions } from './listing-page';
import { CULOTTE } from './cart-page-helpers';
import { openDrawer } from './mini-cart-helpers';
import { field, options, searched } from './search-page';

/** Checks parts of the page in their current state. */
type Look = (what: string, parts: string) => Promise<void>;

/** Checks the search panel; the field may contain text. */
async function lookAtSearch(page: Page, look: Look): Promise<void> {
	const panel = '.archipel-search__panel';
	await field(page).fill('');
	await expect(options(page)).toHaveCount(2);
	await look('recent searches', panel);
	await field(page).fill('nuisette');
	await expect(options(page).last()).toHaveText(/^Voir les/);
	await look('suggestions', panel);
	await field(page).fill('zzzz');
	await expect(options(page).last()).toHaveText('Voir toute la boutique');
	await look('an empty result', panel);
	await page.keyboard.press('Escape');
}

/** Opens a page and its states, and checks each. */
type Visit = (page: Page, look: Look) => Promise<void>;

/** A page whose parts are visible at once. */
const still =
	(what: string, parts: string, open: (page: Page) => Promise<unknown>): Visit =>
	async (page, look) => {
		await open(page);
		await look(what, parts);
	};

const VISITS: Readonly<Record<string, readonly Visit[]>> = {
	'[LIST-01] [LIST-02] [LIST-03] [LIST-04] [LIST-06] [SRCH-02] [SRCH-04] [CART-12] order, display, products per page, pages, the category tree; suggestions, recent searches, an empty result; the drawer and its lines; the button that adds a page':
		[
			async (page, look) => {
				await searched(page, ['nuisette', 'ensemble noir']);
				await page.request.post('/?wc-ajax=add_to_cart', { form: { product_id: CULOTTE.id, quantity: 1 } });
				await openList(page);
				await look('the list', '.listing-bar, .woocommerce-pagination, .product-categories');
				await field(page).focus();
				await lookAtSearch(page, look);
				await openDrawer(page);
				await look('the drawer', '.archipel-dialog');
			},
			still('the button that adds a page', '.archipel-more', async (page) => {
				await openList(page, withOptions({ pagination: 'load-more' }));
				await expect(more(page)).toBeVisible();
			}),
		],
	'[LOOP-01] [WID-02] [LIST-07] [FILT-03] [FILT-04] [FILT-08] the filter of a loop; a gallery with its categories; the placed panel; Themify’s form':
		[
			still('the filter of a loop', '.elementor-widget-taxonomy-filter', (page) =>
				visit(page, '/iles/loop-filter/', '.elementor-widget-taxonomy-filter'),
			),
			still('a gallery', '[data-archipel-example="grid"]', (page) =>
				visit(page, '/iles/image-gallery/', '[data-archipel=image-gallery]'),
			),
			still('the placed panel', '.archipel-filter, .archipel-filter__bar, .archipel-dialog', async (page) => {
				await openPanel(page, `${PLACED}?filter_couleur=noir,rouge&query_type_couleur=or&min_price=20`);
				await expect(chips(page).first()).toBeVisible();
				const opener = page.getByRole('button', { name: /^Filtrer/ });
				if (await opener.isVisible()) await opener.click();
				await expect(page.locator('.archipel-filter__count').first()).toBeVisible();
			}),
			still('Themify’s form', '.wpf_form, .archipel-dialog', async (page) => {
				await openPanel(page, THEMIFY);
				const opener = page.getByRole('button', { name: /^Filtrer/ });
				if (await opener.isVisible()) await opener.click();
				await page.getByRole('combobox', { name: 'Rechercher : Couleur' }).click();
				await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
			}),
		],
};

/** Elements that overflow the window, are cut off, or overlap a neighbour. */
function spoilt(parts: string): string[] {
	const nameOf = (box: Element) => `${box.localName}.${box.className} "${box.textContent.trim().slice(0, 30)}"`;
	const isShown = (box: Element) =>
		box.checkVisibility({ visibilityProperty: true }) &&
		!box.closest('.archipel-visually-hidden, .screen-reader-text, .archipel-last-message:not(:focus)');
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
	/** Visible rectangle of a control inside its scroll containers; behind a modal dialog no control is usable. */
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
	/** The sticky ancestor of a control, which overlaps scrolled content legitimately. */
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

for (const [name, visits] of Object.entries(VISITS))
	test(`${name}: text of 200 % at 390 and at 1280 px (WCAG 1.4.4, 1.4.10)`, async ({ page }) => {
		await page.addInitScript(() =>
			addEventListener('DOMContentLoaded', () => {
				document.documentElement.style.fontSize = '200%';
				// Lays out off-screen content too.
				const sheet = new CSSStyleSheet();
				sheet.replaceSync('*{content-visibility:visible!important}');
				document.adoptedStyleSheets.push(sheet);
			}),
		);
		// Without the slide-in animation of drawers.
		await page.emulateMedia({ reducedMotion: 'reduce' });
		for (const go of visits)
			for (const width of [390, 1280]) {
				await page.setViewportSize({ width, height: 900 });
				await go(page, (what, parts) =>
					expect.poll(() => page.evaluate(spoilt, parts), `${what}, ${width} px`).toEqual([]),
				);
			}
	});
