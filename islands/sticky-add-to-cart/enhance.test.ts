import { expect, test, vi } from 'vitest';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';
import { printConfig } from '../../tests/setup/print-config';
import { stubObservers } from '../../tests/setup/stub-observers';
import { trackListeners } from '../../tests/setup/track-listeners';
import enhance from './enhance';
import { createMirror } from './parts/mirror';

let observed: ReturnType<typeof stubObservers>[0] | undefined;
const entry = (isIntersecting: boolean, height = 40) => ({
	isIntersecting,
	boundingClientRect: new DOMRect(0, 0, 1, height),
});
const watch = (isIntersecting: boolean, height?: number) => observed?.tell(entry(isIntersecting, height));
const controller = pageLife();

async function place(besides = ''): Promise<HTMLButtonElement> {
	document.body.className = 'single-product';
	document.body.innerHTML =
		besides +
		'<div class="product"><h1 class="product_title">Body sexy</h1><p class="price">24 €</p><form class="cart"><button class="single_add_to_cart_button" type="submit">Ajouter au panier</button></form></div>';
	const host = document.querySelector('button')!;
	const all = stubObservers();
	await enhance(host, {}, islandContext(controller.signal));
	[observed] = all;
	return host;
}
const bar = () => document.querySelector<HTMLElement>('.archipel-sticky-add-to-cart');
/** Waits for the bar, which is loaded when it is first needed. */
const shown = () => vi.waitFor(() => expect(bar()).not.toBeNull());
const button = () => bar()!.querySelector('button')!;

test('[WP-07] nothing is there until the button has been passed: one without a box has not been, nor one still to come; of several changes told at once, the last is true', async () => {
	printConfig({ locale: 'en_US' });
	await place();
	expect(bar()).toBeNull();
	watch(false, 0);
	await vi.dynamicImportSettled();
	expect(bar()).toBeNull();
	watch(false);
	await shown();
	expect(bar()!.getAttribute('aria-label')).toBe('Buy Body sexy');
	expect(bar()!.textContent).toContain('24 €');
	watch(true);
	expect(bar()).toBeNull();
	watch(false);
	await shown();
	const ahead = Number.parseFloat(observed!.options!.rootMargin!.split(' ')[2]!);
	watch(20_000 < innerHeight + ahead);
	expect(bar()).toBeNull();
	observed!.tell(entry(true), entry(false));
	await shown();
	observed!.tell(entry(false), entry(true));
	expect(bar()).toBeNull();
});

test('[REL-02] [RT-05] nothing of the bar is left when it goes: the form keeps no listener of it', async () => {
	const listening = trackListeners((await place()).form!);
	watch(false);
	await shown();
	expect(listening()).toEqual(['change', 'archipel:added-to-cart', 'archipel:add-to-cart-failed']);
	controller.abort();
	expect([bar(), document.querySelector('.archipel-bottom-bars'), listening()]).toEqual([null, null, []]);
});

test('[A11Y-02] a focus in it returns to the form’s button without a scroll; its click is a click on that button, once', async () => {
	const host = await place();
	const focused = vi.spyOn(host, 'focus');
	const clicked = vi.fn((event: Event) => event.preventDefault());
	host.addEventListener('click', clicked);
	watch(false);
	await shown();
	watch(true);
	expect(focused).not.toHaveBeenCalled();
	watch(false);
	await shown();
	button().focus();
	button().click();
	expect(clicked).toHaveBeenCalledOnce();
	watch(true);
	expect(focused).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
});

test('a theme that has such a bar keeps it, and there is no second one', async () => {
	await place('<section class="storefront-sticky-add-to-cart"></section>');
	watch(false);
	await vi.dynamicImportSettled();
	expect(bar()).toBeNull();
});

test('[SW-10] it mirrors what the button says of itself: the open option, and that it is busy', async () => {
	const host = await place();
	const own = host.textContent;
	host.textContent = 'Choisir une taille';
	watch(false);
	await shown();
	expect(button().textContent).toBe('Choisir une taille');
	host.textContent = own;
	host.setAttribute('aria-disabled', 'true');
	await vi.waitFor(() => expect(button().textContent).toBe('Ajouter au panier'));
	expect(button().getAttribute('aria-disabled')).toBe('true');
	host.setAttribute('aria-busy', 'true');
	await vi.waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'));
	expect(button().textContent).toContain('Ajout…');
	host.removeAttribute('aria-busy');
	await vi.waitFor(() => expect(button().textContent).toBe('Ajouter au panier'));
});

test('it tells why an add failed, until the form is changed or an add succeeds; what failed while it was away it does not tell', async () => {
	const host = await place();
	const fail = () =>
		host.dispatchEvent(
			new CustomEvent('archipel:add-to-cart-failed', { bubbles: true, detail: { message: 'Plus que 2 en stock' } }),
		);
	fail();
	watch(false);
	await shown();
	expect(bar()!.textContent).not.toContain('Plus que 2');
	fail();
	expect(bar()!.querySelector('.archipel-sticky-add-to-cart__failure')!.textContent).toBe('Plus que 2 en stock');
	for (const type of ['change', 'archipel:added-to-cart']) {
		fail();
		host.form!.dispatchEvent(new Event(type, { bubbles: true }));
		expect(bar()!.textContent, type).not.toContain('Plus que 2');
	}
});

/** Shows the bar of a page, whose form begins with its button. @returns HTML of a part */
function read(html: string, part: string): string | undefined {
	controller.restart();
	document.body.innerHTML = html.replace('<form>', '<form><button></button>');
	const form = document.querySelector('form')!;
	createMirror(form, form.querySelector('button')!, controller.signal).show();
	return document.querySelector(`.archipel-sticky-add-to-cart .archipel-sticky-add-to-cart__${part}`)?.innerHTML;
}
const product = (variation: string, price = 'de 20 €') =>
	`<div class="product"><p class="price">${price}</p><form><div class="single_variation">${variation}</div></form></div>`;

test('the variation on show has the price; else the product; markup of the price is kept, ids are not: they stay unique on the page; a page without price, picture or title is no error', () => {
	const old = '<del id="old">30 €</del> <ins>20 €</ins>';
	expect(read(product('<span class="price">24 €</span>'), 'price')).toBe('24 €');
	expect(read(product(''), 'price')).toBe('de 20 €');
	expect(read(product('', old), 'price')).toBe('<del>30 €</del> <ins>20 €</ins>');
	const parts = ['name', 'price', 'choice', 'image'].map((part) => read('<form></form>', part));
	expect(parts).toEqual(['', '', '', undefined]);
});

test('chosen values are named in the order of the form, open ones left out', () => {
	const choice = read(
		`<div class="product"><form><table class="variations"><tr><td>
		<select><option value="">Choisir</option><option value="rouge" selected>Rouge</option></select>
		<select><option value="" selected>Choisir</option><option value="95c">95C</option></select>
		<select><option value="long" selected>Longue</option></select></td></tr></table></form></div>`,
		'choice',
	);
	expect(choice).toBe('Rouge, Longue');
});
