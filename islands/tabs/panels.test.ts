import { beforeEach, describe, expect, test, vi } from 'vitest';
import { realJQuery as $ } from '../../tests/setup/real-jquery';
import { controller, mount, open, panel, placed, tab, visit, wrapper } from '../../tests/setup/tabs-page';
import { pressKey } from '../../tests/setup/press-key';

test('[TAB-04] [TAB-05] panels are all readable again when the island goes, and the markup is the server’s', async () => {
	const parts = [...document.querySelectorAll('.wc-tab, .wc-tabs, .wc-tabs a, .wc-tabs li')];
	const before = parts.map((part) => [...part.attributes].map(({ name }) => name).filter((name) => name !== 'class'));
	mount();
	tab('reviews').click();
	await vi.waitFor(() => expect(document.querySelector('[data-archipel-underline]')).not.toBeNull());
	controller.abort();
	const after = parts.map((part) =>
		[...part.attributes]
			.map(({ name, value }) => (name === 'style' && !value ? 'class' : name))
			.filter((name) => !['class', 'aria-selected', 'tabindex'].includes(name)),
	);
	expect(after).toEqual(before);
	expect(document.querySelector('.wc-tab[hidden]')).toBeNull();
});

test('[TAB-05] panels: a panel without anything to focus can be reached by Tab, one with links needs no stop of its own; the browser’s search finds what is closed, and opens it', () => {
	mount();
	expect(panel('reviews').getAttribute('hidden')).toBe('until-found');
	expect(panel('description').tabIndex).toBe(0);
	expect(panel('reviews').hasAttribute('tabindex')).toBe(false);
	panel('reviews').dispatchEvent(new Event('beforematch', { bubbles: true }));
	expect(open()).toEqual(['reviews']);
});

const withScript = () => {
	const script = document.head.appendChild(document.createElement('script'));
	script.id = 'wc-single-product-js';
	controller.signal.addEventListener('abort', () => script.remove());
};

test('beside WooCommerce’s script: what it hides is put right', async () => {
	withScript();
	vi.stubGlobal('jQuery', $);
	mount();
	tab('reviews').click();
	$(wrapper()).on('init', () =>
		document.querySelectorAll<HTMLElement>('.wc-tab').forEach((one) => (one.style.display = 'none')),
	);
	$(wrapper()).trigger('init');
	await vi.waitFor(() => expect(panel('reviews').style.display).toBe(''));
	expect(open()).toEqual(['reviews']);
});

test('beside WooCommerce’s script: it hears neither the clicks nor the keys that are answered here', () => {
	withScript();
	const heard = vi.fn();
	for (const type of ['click', 'keydown', 'keyup'])
		document.body.addEventListener(type, heard, { signal: controller.signal });
	mount();
	tab('reviews').click();
	pressKey(tab('reviews'), 'ArrowLeft');
	tab('description').dispatchEvent(new KeyboardEvent('keyup', { key: 'ArrowLeft', bubbles: true }));
	expect(heard).not.toHaveBeenCalled();
});

test('beside WooCommerce’s script: where it is gone, others hear the event by which it began', () => {
	vi.stubGlobal('jQuery', $);
	const heard = vi.fn();
	$(wrapper()).on('init', heard);
	mount();
	expect(heard).toHaveBeenCalledOnce();
});

describe('placed', () => {
	const hosts = () => [...document.querySelectorAll<HTMLElement>('[data-archipel=tabs]')];
	beforeEach(() => (document.body.innerHTML = placed));

	test('tabs get the roles and names that a hand-written list lacks', () => {
		mount(hosts()[0]);
		const [first, second] = hosts()[0]!.querySelectorAll<HTMLElement>('[role=tab]');
		expect(hosts()[0]!.querySelector('ul')!.getAttribute('role')).toBe('tablist');
		expect(document.getElementById(first!.getAttribute('aria-controls')!)!.getAttribute('aria-labelledby')).toBe(
			first!.id,
		);
		expect(first!.id).not.toBe('');
		second!.click();
		expect(document.getElementById('livraison')!.getAttribute('hidden')).toBe('until-found');
		expect(document.getElementById('retours')!.hasAttribute('hidden')).toBe(false);
	});

	test('[TAB-05] an address opens the tab that holds the place', async () => {
		visit('/aide/#adresse-retour');
		mount(hosts()[0]);
		expect(document.getElementById('retours')!.hasAttribute('hidden')).toBe(false);
		await vi.waitFor(() => expect(document.activeElement!.id).toBe('adresse-retour'));
	});

	test('[TAB-05] an accordion has one item open, and an address opens the item that holds the place', async () => {
		visit('/aide/#!faq-bonnets-reponse');
		await mount(hosts()[1], { layout: 'accordion' });
		const items = [...hosts()[1]!.querySelectorAll('details')];
		items.forEach((item) => item.dispatchEvent(new Event('toggle')));
		expect(items.map((item) => item.open)).toEqual([false, true, false]);
		expect(new Set(items.map((item) => item.getAttribute('name'))).size).toBe(1);
		controller.abort();
		expect(items.some((item) => item.hasAttribute('name'))).toBe(false);
		items[1]!.open = false;
		dispatchEvent(new HashChangeEvent('hashchange'));
		expect(items[1]!.open, 'when the island has gone').toBe(false);
	});

	test('[TAB-05] an address opens an item of an accordion and leaves the focus where the visitor is busy; a link takes it there', async () => {
		visit('/aide/#faq-bonnets-reponse');
		const field = document.body.appendChild(document.createElement('input'));
		field.focus();
		await mount(hosts()[1], { layout: 'accordion' });
		const item = document.getElementById('faq-bonnets-reponse')!.closest('details')!;
		expect(item.open).toBe(true);
		expect(document.activeElement).toBe(field);
		dispatchEvent(new HashChangeEvent('hashchange'));
		expect(document.activeElement).not.toBe(field);
	});

	test.each([
		['opened keeps it open', true, [true, false, false]],
		['merely went to leaves it to the address', false, [false, true, false]],
	])('[RT-06] [TAB-05] an item that the visitor %s', async (_what, isOpen, expected) => {
		visit('/aide/#faq-bonnets-reponse');
		const items = [...hosts()[1]!.querySelectorAll('details')];
		items.forEach((item) => (item.open = false));
		items[0]!.open = isOpen;
		items[0]!.querySelector('summary')!.focus();
		await mount(hosts()[1], { layout: 'accordion' });
		expect(items.map((item) => item.open)).toEqual(expected);
	});

	test('without a list, or with one that leads nowhere, nothing is changed', () => {
		document.body.innerHTML =
			'<div data-archipel="tabs"><ul class="tabs"><li><a href="#nowhere">x</a></li></ul><div>text</div></div>';
		const before = document.body.innerHTML;
		mount(hosts()[0]);
		expect(document.body.innerHTML).toBe(before);
	});
});
