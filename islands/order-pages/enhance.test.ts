import { expect, test } from 'vitest';
import enhance from './enhance';
import type { IslandContext } from '../../src/runtime/define-island';

const context = (signal = new AbortController().signal) => ({ signal }) as unknown as IslandContext;
const props = {
	summary: true,
	shortForm: true,
	priceOnButton: true,
	guestAccount: true,
	withdrawal: '',
	withdrawalInFooter: true,
};

test('[CHK-07] who unfolds the company writes into its field at once; a fold that opens by itself leaves the focus where it is', () => {
	document.body.innerHTML = `<details class="archipel-company" data-field="billing_company"><summary tabindex="0">+</summary></details><input id="billing_company">`;
	const fold = document.querySelector('details')!;
	const end = new AbortController();
	void enhance(fold, props, context(end.signal));
	const unfold = () => {
		fold.open = true;
		fold.dispatchEvent(new Event('toggle'));
		return document.activeElement?.localName;
	};
	expect(unfold()).toBe('body');
	document.querySelector('summary')!.focus();
	expect(unfold()).toBe('input');

	document.querySelector('summary')!.focus();
	end.abort();
	expect(unfold()).toBe('summary');
});

test('the page that is shown is in the middle of the account’s line of pages', () => {
	document.body.innerHTML = `<nav class="woocommerce-MyAccount-navigation"><ul><li><a>1</a></li><li><a aria-current="page">2</a></li></ul></nav>`;
	const line = document.querySelector('ul')!;
	const at = (left: number, width: number) => () => ({ left, width }) as DOMRect;
	line.getBoundingClientRect = at(10, 300);
	line.lastElementChild!.getBoundingClientRect = at(410, 100);
	void enhance(document.querySelector('nav')!, props, context());
	expect(line.scrollLeft).toBe(300);
	// Nothing to show.
	document.querySelector('a[aria-current]')!.removeAttribute('aria-current');
	line.scrollLeft = 0;
	void enhance(document.querySelector('nav')!, props, context());
	expect(line.scrollLeft).toBe(0);
});
