import { expect, test } from 'vitest';
import enhance from './enhance';
import { props as schema } from './island';
import { islandContext } from '../../tests/setup/island-context';

const props = {
	summary: true,
	shortForm: true,
	priceOnButton: true,
	guestAccount: true,
	withdrawal: '',
	withdrawalInFooter: true,
};

test('[CHK-07] [CHK-09] short form, summary, price on the button, account and link at the end of pages are on until the owner switches them off', () => {
	expect(schema.parse({})).toEqual(props);
});

test('[CHK-07] [CHK-08] who unfolds the company writes into its field at once; closed, its line names the company that stands there, whoever put it there', async () => {
	document.body.innerHTML = `<details class="archipel-company" data-field="billing_company"><summary tabindex="0"><span>Ajouter une société</span></summary></details><input id="billing_company" value="Dentelles SARL">`;
	const fold = document.querySelector('details')!;
	const field = document.querySelector('input')!;
	const said = () => [document.querySelector('span')!.textContent, fold.hasAttribute('data-said')];
	const end = new AbortController();
	await enhance(fold, props, islandContext(end.signal));
	expect(said()).toEqual(['Société\u00a0: Dentelles SARL', true]);
	const unfold = (isOpen: boolean) => {
		fold.open = isOpen;
		fold.dispatchEvent(new Event('toggle'));
		return document.activeElement?.localName;
	};
	// Opened by a script, so the focus stays.
	expect([unfold(true), said()]).toEqual(['body', ['Ajouter une société', false]]);
	document.querySelector('summary')!.focus();
	expect(unfold(true)).toBe('input');
	field.value = ' <b>A & B</b> ';
	document.querySelector('summary')!.focus();
	expect(unfold(false)).toBe('summary');
	expect(said()).toEqual(['Société\u00a0: <b>A & B</b>', true]);
	field.value = '';
	field.dispatchEvent(new Event('change'));
	expect(said()).toEqual(['Ajouter une société', false]);

	field.value = 'Dentelles';
	field.dispatchEvent(new Event('input'));
	end.abort();
	expect(said()).toEqual(['Ajouter une société', false]);
	document.querySelector('summary')!.focus();
	expect([unfold(true), said()[0]]).toEqual(['summary', 'Ajouter une société']);
});

test('the page that is shown is in the middle of the account’s line of pages', () => {
	document.body.innerHTML = `<nav class="woocommerce-MyAccount-navigation"><ul><li><a>1</a></li><li><a aria-current="page">2</a></li></ul></nav>`;
	const line = document.querySelector('ul')!;
	const at = (left: number, width: number) => () => ({ left, width }) as DOMRect;
	line.getBoundingClientRect = at(10, 300);
	line.lastElementChild!.getBoundingClientRect = at(410, 100);
	void enhance(document.querySelector('nav')!, props, islandContext());
	expect(line.scrollLeft).toBe(300);
	// Without a current entry.
	document.querySelector('a[aria-current]')!.removeAttribute('aria-current');
	line.scrollLeft = 0;
	void enhance(document.querySelector('nav')!, props, islandContext());
	expect(line.scrollLeft).toBe(0);
});
