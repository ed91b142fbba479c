import { signal } from '@preact/signals-core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isGateOpen, openGate, safeHtml } from '../safety/html';
import type { CartStore, HeardReply } from '../stores/cart';
import { on } from '../stores/events';
import { pageLife } from '../../tests/setup/page-life';
import { applyFragments } from './page-cart';

vi.mock('../safety/html', async () => {
	const gate = await import('../../tests/setup/open-gate');
	return { safeHtml: vi.fn(gate.safeHtml), isGateOpen: vi.fn(gate.isGateOpen), openGate: vi.fn(gate.openGate) };
});

const page = pageLife();
const reply = signal<HeardReply | undefined>(undefined);
const busy = signal(false);

beforeEach(() => {
	reply.value = undefined;
	busy.value = false;
	document.body.innerHTML = `
		<a class="cart-contents" href="/page-panier/">?</a>
		<div class="widget"><div class="widget_shopping_cart_content"></div></div>`;
	applyFragments({ reply, busy } as unknown as CartStore, page.signal);
});

const say = (fragments: Record<string, string>) =>
	(reply.value = { fragments, cartHash: 'abc', cart: undefined, source: 'change' });
const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const contents = (count: number) => `\t\t<a class="cart-contents" href="/page-panier/">${count}</a>\n`;
const mini = (html: string) => `<div class="widget_shopping_cart_content">${html}</div>`;

test('[RT-14] while the gate is shut the theme’s markup stays; once it opens it gets what is true then', async () => {
	vi.mocked(isGateOpen).mockReturnValue(false);
	let open!: () => void;
	vi.mocked(openGate).mockReturnValue(new Promise((resolve) => (open = resolve)));
	say({ 'a.cart-contents': contents(1) });
	say({ 'a.cart-contents': contents(2) });
	expect(find('.cart-contents')?.textContent).toBe('?');
	vi.mocked(isGateOpen).mockReturnValue(true);
	open();
	await vi.waitFor(() => expect(find('.cart-contents')?.textContent).toBe('2'));
});

test('[CART-06] every element that a selector names gets its new HTML', () => {
	document.body.append(find('.cart-contents')!.cloneNode(true));
	say({ 'a.cart-contents': contents(3), 'div.widget_shopping_cart_content': mini('<p>Body sexy</p>') });
	expect([...document.querySelectorAll('.cart-contents')].map((link) => link.textContent)).toEqual(['3', '3']);
	expect(find('.widget_shopping_cart_content')?.textContent).toBe('Body sexy');
});

test('[CART-06] what is refreshed is dimmed and blocked, then replaced, then free again', () => {
	say({ 'a.cart-contents': contents(3) });
	busy.value = true;
	expect(find('.cart-contents')!.className).toBe('cart-contents archipel-refreshing');
	expect(find('.cart-contents')!.getAttribute('aria-busy')).toBe('true');
	say({ 'a.cart-contents': contents(4) });
	expect(find('.cart-contents.archipel-refreshing')?.textContent).toBe('4');
	busy.value = false;
	expect(find('.cart-contents')!.className).toBe('cart-contents');
	expect(find('.cart-contents')!.hasAttribute('aria-busy')).toBe(false);
});

describe('[CART-06] what is pressed', () => {
	let isActive: boolean;
	let link: HTMLElement;

	beforeEach(() => {
		vi.useFakeTimers();
		say({ 'a.cart-contents': contents(3) });
		link = find('.cart-contents')!;
		isActive = true;
		const matches = link.matches.bind(link);
		vi.spyOn(link, 'matches').mockImplementation((selector) =>
			selector.startsWith(':active') ? isActive : matches(selector),
		);
	});

	test('is replaced when its click has come, by the newest answer, and the page is told then', async () => {
		const told = vi.fn();
		on('archipel:fragments-refreshed', told, page.signal);
		say({ 'a.cart-contents': contents(4) });
		say({ 'a.cart-contents': contents(5) });
		await vi.advanceTimersByTimeAsync(1000);
		expect(find('.cart-contents')).toBe(link);
		expect(told).not.toHaveBeenCalled();
		isActive = false;
		await vi.advanceTimersByTimeAsync(100);
		expect(find('.cart-contents')?.textContent).toBe('5');
		expect(told).toHaveBeenCalledExactlyOnceWith({ fragments: { 'a.cart-contents': contents(5) }, source: 'change' });
	});

	test('is blocked when its click has come', async () => {
		busy.value = true;
		expect(link.className).toBe('cart-contents');
		isActive = false;
		await vi.advanceTimersByTimeAsync(100);
		expect(link.className).toBe('cart-contents archipel-refreshing');
		busy.value = false;
		expect(link.className).toBe('cart-contents');
	});

	test('is left alone when the page goes', async () => {
		say({ 'a.cart-contents': contents(4) });
		page.abort();
		isActive = false;
		await vi.advanceTimersByTimeAsync(100);
		expect(find('.cart-contents')).toBe(link);
	});
});

