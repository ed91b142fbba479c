import { beforeEach, expect, test, vi } from 'vitest';
import { emit } from '../../src/stores/events';
import { pageLife } from '../../tests/setup/page-life';
import type { GaEvent } from './ga4';
import { followLists } from './follow-lists';

const EUR = { code: 'EUR', minorUnit: 2 };
const tile = (id: number, index: number, list = 'shop') =>
	`<li class="product"><a class="woocommerce-LoopProduct-link" href="/produit/p${id}/"><h2>P${id}</h2></a>
	<a class="button add" href="/produit/p${id}/?add-to-cart=${id}">Ajouter</a><a class="options" href="/produit/p${id}/?x=1#choix">Choix</a><a class="heart" href="/favoris/">Favoris</a>
	<span hidden data-archipel-item='${JSON.stringify({ id, name: `P${id}`, price: 100, index, list: { id: list, name: list } })}'></span></li>`;
const said: string[] = [];
const brief = ({ name, params }: GaEvent) =>
	`${name} ${String(params['item_list_id'])} ${(params['items'] as { item_name: string }[]).map(({ item_name }) => item_name).join()}`;
const life = pageLife();
const start = (told = new Set<string>()) => {
	life.restart();
	followLists((event) => said.push(brief(event)), EUR, told, life.signal);
	return told;
};
const show = (...tiles: string[]) => (document.body.innerHTML = `<ul class="products">${tiles.join('')}</ul>`);
const press = (selector: string, init: MouseEventInit = {}, type = 'click') =>
	document.querySelector(selector)!.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...init }));

beforeEach(() => {
	vi.useFakeTimers();
	said.length = 0;
});

test('[ANA-01] [ANA-03] the lists of a page are told, each product once in its list; a tile without facts is none; what is rendered anew is not told again', () => {
	const bare = '<li class="bare"><a href="/p/">P</a><span data-archipel-item="{}"></span></li>';
	show(tile(1, 0), tile(2, 1), tile(2, 1), tile(3, 0, 'related_products'), bare);
	start();
	press('.bare a');
	show(tile(1, 0), tile(2, 1), tile(3, 0, 'related_products'));
	emit('archipel:list-updated', { address: '', mode: 'replace' });
	vi.advanceTimersByTime(2000);
	expect(said).toEqual(['view_item_list shop P1,P2', 'view_item_list related_products P3']);
});

test('[ANA-01] products that come later are told when they are there: the next page, more of them, those of a widget', () => {
	show(tile(1, 0));
	start();
	show(tile(1, 0), tile(2, 1));
	emit('archipel:list-updated', { address: '', mode: 'append' });
	emit('archipel:widget-updated', { mode: 'append' });
	expect(said).toHaveLength(1);
	vi.advanceTimersByTime(2000);
	for (const id of [3, 1]) {
		show(tile(id, 0));
		emit('archipel:list-updated', { address: '', mode: 'replace' });
		vi.advanceTimersByTime(2000);
	}
	expect(said.map((line) => line.split(' ').at(-1))).toEqual(['P1', 'P2', 'P3', 'P1']);
});

test('[ANA-01] a link that leads to the product selects it, by whatever button it is opened; the tile’s other links do not', () => {
	show(tile(1, 0), tile(2, 1));
	start();
	said.length = 0;
	press('.add');
	press('.heart');
	press('.options');
	press('h2', { ctrlKey: true });
	press('li:last-child h2', { button: 1 }, 'auxclick');
	press('h2', { button: 2 }, 'auxclick');
	document.querySelector('h2')!.addEventListener('click', (event) => event.preventDefault());
	press('h2');
	expect(said).toEqual(['select_item shop P1', 'select_item shop P1', 'select_item shop P2']);
});

test('[ANA-01] a product of a list that the quick view shows was chosen and looked at; one that is in no list has no facts to tell', () => {
	show(tile(1, 0), tile(2, 1));
	start();
	said.length = 0;
	emit('archipel:quick-view-shown', { productId: 2 });
	emit('archipel:quick-view-shown', { productId: 9 });
	expect(said).toEqual(['select_item shop P2', 'view_item undefined P2']);
});

test('[ANA-03] after consent was taken back and given again the same list is not told again; meanwhile nothing is', () => {
	show(tile(1, 0));
	const told = start();
	emit('archipel:widget-updated', { mode: 'append' });
	life.abort();
	show(tile(1, 0), tile(2, 1));
	vi.advanceTimersByTime(2000);
	press('h2');
	start(told);
	expect(said).toEqual(['view_item_list shop P1', 'view_item_list shop P2']);
});
