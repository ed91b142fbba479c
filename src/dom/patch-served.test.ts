import { describe, expect, test, vi } from 'vitest';
import { safeHtml } from '../safety/html';
import { noteServed, patchServed } from './patch-served';

vi.mock('../safety/html', () => import('../../tests/setup/open-gate'));

const page = (html: string): HTMLElement => {
	document.body.replaceChildren(safeHtml(`<div id="part">${html}</div>`));
	const part = document.getElementById('part')!;
	noteServed(part);
	return part;
};
const patch = (part: HTMLElement, html: string, isSettled?: Parameters<typeof patchServed>[2]) =>
	patchServed(part, safeHtml(`<div id="part">${html}</div>`).firstElementChild!, isSettled);
const find = <T extends Element = HTMLElement>(selector: string) => document.querySelector<T>(selector)!;
const line = (key: string, quantity: number) =>
	`<tr class="cart_item"><td><a href="?remove_item=${key}">×</a></td><td><input type="number" id="q_${Math.random()}" name="cart[${key}][qty]" value="${quantity}"></td></tr>`;

test('what the server sends: text, attributes, new and missing elements, and pictures without a word are taken over', () => {
	const part = page('<p class="a" title="old">one</p><em>gone</em><div><img src="/a.png"></div>');
	const after = '<p class="b">two</p><strong>new</strong><div><img src="/b.png"></div>';
	patch(part, after);
	expect(part.innerHTML).toBe(after);
});

test('what the server sends: elements that stay the same, by their keys and not by their place, stay the same nodes, and keep the focus', () => {
	const part = page(`<table><tbody>${line('aa', 1)}${line('bb', 1)}</tbody></table>`);
	const [field, row] = [find('[name="cart[bb][qty]"]'), find('tr:nth-child(2)')];
	field.focus();
	patch(part, `<table><tbody>${line('bb', 3)}${line('cc', 1)}</tbody></table>`);
	expect(find('[name="cart[bb][qty]"]')).toBe(field);
	expect(find('tr:first-child')).toBe(row);
	expect(document.activeElement).toBe(field);
	expect(part.querySelectorAll('tr')).toHaveLength(2);
});

describe('what others have put in', () => {
	test('an element of a script stays where it was, also between those of the server', () => {
		const part = page('<p>one</p><p>two</p>');
		const button = document.createElement('button');
		part.firstElementChild!.after(button);
		patch(part, '<p>uno</p><p>due</p><p>tre</p>');
		expect([...part.children].map(({ nodeName }) => nodeName)).toEqual(['P', 'BUTTON', 'P', 'P']);
		expect(part.children[1]).toBe(button);
	});

	test('classes and attributes of scripts stay; those of the server follow it', () => {
		const part = page('<p class="server old">one</p>');
		find('p').classList.add('theirs');
		find('p').dataset['theirs'] = '1';
		patch(part, '<p class="server new">one</p>');
		expect([...find('p').classList].sort()).toEqual(['new', 'server', 'theirs']);
		expect(find('p').dataset['theirs']).toBe('1');
	});

	test('an attribute that a script has changed stays while the server says the same as before', () => {
		const part = page('<a aria-expanded="false" href="/a">open</a>');
		find('a').setAttribute('aria-expanded', 'true');
		patch(part, '<a aria-expanded="false" href="/b">open</a>');
		expect(find('a').getAttribute('aria-expanded')).toBe('true');
		expect(find('a').getAttribute('href')).toBe('/b');
	});

	test('an empty place of the server that a script had filled before we came keeps its content', () => {
		const part = page('<div id="pay"><span>Payer</span></div><p>one</p>');
		const content = find('#pay span');
		patch(part, '<div id="pay"></div><p>two</p>');
		patch(part, '<div id="pay"></div><p>three</p>');
		expect(find('#pay span')).toBe(content);
		expect(find('p').textContent).toBe('three');
	});

	test('what the server itself had sent goes when it sends nothing any more', () => {
		const part = page('<div id="note"></div>');
		patch(part, '<div id="note"><span>Encore 3 €</span></div>');
		patch(part, '<div id="note"></div>');
		expect(find('#note').childElementCount).toBe(0);
	});

	test('a field that a script has put in the place of the server’s is not doubled', () => {
		const part = page('<p><input type="hidden" name="state" value=""></p>');
		const select = document.createElement('select');
		select.name = 'state';
		find('[name=state]').replaceWith(select);
		patch(part, '<p><input type="hidden" name="state" value=""></p>');
		expect(part.querySelectorAll('[name=state]')).toHaveLength(1);
		expect(find('[name=state]')).toBe(select);
		const [city, way] = ['<input name="city">', '<input type="radio" name="state" value="a">'];
		patch(part, `<p><input type="hidden" name="state" value="">${city}${way}</p>`);
		expect([...part.querySelectorAll('[name]')].map(({ outerHTML }) => outerHTML)).toEqual(
			expect.arrayContaining([city, way]),
		);
	});
});

test('what no reply can bring: styles of the first page stay, and what a custom element holds is not doubled', () => {
	const part = page('<style>p { color: red }</style><p>1</p><div><x-card><input name="card"></x-card></div>');
	// The gate removes styles and custom elements.
	patch(part, '<p>2</p><div><input name="card"></div>');
	expect([part.querySelectorAll('style').length, part.querySelectorAll('[name=card]').length]).toEqual([1, 1]);
	expect([part.querySelector('p')?.textContent, part.querySelector('x-card')]).toEqual(['2', expect.anything()]);
});

const field = () => find<HTMLInputElement>('input');

test('what is typed: an untouched field takes the server’s value, a touched one keeps its own, unless it is settled', () => {
	const part = page('<input name="a" value="0">');
	patch(part, '<input name="a" value="1">');
	expect(field().value).toBe('1');
	field().value = '5';
	patch(part, '<input name="a" value="2">');
	expect(field().value).toBe('5');
	patch(part, '<input name="a" value="3">', ({ name }) => name === 'a');
	expect(field().value).toBe('3');
});

test('what is typed: the choice of radio buttons follows the server when it is settled', () => {
	const radios = (checked: string) =>
		['x', 'y']
			.map((value) => `<input type="radio" name="r" value="${value}"${value === checked ? ' checked' : ''}>`)
			.join('');
	const part = page(radios('x'));
	find<HTMLInputElement>('[value=y]').checked = true;
	patch(part, radios('x'), () => true);
	expect(find<HTMLInputElement>('[value=x]').checked).toBe(true);
});
