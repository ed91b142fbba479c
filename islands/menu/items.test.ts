import { beforeEach, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findItems } from './items';
import { widthOf } from './parts/place';
import { findAnchors } from './parts/spy';

const fixture = readFileSync(resolve(import.meta.dirname, 'fixture.html'), 'utf8');
beforeEach(() => (document.body.innerHTML = fixture));
const host = () => document.querySelector<HTMLElement>('[data-archipel=menu]')!;

test('[NAV-02] items of a menu: each that opens something gets a button with the name of its link; lists in a mega menu open with it', () => {
	const [items] = findItems(host());
	expect(items.map(({ link }) => link.textContent)).toEqual(['Nuit', 'Ensembles', 'Deux pièces', 'Marques']);
	for (const { button, panel, link } of items) {
		expect(button.getAttribute('aria-controls')).toBe(panel.id);
		expect(button.getAttribute('aria-label')).toBe(`Sous-menu\u00a0: ${link.textContent}`);
		expect(link.nextElementSibling).toBe(button);
	}
	expect(new Set(items.map(({ panel }) => panel.id)).size).toBe(4);
});

test('[NAV-02] items of a menu: an item that has a button already, as in the Navigation block, is left alone; the account dropdown of a theme is one', () => {
	host().innerHTML =
		'<ul><li><a href="/a">A</a><button aria-expanded="false"></button><ul><li><a href="/b">B</a></li></ul></li></ul>';
	expect(findItems(host())[0]).toEqual([]);
	host().innerHTML =
		'<div class="site-header-account"><a href="/compte">Compte</a><div class="account-dropdown"><a href="/b">B</a></div></div>';
	expect(findItems(host())[0]).toHaveLength(1);
});

test('[NAV-02] [RT-05] items of a menu: the server’s HTML comes back', () => {
	host()
		.querySelectorAll('ul')
		.forEach((list, at) => (list.id ||= `list-${at}`));
	const before = host().innerHTML;
	findItems(host())[1]();
	expect(host().innerHTML).toBe(before);
});

test.each([
	['has-stretchwidth', 'stretch'],
	['mega-stretchwidth', 'stretch'],
	['has-fullwidth', 'stretch'],
	['has-containerwidth', 'container'],
	['has-leftwidth', 'left'],
	['', 'own'],
] as const)('[NAV-01] a mega menu says by a class how wide it is, on its item or on its panel: "%s"', (name, width) => {
	const [item, panel] = [document.createElement('li'), document.createElement('ul')];
	item.className = name;
	expect(widthOf(item, panel, { panels: 'own' })).toBe(width);
	[item.className, panel.className] = ['', name];
	expect(widthOf(item, panel, { panels: 'own' })).toBe(width);
	expect(widthOf(item, panel, { panels: 'left' })).toBe(width === 'own' ? 'left' : width);
});

test('[NAV-04] links into the page: only those to a part that is there', () => {
	host()
		.querySelector('ul')!
		.insertAdjacentHTML(
			'beforeend',
			'<li><a href="/ailleurs/#tailles">x</a></li><li><a href="#nulle-part">x</a></li><li><a href="#%E0%A4%A">x</a></li>',
		);
	const anchors = findAnchors(host());
	expect([...anchors].map(([section, link]) => [section.id, link.textContent])).toEqual([
		['tailles', 'Guide des tailles'],
		['rayon-livraison', 'Livraison'],
	]);
});
