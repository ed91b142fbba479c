import { chips, openPanel, PLACED, THEMIFY } from './filter-page';
import { expect, test, visit, type Page } from './harness';
import { more, openList, withOptions } from './listing-page';
import { CULOTTE } from './cart-page-helpers';
import { openDrawer } from './mini-cart-helpers';
import { field, options, searched } from './search-page';

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

/** Checks parts of the page in their current state. */
type Look = (what: string, parts: string) => Promise<void>;

/** Goes a way at 390 and at 1280 px with text of 200 % (WCAG 1.4.4, 1.4.10). */
async function atLargeText(page: Page, go: (look: Look) => Promise<void>): Promise<void> {
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
	for (const width of [390, 1280]) {
		await page.setViewportSize({ width, height: 900 });
		await go((what, parts) => expect.poll(() => page.evaluate(spoilt, parts), `${what}, ${width} px`).toEqual([]));
	}
}

test('[LIST-01] [LIST-02] [LIST-03] [LIST-04] [LIST-06] [SRCH-02] [SRCH-04] [CART-12] text of 200 %: order, display, products per page, pages, the category tree; suggestions, recent searches, an empty result; the drawer and its lines; the button that adds a page', ({
	page,
}) =>
	atLargeText(page, async (look) => {
		await searched(page, ['nuisette', 'ensemble noir']);
		await page.request.post('/?wc-ajax=add_to_cart', {
			form: { product_id: CULOTTE.id, quantity: 1 },
		});
		await openList(page);
		await look('the list', '.listing-bar, .woocommerce-pagination, .product-categories');

		const panel = '.archipel-search__panel';
		await field(page).focus();
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

		await openDrawer(page);
		await look('the drawer', '.archipel-dialog');
		await openList(page, withOptions({ pagination: 'load-more' }));
		await expect(more(page)).toBeVisible();
		await look('the button that adds a page', '.archipel-more');
	}));

test('[LOOP-01] [WID-02] [LIST-07] [FILT-03] [FILT-04] [FILT-08] text of 200 %: the filter of a loop; a gallery with its categories; the placed panel; Themify’s form', ({
	page,
}) =>
	atLargeText(page, async (look) => {
		await visit(page, '/iles/loop-filter/', '.elementor-widget-taxonomy-filter');
		await look('the filter of a loop', '.elementor-widget-taxonomy-filter');
		await visit(page, '/iles/image-gallery/', '[data-archipel=image-gallery]');
		await look('a gallery', '[data-archipel-example="grid"]');

		const opener = page.getByRole('button', { name: /^Filtrer/ });
		await openPanel(page, `${PLACED}?filter_couleur=noir,rouge&query_type_couleur=or&min_price=20`);
		await expect(chips(page).first()).toBeVisible();
		if (await opener.isVisible()) await opener.click();
		await expect(page.locator('.archipel-filter__count').first()).toBeVisible();
		await look('the placed panel', '.archipel-filter, .archipel-filter__bar, .archipel-dialog');

		await openPanel(page, THEMIFY);
		if (await opener.isVisible()) await opener.click();
		await page.getByRole('combobox', { name: 'Rechercher : Couleur' }).click();
		await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
		await look('Themify’s form', '.wpf_form, .archipel-dialog');
	}));
