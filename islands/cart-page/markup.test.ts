import { expect, test } from 'vitest';
import { anchorOf } from './markup';

test.each([
	['a quantity: the name of its product', 'input', '.product-name a'],
	['a coupon: its field and button', '.coupon button', '.coupon'],
	['anything else: itself', '.checkout-button', '.checkout-button'],
])('[A11Y-06] what is told stands beside what it is about. %s', (_what, control, place) => {
	document.body.innerHTML = `<table><tr class="cart_item"><td class="product-name"><a href="/body/">Body</a></td><td><input type="number"></td></tr></table>
		<div class="coupon"><button>Appliquer</button></div><a class="checkout-button">Commander</a>`;
	expect(anchorOf(document.querySelector(control)!)).toBe(document.querySelector(place));
});
