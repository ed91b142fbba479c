import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { RequestError } from '../shop/request-error';
import type { CartAnswer } from '../shop/woocommerce/cart-api';
import { createAdd } from '../../tests/setup/cart-shop';
import { pageLife } from '../../tests/setup/page-life';
import { printConfig } from '../../tests/setup/print-config';
import { addProductFormLazily } from './lazy-product-form';
import type { ProductFormOptions } from './product-form';

const addForm = vi.hoisted(() => vi.fn<(data: FormData, key: string) => Promise<CartAnswer>>());
vi.mock('../ui/announcer', () => ({ announce: () => {} }));
vi.mock('../safety/html', () => import('../../tests/setup/open-gate'));
vi.mock('./page-cart', () => ({ pageCart: () => ({ addForm: (data: FormData) => createAdd(addForm, data) }) }));

const added: CartAnswer = { ok: true, reply: { fragments: { a: 'b' }, cartHash: 'hash', cart: undefined } };
let form: HTMLFormElement;
let button: HTMLButtonElement;
const controller = pageLife();

// Brings the module, which comes with the first press.
beforeAll(async () => {
	addForm.mockResolvedValue(added);
	const first = document.body.appendChild(document.createElement('form'));
	addProductFormLazily(first, { noticeAfter: first, signal: new AbortController().signal })();
	await vi.waitUntil(() => addForm.mock.calls.length > 0, 10_000);
});

beforeEach(() => {
	addForm.mockResolvedValue(added);
	form = document.body.appendChild(document.createElement('form'));
	form.innerHTML = `<input name="quantity" value="2"><input type="file" name="photo">
		<button type="submit" name="add-to-cart" value="7" class="single_add_to_cart_button">Ajouter</button>
		<button type="submit" name="buy-now" value="1" class="buy">Acheter</button>`;
	button = form.querySelector('.single_add_to_cart_button')!;
});

const start = (options: Partial<ProductFormOptions> = {}) =>
	addProductFormLazily(form, { noticeAfter: form, signal: controller.signal, ...options });
/** Submits the form. @returns Whether the browser would send the form itself. */
const submit = (submitter: HTMLElement | null = button) =>
	form.dispatchEvent(
		Object.assign(new Event('submit', { bubbles: true, cancelable: true }), { submitter }) as SubmitEvent,
	);
const notice = () => document.querySelector<HTMLElement>('.archipel-notice');
/** Submits the form, and waits for the notice of the answer. @returns Whether the browser would send the form itself. */
async function add(submitter?: HTMLElement | null) {
	const isLeft = submit(submitter);
	await vi.waitFor(() => expect(notice()).not.toBeNull());
	return isLeft;
}

describe('what is sent', () => {
	test.each(['with', 'without'])(
		'[CART-14] the form as it stands, %s a button that says so by its add button',
		async (by) => {
			start();
			expect(await add(by === 'with' ? button : null)).toBe(false);
			const data = addForm.mock.calls[0]![0];
			expect([...data.keys()].sort()).toEqual(['add-to-cart', 'photo', 'quantity']);
			expect(data.get('add-to-cart')).toBe('7');
			expect(data.get('quantity')).toBe('2');
			expect(data.get('photo')).toBeInstanceOf(File);
		},
	);

	test('a button with an aim or an address of its own is the browser’s, and what somebody else has taken is theirs', () => {
		start();
		expect(submit(form.querySelector<HTMLElement>('.buy'))).toBe(true);
		button.setAttribute('formaction', '/acheter/');
		expect(submit()).toBe(true);
		button.removeAttribute('formaction');
		form.addEventListener('submit', (event) => event.preventDefault(), { capture: true });
		submit();
		expect(addForm).not.toHaveBeenCalled();
	});

	test('[REL-03] the later clicks of a double click, and those of a key held down, do not submit', () => {
		start();
		const click = (detail: number) =>
			button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
		expect(click(1)).toBe(true);
		expect(click(2)).toBe(false);
		button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true }));
		expect(click(0)).toBe(false);
		button.dispatchEvent(new KeyboardEvent('keyup', { key: 'Enter', bubbles: true }));
		expect(click(0)).toBe(true);
	});

	test('nothing if the island says no, nor after it has gone', async () => {
		start({ mayAdd: () => Promise.resolve(false) });
		submit();
		await Promise.resolve();
		controller.abort();
		expect(submit()).toBe(true);
		expect(addForm).not.toHaveBeenCalled();
	});
});

