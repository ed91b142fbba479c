import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { signal as createSignal } from '@preact/signals-core';
import { beforeEach, expect, test, vi } from 'vitest';
import { body, createShop, mask, no, openShop, settled, yes } from '../../tests/setup/cart-shop';
import { sampleCart, sampleItem, sampleReply } from '../../tests/setup/sample-cart';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';
import { lastAnnouncement } from '../../src/ui/announcer';
import type { CartItem } from '../../src/shop/woocommerce/cart-schema';
import Panel from './panel';
import { createCartActions } from './cart-actions';

const page = pageLife();

beforeEach(() => {
	document.cookie = 'woocommerce_items_in_cart=1; path=/';
});

const BRIEFS = sampleItem({ key: 'briefs', name: 'Culotte', quantity: 1, price: 1990 });
const MASK: CartItem = { ...mask, name: 'Masque satin', soldIndividually: true };

/** Mounts the panel with these cart lines. */
function open(items: readonly CartItem[] = [body, MASK, BRIEFS], changes: Parameters<typeof sampleCart>[1] = {}) {
	const shop = openShop();
	shop.store.receive(sampleReply(sampleCart(items, changes)), 'refresh');
	return mount(shop);
}
function mount(shop: ReturnType<typeof createShop>) {
	const actions = createCartActions(shop.store, page.signal);
	const view = () =>
		render(
			<Panel
				display="inline"
				context={islandContext(page.signal)}
				cart={shop.store}
				actions={actions}
				isOpen={createSignal(true)}
				onClose={() => {}}
			/>,
		);
	return { ...shop, ...view(), view, actions };
}
const line = (name: string) => screen.getAllByRole('listitem').find((row) => row.textContent?.includes(name))!;
const remove = (name: string) => screen.getByRole('button', { name: `Retirer ${name} du panier` });
const undo = (name: string) => screen.queryByRole('button', { name: `Annuler le retrait de ${name}` });
const quantity = (name: string) => within(line(name)).getByRole<HTMLInputElement>('spinbutton');
const more = (name: string) => within(line(name)).getByRole('button', { name: 'Augmenter la quantité' });
const press = (control: HTMLElement) =>
	act(async () => {
		control.focus();
		control.click();
		await settled();
	});
const answer = (call: { answer: (value: unknown) => Promise<void> }, value: unknown) => act(() => call.answer(value));

test('[REL-01] [A11Y-02] a cart that does not come says so, is asked for again, and keeps the focus: in its place, then in its first line', async () => {
	const { store, next } = mount(createShop());
	void store.refresh();
	await act(async () => (await next('refresh')).fail('timeout'));
	expect(screen.getByText(/^Votre panier n’a pas pu être chargé\. .*trop de temps/)).toBeDefined();
	await press(screen.getByRole('button', { name: 'Réessayer' }));
	expect(document.activeElement).toBe(document.querySelector('.archipel-mini-cart__content[aria-busy=true]'));
	expect(screen.getByText('Chargement de votre panier…')).toBeDefined();
	await answer(await next('refresh'), sampleReply(sampleCart([BRIEFS])));
	expect(line('Culotte').contains(document.activeElement)).toBe(true);
});

test('[CART-12] tells how far it is to free shipping', () => {
	open([{ ...MASK, quantity: 1 }]);
	const bar = screen.getByRole<HTMLProgressElement>('progressbar');
	expect([bar.value, bar.max, bar.getAttribute('aria-valuetext')]).toEqual([
		1200,
		10_000,
		expect.stringMatching(/^Plus que 88,00\s€ pour la livraison offerte\.$/),
	]);
	expect(screen.getByText('Livraison calculée à l’étape suivante.')).toBeDefined();
	cleanup();
	open([body], { freeShipping: { threshold: 6000, remaining: 0 } });
	expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(6000);
	expect(screen.getByText('La livraison vous est offerte.')).toBeDefined();
	expect(screen.queryByText(/Livraison calculée/)).toBeNull();
});

test('[QTY-02] a quantity follows the limits of the product: by two, at least two', async () => {
	const { calls } = open([{ ...body, quantity: 4, minQuantity: 2, step: 2 }]);
	const fewer = within(line('Body')).getByRole('button', { name: 'Diminuer la quantité' });
	await press(fewer);
	expect([quantity('Body').value, fewer.getAttribute('aria-disabled')]).toEqual(['2', 'true']);
	await press(fewer);
	expect(fewer.hasAttribute('disabled'), 'it would lose the focus').toBe(false);
	expect(calls.map(({ args }) => args[1])).toEqual([2]);
});

test.each([
	['counts when the field is left, brought between the limits', '12', fireEvent.blur, [5]],
	[
		'counts on Enter, which does not send a form around it',
		'4',
		(field: Element) => expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false),
		[4],
	],
	['that is none goes back to the one before', '', fireEvent.blur, []],
])('[CART-12] a typed quantity %s', async (_what, typed, end, asked) => {
	const { calls } = open([body]);
	await act(async () => void fireEvent.change(quantity('Body'), { target: { value: typed } }));
	expect(calls).toEqual([]);
	await act(async () => {
		end(quantity('Body'));
		await settled();
	});
	expect(calls.map(({ args }) => args[1])).toEqual(asked);
	expect(quantity('Body').value).toBe(String(asked[0] ?? 2));
});

