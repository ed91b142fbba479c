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

const FILTER = '<form class="wpf_form" data-slug="a"><input></form>';
const side = (nav: string, layered: string) =>
	`<div id="secondary">${nav}<aside id="layered-2">${layered}</aside></div>`;
test.each([
	[
		'[FILT-05] the form of a filter',
		`<main><h1>Un</h1>${FILTER}<p>Un</p></main>`,
		`<main><h1>Deux</h1>${FILTER}<p>Deux</p></main>`,
		['h1,form,p', 'DeuxDeux', 'h1,form,p', 'UnUn'],
	],
	[
		'[FILT-05] a form that a reply has not got',
		`<main>${FILTER}<p>Un</p></main>`,
		'<main><p>Rien</p></main>',
		['form,p', 'Rien', 'form,p', 'Un'],
	],
	[
		'[LIST-12] a widget whose place alone is in the answer',
		side('<aside id="nav-2"><input></aside>', 'Rouge (3)'),
		side('<div id="nav-2" data-archipel-same></div>', 'Rouge (1)'),
		['aside,aside', 'Rouge (1)', 'aside,aside', 'Rouge (3)'],
	],
])(
	'%s stays the same one, in its place, with its focus and what was typed, there and back',
	(_what, here, there, seen) => {
		const region = document.body.appendChild(part(here));
		const field = region.querySelector('input')!;
		const kept = field.parentElement!;
		field.value = 'saisi';
		field.focus();
		const look = () => {
			expect([...region.children]).toContain(kept);
			expect([field.value, document.activeElement]).toEqual(['saisi', field]);
			return [[...region.children].map(({ localName }) => localName).join(), texts(region)];
		};
		const before = replaceRegion(region, part(there));
		const after = look();
		replaceRegion(region, before);
		expect([...after, ...look()]).toEqual(seen);
	},
);

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
