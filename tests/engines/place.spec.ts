import type { Tab } from './tab';
import { expect, test } from './test';

const HEART = '.tinvwl_add_to_wishlist_button';
const LINK = '[data-archipel="mini-cart"][data-archipel-props*="dropdown"] a';

/** Pixels between a box and its control, above and below, and by how much the box stands out of the window. */
const measure = (tab: Tab, box: string, control: string) =>
	tab.evaluate(
		(boxSelector, controlSelector) => {
			const rect = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
			const [one, other] = [rect(boxSelector), rect(controlSelector)];
			const { clientWidth, clientHeight } = document.documentElement;
			return {
				above: Math.round(other.top - one.bottom),
				below: Math.round(one.top - other.bottom),
				out: Math.max(-one.left, -one.top, one.right - clientWidth, one.bottom - clientHeight, 0),
			};
		},
		box,
		control,
	);

/** Scrolls until the element is so many pixels below the window's top: at once, or WebKit goes from where an earlier smooth scroll was to end. */
const scrollTo = (tab: Tab, selector: string, top: number) =>
	expect
		.poll(() =>
			tab.evaluate(
				(wanted, to) => {
					const element = document.querySelector(wanted)!;
					const distance = () => element.getBoundingClientRect().top - to;
					scrollBy({ top: distance(), behavior: 'instant' });
					return Math.abs(distance());
				},
				selector,
				top,
			),
		)
		.toBeLessThan(1);

test('[TILE-01] a tooltip stands above its button, in the window', async ({ tab }) => {
	await tab.goto('/boutique/');
	// The first touch wakes the island.
	await tab.hover(HEART);
	await tab.mounted('ul.products');
	await tab.hover('h1');
	await tab.hover(HEART);
	await tab.see('[role=tooltip]');
	await expect.poll(() => measure(tab, '[role=tooltip]', HEART)).toMatchObject({ above: 8, out: 0 });
});

test('[ACC-02] the dropdown stands under its link, above it where there is no room, and closes', async ({
	tab,
	shop,
	guard,
}) => {
	guard.allow(/property "/);
	await tab.goto('/produit/culotte-taille-haute/');
	await tab.click('form.cart .single_add_to_cart_button');
	await expect.poll(() => shop.cart()).toEqual({ 'culotte-taille-haute': 1 });
	await tab.goto('/iles/mini-cart/');
	await tab.evaluate((link) => {
		document.querySelector<HTMLElement>(link)!.parentElement!.style.marginBlock = '40rem 80rem';
	}, LINK);
	await tab.click(LINK);
	const dropdown = '.archipel-mini-cart__dropdown';
	await tab.see(dropdown);
	await scrollTo(tab, LINK, 20);
	await expect.poll(() => measure(tab, dropdown, LINK)).toMatchObject({ below: 12, out: 0 });
	await scrollTo(tab, LINK, 560);
	await expect.poll(() => measure(tab, dropdown, LINK)).toMatchObject({ above: 12, out: 0 });
	await tab.press('Escape');
	await tab.miss(dropdown);
	await expect.poll(() => tab.attribute(LINK, 'aria-expanded')).toBe('false');
});