test('[CART-12] [A11Y-01] what changes a line is named after its product, and says what WooCommerce’s remove link says; one sold one by one has no quantity', () => {
	open();
	const name = /Quantité\s: Body sexy 1/;
	expect(within(screen.getByRole('group', { name })).getByRole('spinbutton', { name })).toBe(quantity('Body'));
	expect(document.getElementById(more('Body').getAttribute('aria-describedby')!)!.textContent).toMatch(name);
	expect(within(line('Masque')).queryByRole('spinbutton')).toBeNull();
	expect({ ...remove('Body sexy 1').dataset }).toMatchObject({
		product_id: '72',
		cart_item_key: 'body',
		product_sku: 'LG-1',
	});
});

test('[CART-12] a quantity: that the shop refuses is taken back, with the shop’s reason at the line until it changes', async () => {
	const { next } = open([body]);
	await press(more('Body'));
	const told = sampleReply(sampleCart([{ ...body, maxQuantity: 2 }]));
	await answer(await next('setQuantity'), no('Plus que 2 en stock.', told));
	expect(line('Body').textContent).toContain('Plus que 2 en stock.');
	await vi.waitFor(() => expect(lastAnnouncement()).toMatch(/^Body sexy 1\s: Plus que 2 en stock\.$/));
	expect([quantity('Body').value, more('Body').getAttribute('aria-disabled')]).toEqual(['2', 'true']);
	await press(within(line('Body')).getByRole('button', { name: 'Diminuer la quantité' }));
	await answer(await next('setQuantity'), yes(sampleCart([{ ...body, quantity: 1, maxQuantity: 2 }])));
	expect(line('Body').textContent).not.toContain('Plus que 2');
});

test('[A11Y-02] a removal moves the focus: to the next line, at the end to the one before, and of the only one to the message', async () => {
	open();
	await press(remove('Masque satin'));
	expect(document.activeElement).toBe(remove('Culotte'));
	await press(remove('Culotte'));
	expect(document.activeElement).toBe(remove('Body sexy 1'));
	await press(remove('Body sexy 1'));
	expect(document.activeElement!.textContent).toBe('Votre panier est vide.');
	expect(screen.queryByRole('link', { name: 'Commander' })).toBeNull();
});

test('[A11Y-02] [CART-08] a removal moves the focus: so does one by another tab', async () => {
	const { store } = open([body, MASK]);
	remove('Body sexy 1').focus();
	await act(async () => store.receive(sampleReply(sampleCart([MASK])), 'tab'));
	expect(document.activeElement).toBe(remove('Masque satin'));
});

test('[CART-12] an undo brings back the line where it stood, with what was chosen, and its focus', async () => {
	const chosen = { ...body, attributes: [{ name: 'Couleur', value: 'Noir' }] };
	const { next } = open([MASK, chosen]);
	const text = line('Body').textContent;
	await press(remove('Body sexy 1'));
	await answer(await next('remove'), yes(sampleCart([MASK])));
	const gone = screen.getAllByRole('listitem')[1]!;
	expect([gone.contains(undo('Body sexy 1')), gone.textContent]).toEqual([
		true,
		expect.stringContaining('Body sexy 1'),
	]);
	await press(undo('Body sexy 1')!);
	await answer(await next('restore'), yes(sampleCart([MASK, chosen])));
	expect(screen.getAllByRole('listitem')[1]!.textContent).toBe(text);
	expect(text).toMatch(/Couleur\s: Noir/);
	expect(document.activeElement).toBe(remove('Body sexy 1'));
	expect(undo('Body sexy 1')).toBeNull();
	await vi.waitFor(() => expect(lastAnnouncement()).toMatch(/de nouveau dans votre panier\. 3 articles/));
});

test('[A11Y-04] an undo can be had for ten seconds, as long as somebody is at it, and after the panel was closed and opened', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	const { unmount, view, next } = open();
	await press(remove('Body sexy 1'));
	await answer(await next('remove'), yes(sampleCart([MASK, BRIEFS])));
	const pass = (time: number) => act(async () => vi.advanceTimersByTime(time));
	await pass(8500);
	expect(undo('Body sexy 1')).not.toBeNull();
	await act(async () => undo('Body sexy 1')!.focus());
	await pass(60_000);
	expect(undo('Body sexy 1')).not.toBeNull();
	unmount();
	view();
	expect(undo('Body sexy 1')).not.toBeNull();
	await pass(11_000);
	expect(undo('Body sexy 1')).toBeNull();
});

test('[SEC-01] [SEC-02] a name is text, and no address of a reply leads elsewhere', () => {
	const name = '<img src=x onerror="attacked=1">';
	open([{ ...body, name, permalink: 'javascript:attacked=1' }], {
		urls: { cart: 'https://elsewhere.example/', checkout: 'javascript:attacked=1' },
	});
	expect(line('<img src=x').querySelector('img[onerror], a')).toBeNull();
	for (const { href } of screen.queryAllByRole<HTMLAnchorElement>('link'))
		expect(new URL(href).origin).toBe(location.origin);
});