test('HTML that is the same already is left where it is, markup that came into the page since is brought up to date', () => {
	say({ 'a.cart-contents': contents(3) });
	const link = find('.cart-contents');
	say({ 'a.cart-contents': contents(3) });
	expect(find('.cart-contents')).toBe(link);
	find('.cart-contents')!.outerHTML = '<a class="cart-contents" href="/page-panier/">?</a>';
	say({ 'a.cart-contents': contents(3) });
	expect(find('.cart-contents')?.textContent).toBe('3');
});

test('a listener that reads a signal does not make the page follow that signal', () => {
	const told = vi.fn(() => busy.value);
	on('archipel:fragments-refreshed', told, page.signal);
	say({});
	busy.value = true;
	busy.value = false;
	expect(told).toHaveBeenCalledOnce();
});

test('[CART-10] [SEC-03 C7] islands: a mounted island shows the cart itself and is left alone', () => {
	find('.widget_shopping_cart_content')!.dataset['archipelState'] = 'mounted';
	busy.value = true;
	say({ 'div.widget_shopping_cart_content': mini('<p>Body sexy</p>') });
	expect(find('.widget_shopping_cart_content')!.outerHTML).toBe(
		'<div class="widget_shopping_cart_content" data-archipel-state="mounted"></div>',
	);
});

test('[CART-06] before the first answer the mini-cart alone is dimmed; an island that mounts on it does not stay so', () => {
	busy.value = true;
	expect(find('.cart-contents.archipel-refreshing')).toBeNull();
	const host = find('.widget_shopping_cart_content.archipel-refreshing')!;
	host.dataset['archipelState'] = 'mounted';
	busy.value = false;
	expect(host.className).toBe('widget_shopping_cart_content');
	expect(host.hasAttribute('aria-busy')).toBe(false);
});

test('[RT-05] islands: a host that was given back gets the fragment of now', async () => {
	const host = find('.widget_shopping_cart_content')!;
	host.dataset['archipelState'] = 'mounted';
	say({ 'div.widget_shopping_cart_content': mini('<p>Body sexy</p>') });
	host.dataset['archipelState'] = 'failed';
	host.dispatchEvent(new CustomEvent('archipel:error', { bubbles: true }));
	await Promise.resolve();
	expect(find('.widget_shopping_cart_content')?.textContent).toBe('Body sexy');
});

const lines = (...names: string[]) => mini(names.map((name) => `<a href="/${name}/">${name}</a>`).join(''));

test('[A11Y-02] focus stays in the same place of what was replaced, on a link that is itself replaced, and elsewhere', () => {
	say({ 'div.widget_shopping_cart_content': lines('un', 'deux', 'trois') });
	document.querySelectorAll<HTMLElement>('.widget_shopping_cart_content a')[1]!.focus();
	say({ 'div.widget_shopping_cart_content': lines('un', 'trois') });
	expect(document.activeElement?.textContent).toBe('trois');
	say({ 'div.widget_shopping_cart_content': lines('un') });
	expect(document.activeElement?.textContent).toBe('un');
	find('.cart-contents')!.focus();
	say({ 'a.cart-contents': contents(3) });
	expect(document.activeElement?.textContent).toBe('3');
	const field = document.body.appendChild(document.createElement('input'));
	field.focus();
	say({ 'a.cart-contents': contents(4) });
	expect(document.activeElement).toBe(field);
});

test('[A11Y-02] focus goes to the new markup when nothing in it can be focused', () => {
	say({ 'div.widget_shopping_cart_content': lines('un') });
	find('.widget_shopping_cart_content a')!.focus();
	say({ 'div.widget_shopping_cart_content': mini('Votre panier est vide.') });
	expect(document.activeElement).toBe(find('.widget_shopping_cart_content'));
});

test('[SEC-01] [SEC-03 S6] what a server may not do: send HTML past the gate', () => {
	say({ 'a.cart-contents': contents(3) });
	expect(vi.mocked(safeHtml).mock.calls).toEqual([[contents(3)]]);
});

test.each(['html', 'body', ':root', 'a.cart-contents, body', 'head', 'head *', 'script', 'style', 'link'])(
	'[SEC-01] [SEC-03 S6] what a server may not do: replace %s',
	(selector) => {
		document.head.innerHTML = '<title>Boutique</title><style></style>';
		document.body.append(document.createElement('script'));
		const parts = () => [...document.querySelectorAll('html, body, head, script, style, title')];
		const before = parts();
		say({ [selector]: '<p>Piraté</p>' });
		expect(parts()).toEqual(before);
	},
);

test('[SEC-01] [SEC-03 S6] what a server may not do: break the page with something that is no selector', () => {
	const log = vi.spyOn(console, 'error').mockImplementation(() => {});
	say({ 'a[': '<p></p>', 'a.cart-contents': contents(3) });
	expect(find('.cart-contents')?.textContent).toBe('3');
	expect(log).toHaveBeenCalledWith('[archipel] fragments: "a[" is not a selector');
});

test('[RT-06] after the end nothing is replaced', () => {
	page.abort();
	say({ 'a.cart-contents': contents(3) });
	busy.value = true;
	expect(find('.cart-contents')!.outerHTML).toBe('<a class="cart-contents" href="/page-panier/">?</a>');
});