describe('what follows', () => {
	test('[CART-14] success is told, and everybody hears of it', async () => {
		const heard = vi.fn();
		const hear = (event: Event) => heard((event as CustomEvent).detail, event.target);
		document.addEventListener('archipel:added-to-cart', hear, { once: true });
		const onAdded = vi.fn();
		start({ onAdded });
		await add();
		expect(button.classList.contains('added')).toBe(true);
		expect(notice()?.dataset['state']).toBe('success');
		expect(notice()?.textContent).toContain('L’article a été ajouté à votre panier.');
		expect(notice()?.querySelector('a')?.textContent).toBe('Voir le panier');
		const data = { quantity: '2', 'add-to-cart': '7' };
		expect(heard).toHaveBeenCalledExactlyOnceWith({ fragments: { a: 'b' }, cartHash: 'hash', button, data }, button);
		expect(onAdded).toHaveBeenCalledOnce();
	});

	test.each<[string, () => unknown]>([
		['Escape', () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
		['its button', () => notice()!.querySelector('button')!.click()],
		['a cart that opens', () => document.dispatchEvent(new Event('archipel:cart-opened'))],
	])(
		'[CART-14] the sheet stays at the lower edge until %s closes it; the focus is then on the button',
		async (_name, close) => {
			vi.useFakeTimers({ shouldAdvanceTime: true });
			start();
			await add();
			vi.advanceTimersByTime(60_000);
			expect(notice()!.parentElement!.className).toBe('archipel-bottom-bars');
			notice()!.querySelector('a')!.focus();
			close();
			expect([notice(), document.activeElement]).toEqual([null, button]);
		},
	);

	test('[CART-14] who cancels the event of an add shows it; in a dialog the message stands beside the form', async () => {
		document.addEventListener('archipel:added-to-cart', (event) => event.preventDefault(), { once: true });
		const onAdded = vi.fn();
		start({ onAdded });
		submit();
		await vi.waitFor(() => expect(onAdded).toHaveBeenCalledOnce());
		expect(notice()).toBeNull();
		document.body.appendChild(document.createElement('dialog')).append(form);
		await add();
		expect(form.nextElementSibling).toBe(notice());
	});

	test('[CART-14] a refusal is told, and nothing is marked as added', async () => {
		addForm.mockResolvedValue({
			ok: false,
			message: 'Plus que trois.',
			notices: '<a href="/page-panier/">Plus que trois.</a>',
			productUrl: undefined,
			reply: undefined,
		});
		const failed = vi.fn();
		document.addEventListener('archipel:add-to-cart-failed', failed, { once: true });
		start();
		await add();
		expect(notice()?.dataset['state']).toBe('error');
		expect(notice()?.textContent).toBe('Plus que trois.');
		expect(button.classList.contains('added')).toBe(false);
		expect(failed).toHaveBeenCalledOnce();
		notice()!.querySelector('a')!.focus();
		submit();
		expect(document.activeElement).toBe(button);
	});

	test('[REL-01] [REL-03] a failure is told, and « Réessayer » sends the form again under the same key; more submits are added up', async () => {
		addForm.mockRejectedValueOnce(new RequestError('timeout', '/'));
		start();
		await add();
		expect(notice()?.textContent).toContain('trop de temps');
		notice()!.querySelector('button')!.focus();
		notice()!.querySelector('button')!.click();
		expect(document.activeElement).toBe(button);
		submit();
		submit();
		await vi.waitFor(() => expect(notice()?.textContent).toContain('3 articles ont été ajoutés'));
		expect(addForm.mock.calls.map(([data]) => data.get('quantity'))).toEqual(['2', '2', '4']);
		expect(addForm.mock.calls[1]![1]).toBe(addForm.mock.calls[0]![1]);
	});

	test.each([
		['an empty reply', new RequestError('invalid', '/', { body: '' })],
		['404', new RequestError('http', '/', { status: 404, body: 'no' })],
	])(
		'[CART-14] without the plugin’s endpoint (%s) the browser submits, with the button’s field',
		async (_name, error) => {
			addForm.mockRejectedValueOnce(error);
			const native = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
			start();
			submit();
			await vi.waitFor(() => expect(native).toHaveBeenCalledOnce());
			expect(form.querySelector<HTMLInputElement>('input[type=hidden][name="add-to-cart"]')?.value).toBe('7');
		},
	);

	test('[CART-03] [SEC-02] a shop that wants it so goes to the cart; a redirect to another site is not followed: the shopper reads what was added', async () => {
		const go = vi.spyOn(location, 'assign').mockImplementation(() => {});
		addForm.mockResolvedValueOnce({ ...added, redirect: 'https://evil.example/' } as CartAnswer);
		start();
		await add();
		expect(notice()?.dataset['state']).toBe('success');
		expect(go).not.toHaveBeenCalled();
		printConfig({ shop: { cartRedirectAfterAdd: true, cartUrl: '/page-panier/' } });
		submit();
		await vi.waitFor(() => expect(go.mock.calls).toEqual([[new URL('/page-panier/', location.href).href]]));
	});
});
