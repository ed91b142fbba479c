import { beforeEach, expect, test, vi } from 'vitest';
import { pageLife } from '../../../tests/setup/page-life';
import { showTooltips } from './tooltip';

// happy-dom has no layout.
vi.mock('../../../src/dom/float', () => ({ float: () => () => {} }));

const ICON = '<svg aria-hidden="true"></svg>';
const controller = pageLife();

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

/** Puts a button into a tile and starts the tooltips. @returns The button. */
function open(html: string): HTMLElement {
	document.body.innerHTML = `<main><ul class="products"><li class="product">${html}</li></ul></main>`;
	showTooltips(document.querySelector('ul')!, controller.signal);
	return document.querySelector('li')!.firstElementChild as HTMLElement;
}
const hover = (element: Element) => element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
const text = () => document.querySelector('[role=tooltip]')?.textContent;

test.each([
	['Ajouter au panier', 'ajax_add_to_cart add_to_cart_button'],
	['Aperçu rapide', 'quick-view-button'],
	['Ajouter aux favoris', 'tinvwl_add_to_wishlist_button'],
	['Comparer', 'compare button'],
	['Commander directement', 'direct-checkout'],
])('[TILE-01] an icon that nobody named is known by what the button does, to screen readers too: %s', (name, kind) => {
	const button = open(`<button type="button" class="${kind}">${ICON}</button>`);
	hover(button);
	expect([text(), button.getAttribute('aria-label')]).toEqual([name, name]);
});

test('[TILE-01] what a tile’s button can do is shown also where its words can be read, as TI Wishlist prints them by default', () => {
	hover(open('<a class="tinvwl_add_to_wishlist_button">Ajouter à la liste</a>'));
	expect(text()).toBe('Ajouter à la liste');
});

test('[TILE-01] there is none for a link that can be read, nor for a picture', () => {
	hover(open('<a class="add_to_cart_button product_type_variable" href="/p/">Choix des options</a>'));
	expect(text()).toBeUndefined();
	hover(open('<a href="/p/"><img src="data:," alt="Culotte"></a>').firstElementChild!);
	expect(text()).toBeUndefined();
});

test('[TILE-01] [SEC-01] a title is not shown twice, as the text that it is, and is there again afterwards', () => {
	const title = '<i>Liste</i>';
	const button = open(`<a class="tinvwl_add_to_wishlist_button" title="${title}">${ICON}</a>`);
	hover(button);
	expect([text(), button.title, button.getAttribute('aria-label')]).toEqual([title, '', title]);
	button.dispatchEvent(new PointerEvent('pointerout', { bubbles: true }));
	vi.advanceTimersByTime(1000);
	expect([text(), button.title, button.getAttribute('aria-label')]).toEqual([undefined, title, null]);
});
