import { beforeEach, expect, test, vi } from 'vitest';
import { pageLife } from '../../tests/setup/page-life';
import { createPanel, fillTemplate, type Panel, unavailableContent } from './panel';

let element: HTMLElement;
let panel: Panel;
const controller = pageLife();
const content = (text: string) => () => {
	const fragment = document.createDocumentFragment();
	fragment.append(text);
	return fragment;
};

beforeEach(() => {
	vi.useFakeTimers();
	element = document.body.appendChild(document.createElement('div'));
	panel = createPanel(element, controller.signal);
});

test('[VAR-03] shows the content after 300 ms, hides within 200 ms, and a new content in between stays', () => {
	const shown = vi.fn();
	panel.show(content('59 €'), shown);
	vi.advanceTimersByTime(299);
	expect(element.textContent).toBe('');
	vi.advanceTimersByTime(1);
	expect(element.textContent).toBe('59 €');
	expect(shown).toHaveBeenCalledOnce();
	panel.hide();
	vi.advanceTimersByTime(199);
	expect(element.textContent).toBe('59 €');
	panel.show(content('45 €'), () => {});
	vi.advanceTimersByTime(300);
	expect(element.textContent).toBe('45 €');
	panel.hide();
	vi.advanceTimersByTime(200);
	expect(element.childNodes).toHaveLength(0);
	expect(element.style.minBlockSize).toBe('');
});

test('[VAR-03] [SEC-03 C5] a choice that changes before then takes it back, and so does the end of the form', () => {
	const stale = vi.fn();
	panel.show(content('59 €'), stale);
	vi.advanceTimersByTime(200);
	panel.show(content('45 €'), () => {});
	vi.advanceTimersByTime(1000);
	expect(element.textContent).toBe('45 €');
	panel.show(content('59 €'), stale);
	panel.hide();
	vi.advanceTimersByTime(1000);
	panel.show(content('59 €'), stale);
	controller.abort();
	vi.advanceTimersByTime(1000);
	expect(element.textContent).toBe('');
	expect(stale).not.toHaveBeenCalled();
});

test('[VAR-03] [VAR-05] nothing comes up under a press: it would fall on something else, and be lost', () => {
	panel.show(content('59 €'), () => {});
	vi.advanceTimersByTime(300);
	const pressed = vi.spyOn(document, 'querySelector').mockImplementation((selector) => {
		expect(selector).toBe(':active');
		return document.body;
	});
	panel.hide();
	vi.advanceTimersByTime(5000);
	expect(element.textContent).toBe('59 €');
	pressed.mockRestore();
	vi.advanceTimersByTime(200);
	expect(element.textContent).toBe('');
});

/** Stubs the layout: each child of the body is 20 px high per letter, or as high as its minimum. */
function layOut(): void {
	const height = (node: HTMLElement) =>
		Math.max((node.textContent ?? '').length * 20, Number.parseFloat(node.style.minBlockSize) || 0);
	const top = (node: Element) => {
		const before = [...document.body.children].slice(0, [...document.body.children].indexOf(node));
		return before.reduce((sum, one) => sum + height(one as HTMLElement), 0);
	};
	vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
		return height(this);
	});
	vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
		return { top: top(this) } as DOMRect;
	});
	vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
}

test('[VAR-03][VAR-04] room is made at once, and what stands below stays where it is; a message gets the room, and gives it back', () => {
	layOut();
	const button = document.body.appendChild(document.createElement('button'));
	const place = () => button.getBoundingClientRect().top;
	panel.show(content('abcd'), () => {});
	vi.advanceTimersByTime(100);
	expect(element.textContent).toBe('');
	expect(place()).toBe(80);
	vi.advanceTimersByTime(200);
	expect(place()).toBe(80);
	panel.show(content('ab'), () => {});
	vi.advanceTimersByTime(300);
	expect(element.textContent).toBe('ab');
	expect(place()).toBe(80);
	panel.hide();
	vi.advanceTimersByTime(200);
	expect(place()).toBe(0);
	panel.reserve(content('abcd'));
	vi.advanceTimersByTime(100);
	expect(place()).toBe(80);
	const message = document.createElement('div');
	message.textContent = 'a';
	element.after(message);
	panel.giveWayTo(message);
	expect(place()).toBe(80);
	message.remove();
	panel.takeBack();
	expect(place()).toBe(80);
});

test('[VAR-05] a variation that is not shown is told in the words of the page’s template, as text; without one in ours', () => {
	expect(unavailableContent().textContent).toBe(
		'Désolé, ce produit n’est pas disponible. Veuillez choisir une combinaison différente.',
	);
	document.body.innerHTML =
		'<script type="text/template" id="tmpl-unavailable-variation-template"><p role="alert">Ce produit est indisponible.</p></script>';
	const content = unavailableContent();
	expect([content.textContent, content.childElementCount, content.firstElementChild!.tagName]).toEqual([
		'Ce produit est indisponible.',
		1,
		'P',
	]);
});

const variation = {
	variation_description: '<p>Coque souple.</p>',
	price_html: '<span class="price">59,00 €</span>',
	availability_html: '',
	sku: '<b>CT</b>',
	max_qty: 3,
	image: { src: 'a' },
};

test('[VAR-03] fills the theme’s template: three braces for HTML, two for text; fields that are missing, or no text, are left out; the remains of CDATA that old themes have are taken off; what a field holds is not filled again', () => {
	const template =
		'<i>{{{ data.variation.price_html }}}</i><b>{{ data.variation.sku }}</b>{{{data.variation.max_qty}}}';
	expect(fillTemplate(template, variation)).toBe(
		'<i><span class="price">59,00 €</span></i><b>&#60;b&#62;CT&#60;/b&#62;</b>3',
	);
	expect(fillTemplate('[{{{ data.variation.none }}}|{{{ data.variation.image }}}]', variation)).toBe('[|]');
	expect(fillTemplate('/*<![CDATA[*/{{{ data.variation.max_qty }}}/*]]>*/', variation)).toBe('3');
	const odd = { price_html: '{{{ data.variation.sku }}} $& $1', sku: 'x' };
	expect(fillTemplate('{{{ data.variation.price_html }}}', odd)).toBe('{{{ data.variation.sku }}} $& $1');
});

test.each([
	undefined,
	'<# if ( data.variation.sku ) { #>x<# } #>',
	'{{{ data.variation.image.src }}}',
	'{{ data.product.name }}',
	"{{{ data.variation['sku'] }}}",
])('[RT-10] nothing is run: %s gives the standard markup', (template) => {
	const html = fillTemplate(template, variation);
	expect(html).toContain('<div class="woocommerce-variation-price"><span class="price">59,00 €</span></div>');
	expect(html).toContain('<div class="woocommerce-variation-description"><p>Coque souple.</p></div>');
	expect(html).toContain('woocommerce-variation-availability');
	expect(html).not.toContain('data.');
});
