import { chips, openPanel, PLACED, THEMIFY } from './filter-page';
import { closeByEscape, expect, test, visit, type Page } from './harness';
import { more, openList, withOptions } from './listing-page';
import { openDrawer, products } from './mini-cart-helpers';
import { field, options, searched } from './search-page';

/** Checks parts of the page in their current state. */
type Look = (what: string, parts: string) => Promise<void>;

async function openColours(page: Page): Promise<void> {
	const option = page.getByRole('listbox').getByRole('option').first();
	if (await option.isVisible()) return;
	await page.getByRole('combobox', { name: 'Rechercher : Couleur' }).click();
	await expect(option).toBeVisible();
}

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

/** Opens a page and its states in a narrow window; then in a wide one. */
interface Place {
	readonly narrow: (page: Page, look: Look) => Promise<void>;
	readonly wide: (page: Page, look: Look) => Promise<void>;
}

/** A page whose parts are visible at once, in windows of any width. */
const still = (what: string, parts: string, open: (page: Page) => Promise<void>): Place => ({
	async narrow(page, look) {
		await open(page);
		await look(what, parts);
	},
	wide: (_page, look) => look(what, parts),
});

const LISTING = '.listing-bar, .woocommerce-pagination, .product-categories';
const DRAWER = '.archipel-dialog';
const PANEL = '.archipel-filter, .archipel-filter__bar, .archipel-dialog';
const FORM = '.wpf_form, .archipel-dialog';

const PLACES: Readonly<Record<string, readonly Place[]>> = {
	'[LIST-01] [LIST-02] [LIST-03] [LIST-04] [LIST-06] [SRCH-02] [SRCH-04] [CART-12] order, display, products per page, pages, the category tree; suggestions, recent searches, an empty result; the drawer and its lines; the button that adds a page':
		[
			{
				async narrow(page, look) {
					await searched(page, ['nuisette', 'ensemble noir']);
					await page.request.post('/?wc-ajax=add_to_cart', {
						form: { product_id: products['Culotte taille haute'], quantity: 1 },
					});
					await openList(page);
					await look('the list', LISTING);
					await field(page).focus();
					await lookAtSearch(page, look);
					await openDrawer(page);
					await look('the drawer', DRAWER);
				},
				async wide(page, look) {
					await look('the drawer', DRAWER);
					await closeByEscape(page.getByRole('dialog'));
					// The focus returns to the theme's header, which is wider than the window.
					await page.evaluate(() => scrollTo({ top: 0, left: 0, behavior: 'instant' }));
					await look('the list', LISTING);
					await field(page).click();
					await lookAtSearch(page, look);
				},
			},
			still('the button that adds a page', '.archipel-more', async (page) => {
				await openList(page, withOptions({ pagination: 'load-more' }));
				await expect(more(page)).toBeVisible();
			}),
		],
	'[LOOP-01] [WID-02] [LIST-07] [FILT-03] [FILT-04] [FILT-08] the filter of a loop; a gallery with its categories; the placed panel; Themify’s form':
		[
			still('the filter of a loop', '.elementor-widget-taxonomy-filter', async (page) => {
				await visit(page, '/iles/loop-filter/', '.elementor-widget-taxonomy-filter');
			}),
			still('a gallery', '[data-archipel-example="grid"]', async (page) => {
				await visit(page, '/iles/image-gallery/', '[data-archipel=image-gallery]');
			}),
			still('the placed panel', PANEL, async (page) => {
				await openPanel(page, `${PLACED}?filter_couleur=noir,rouge&query_type_couleur=or&min_price=20`);
				await expect(chips(page).first()).toBeVisible();
				await page.getByRole('button', { name: /^Filtrer/ }).click();
				await expect(page.locator('.archipel-filter__count').first()).toBeVisible();
			}),
			{
				async narrow(page, look) {
					await openPanel(page, THEMIFY);
					await page.getByRole('button', { name: /^Filtrer/ }).click();
					await openColours(page);
					await look('Themify’s form', FORM);
				},
				async wide(page, look) {
					await openColours(page);
					await look('Themify’s form', FORM);
				},
			},
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

for (const [name, places] of Object.entries(PLACES))
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
		const lookAt =
			(width: number): Look =>
			(what, parts) =>
				expect.poll(() => page.evaluate(spoilt, parts), `${what}, ${width} px`).toEqual([]);
		for (const { narrow, wide } of places) {
			await page.setViewportSize({ width: 390, height: 900 });
			await narrow(page, lookAt(390));
			await page.setViewportSize({ width: 1280, height: 900 });
			await wide(page, lookAt(1280));
		}
	});
