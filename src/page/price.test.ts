import { expect, test } from 'vitest';
import { priceRange, priceText, replacePrice } from './price';

const markup = (html: string) => document.createRange().createContextualFragment(html);

const amount = (text: string) => `<span class="woocommerce-Price-amount amount"><bdi>${text}&nbsp;€</bdi></span>`;
const place = (html: string) => {
	document.body.innerHTML = `<p class="price">${html}</p>`;
	return document.querySelector('p')!;
};
const lowest = `<span class="omnibus">Prix le plus bas des 30 derniers jours : ${amount('8,50')}</span>`;

test('[DISC-01] the new price takes the place of the old one, struck price and dash included', () => {
	const price = place(
		`${amount('20,00')} <span aria-hidden="true">–</span> ${amount('24,00')}<span class="screen-reader-text">Price range</span>`,
	);
	const reduced = markup(`<del>${amount('20,00')}</del>&nbsp;<ins>${amount('17,00')}</ins>`);
	expect(priceText(reduced)).toBe('17,00\u00a0€');
	const before = replacePrice(price, reduced);
	expect(price.textContent).toBe('20,00\u00a0€\u00a017,00\u00a0€');
	replacePrice(price, before);
	expect(price.textContent).toBe('20,00\u00a0€ – 24,00\u00a0€Price range');
});

test('[DISC-05] the lowest price of 30 days, the words on taxes and what others have added stay the same nodes', () => {
	const price = place(
		`${amount('10,00')} <small class="woocommerce-price-suffix">TTC</small>${lowest}<button>?</button>`,
	);
	const kept = [...price.querySelectorAll('small, .omnibus, button')];
	replacePrice(price, markup(amount('9,00')));
	expect([...price.querySelectorAll('small, .omnibus, button')]).toEqual(kept);
	expect(price.firstElementChild?.textContent).toBe('9,00\u00a0€');
	expect(price.textContent).not.toContain('10,00');
});

test('[DISC-05] a line that the server sends along is not doubled', () => {
	const price = place(`${amount('10,00')}${lowest}`);
	replacePrice(price, markup(`${amount('9,00')}${lowest.replace('8,50', '7,90')}`));
	expect(price.querySelectorAll('.omnibus')).toHaveLength(1);
	expect(price.querySelector('.omnibus')?.textContent).toContain('7,90');
});

test('a range is said with both of its ends', () => {
	expect(priceText(priceRange(2000, 2400))).toBe('20,00\u00a0€ – 24,00\u00a0€');
	expect(priceText(priceRange(2000, 2000))).toBe('20,00\u00a0€');
});
