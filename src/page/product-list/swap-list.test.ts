import { expect, test, vi } from 'vitest';
import { readHtml } from '../../safety/html';
import { partsOf, replaceRegion } from './swap-list';

vi.mock('../../safety/html', () => import('../../../tests/setup/open-gate'));

const part = (html: string): HTMLElement => document.adoptNode(readHtml(html).body.firstElementChild as HTMLElement);
const texts = (region: Element) => region.textContent.replaceAll(/\s+/g, ' ').trim();

test('[LIST-10] what was there can be shown again: the very nodes, and the class', () => {
	const region = document.body.appendChild(part('<main class="one"><p>Un</p></main>'));
	const first = region.firstChild;
	const before = replaceRegion(region, part('<main class="two"><p>Deux</p></main>'));
	expect([region.className, texts(region)]).toEqual(['two', 'Deux']);
	const second = replaceRegion(region, before);
	expect(region.firstChild).toBe(first);
	expect(region.className).toBe('one');
	expect(texts(second)).toBe('Deux');
});

test('[FILT-05] the form of a filter stays the same one, in its place, with its focus, there and back', () => {
	const page = (text: string) =>
		part(`<main><h1>${text}</h1><form class="wpf_form" data-slug="a"><input></form><p>${text}</p></main>`);
	const region = document.body.appendChild(page('Un'));
	const form = region.querySelector('form')!;
	form.querySelector('input')!.focus();
	const before = replaceRegion(region, page('Deux'));
	expect(region.querySelector('form')).toBe(form);
	expect([...region.children].map(({ localName }) => localName)).toEqual(['h1', 'form', 'p']);
	expect(document.activeElement).toBe(form.firstChild);
	replaceRegion(region, before);
	expect(region.querySelectorAll('form')).toHaveLength(1);
	expect([...region.children].map(({ localName }) => localName)).toEqual(['h1', 'form', 'p']);
	expect(region.querySelector('form')).toBe(form);
});

test('[FILT-05] search forms stay, each in its place, with what was typed', () => {
	const page = (text: string) =>
		part(
			`<div><p>${text}</p><form role="search"><input name="s"></form><form role="search"><input name="s"></form></div>`,
		);
	const region = document.body.appendChild(page('Un'));
	const [first, second] = region.querySelectorAll('input');
	first!.value = 'body';
	second!.value = 'dentelle';
	second!.focus();
	replaceRegion(region, page('Deux'));
	expect(texts(region)).toBe('Deux');
	expect([...region.querySelectorAll('input')]).toEqual([first, second]);
	expect([...region.querySelectorAll('input')].map(({ value }) => value)).toEqual(['body', 'dentelle']);
	expect(document.activeElement).toBe(second);
	replaceRegion(region, part('<div><p>Trois</p></div>'));
	expect(region.querySelector('form')).toBeNull();
});

test('[FILT-05] a form that a reply has not got stays all the same', () => {
	const region = document.body.appendChild(part('<main><form class="wpf_form"></form><p>Un</p></main>'));
	const form = region.querySelector('form')!;
	const before = replaceRegion(region, part('<main><p>Rien</p></main>'));
	expect(region.querySelector('form')).toBe(form);
	replaceRegion(region, before);
	expect([...region.children].map(({ localName }) => localName)).toEqual(['form', 'p']);
	expect(region.querySelector('form')).toBe(form);
});

test('[LIST-12] a widget whose place alone is in the answer stays the same one, with its state, there and back', () => {
	const side = (inner: string) => part(`<div id="secondary">${inner}</div>`);
	const region = document.body.appendChild(
		side('<aside id="nav-2"><input></aside><aside id="layered-2">Rouge (3)</aside>'),
	);
	const menu = region.querySelector('#nav-2')!;
	menu.querySelector('input')!.value = 'saisi';
	const before = replaceRegion(
		region,
		side('<div id="nav-2" data-archipel-same></div><aside id="layered-2">Rouge (1)</aside>'),
	);
	expect([region.firstElementChild, texts(region)]).toEqual([menu, 'Rouge (1)']);
	expect(region.children).toHaveLength(2);
	expect(menu.querySelector('input')!.value).toBe('saisi');
	replaceRegion(region, before);
	expect([region.firstElementChild, texts(region)]).toEqual([menu, 'Rouge (3)']);
	expect(region.children).toHaveLength(2);
});

test.each([
	[
		'the widget that follows the list is shown anew, not that whose place alone is in the answer',
		'<aside id="nav-2">Menu</aside><aside id="layered-2">Rouge (3)</aside>',
		'<div id="nav-2" data-archipel-same></div><aside id="layered-2">Rouge (1)</aside>',
		['layered-2', 'Rouge (1)'],
	],
	[
		'all is, if its widgets are others',
		'<p id="a">a</p><p id="b">b</p>',
		'<p id="a">a</p><p id="c">c</p>',
		['secondary', 'ac'],
	],
	['all is, if it has no widgets', 'un', 'deux', ['secondary', 'deux']],
	[
		'all is, if its parts have no names',
		'<a href="/">un</a> deux',
		'<a href="/">un</a> trois',
		['secondary', 'un trois'],
	],
])('[LIST-10] [LIST-12] of a side column %s', (_what, here, there, changed) => {
	const page = (list: string, side: string) =>
		`<main><ul class="products"><li>${list}</li></ul></main><div id="secondary">${side}</div>`;
	document.body.innerHTML = page('Un', here);
	const parts = partsOf(readHtml(page('Deux', there)))!;
	expect(parts.map(([place, content]) => [place.id || place.localName, texts(content)])).toEqual([
		['main', 'Deux'],
		changed,
	]);
});
