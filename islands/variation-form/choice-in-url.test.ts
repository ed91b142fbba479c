import { beforeEach, expect, test } from 'vitest';
import { chooseFromAddress, ownsAddress, writeToAddress } from './choice-in-url';

let form: HTMLFormElement;
const choose = (...values: string[]) => {
	form.querySelectorAll('select').forEach((select, at) => (select.value = values[at]!));
	writeToAddress(form);
};
const go = (search: string) => history.replaceState({ kept: 1 }, '', `/produit/x/${search}`);

beforeEach(() => {
	(window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL('http://shop.test/produit/x/');
	form = document.createElement('form');
	form.className = 'variations_form';
	form.setAttribute('action', '/produit/x/');
	form.innerHTML = `<div class="variations">
		<select name="attribute_couleur"><option value=""></option><option value="noir" selected>Noir</option><option value="rouge">Rouge</option></select>
		<select name="attribute_taille"><option value=""></option><option value="46">46</option></select>
	</div>`;
	document.body.append(form);
});

test('[VAR-13] the choice stands in the address; the rest of it and the history stay; an attribute that is open again leaves it, unless the shop would choose it on a reload', () => {
	go('?utm_source=lettre#avis');
	choose('rouge', '46');
	expect(location.search).toBe('?utm_source=lettre&attribute_couleur=rouge&attribute_taille=46');
	expect(location.hash).toBe('#avis');
	expect(history.state).toEqual({ kept: 1 });
	go('?attribute_couleur=rouge&attribute_taille=46');
	choose('', '');
	expect(location.search).toBe('?attribute_couleur=');
});

test('[VAR-13] [SEC-03 S13] what an address carries out does not stay in it: a reload, or whoever gets it, must not do it again', () => {
	go(
		'?add-to-cart=7&quantity=2&remove_item=a&undo_item=b&removed_item=1&_wpnonce=0123456789&wc-ajax=add_to_cart&s=body',
	);
	choose('rouge', '');
	expect([...new URLSearchParams(location.search).keys()]).toEqual(['quantity', 's', 'attribute_couleur']);
});

test.each([
	['does not win over an earlier choice', '?attribute_couleur=noir&attribute_taille=46', 'rouge', 'keep', 'rouge 46'],
	[
		'of a value that is not offered is left out',
		'?attribute_taille=%3Cscript%3E&attribute_couleur=vert',
		'noir',
		'keep',
		'noir ',
	],
	['decides on Back, what it does not name is as printed', '?attribute_taille=46', 'rouge', 'overwrite', 'noir 46'],
] as const)('[VAR-08] [VAR-13] the address %s', (_what, search, before, touched, after) => {
	go(search);
	form.querySelector('select')!.value = before;
	chooseFromAddress(form, touched);
	expect([...form.querySelectorAll('select')].map(({ value }) => value).join(' ')).toBe(after);
});

test('only the first form of the product whose page this is has a say in the address', () => {
	expect(ownsAddress(form)).toBe(true);
	const second = form.cloneNode(true) as HTMLFormElement;
	document.body.append(second);
	expect(ownsAddress(second)).toBe(false);
	form.setAttribute('action', '/produit/y/');
	expect(ownsAddress(form)).toBe(false);
});
