import { expect, test, vi } from 'vitest';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';
import { printConfig } from '../../tests/setup/print-config';
import { stubObservers } from '../../tests/setup/stub-observers';
import { trackListeners } from '../../tests/setup/track-listeners';
import enhance from './enhance';

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
