import { beforeEach, expect, test } from 'vitest';
import { findItems } from './items';
import { read } from '../../tests/setup/repository';

const fixture = read('islands/menu/fixture.html');
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
