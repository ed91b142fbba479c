import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Intent } from '../../src/runtime/activation';
import { controlForKey } from '../../src/runtime/keys';
import { click } from '../../tests/setup/click';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';
import { pressKey } from '../../tests/setup/press-key';
import { realJQuery as $ } from '../../tests/setup/real-jquery';
import { read } from '../../tests/setup/repository';
import enhance from './enhance';
import { props } from './island';

const placed = read('islands/tabs/fixture.html');
/** WooCommerce's markup (SERVERS.md, S200). */
const woocommerce = `<div class="product"><a href="#reviews" class="woocommerce-review-link">(4 avis)</a>
<div class="woocommerce-tabs wc-tabs-wrapper"><ul class="tabs wc-tabs" role="tablist">
${['description', 'additional_information', 'reviews'].map((name) => `<li role="presentation" class="${name}_tab" id="tab-title-${name}"><a href="#tab-${name}" role="tab" aria-controls="tab-${name}">${name}</a></li>`).join('')}</ul>
<div class="panel wc-tab" id="tab-description" role="tabpanel" aria-labelledby="tab-title-description"><h2>Description</h2></div>
<div class="panel wc-tab" id="tab-additional_information" role="tabpanel" aria-labelledby="tab-title-additional_information"><h2>Informations</h2></div>
<div class="panel wc-tab" id="tab-reviews" role="tabpanel" aria-labelledby="tab-title-reviews"><div id="reviews"><h2>Avis</h2><div id="comment-12">Très joli</div><a href="/">lien</a></div></div></div></div>`;

const controller = pageLife();
beforeEach(() => {
	document.body.innerHTML = woocommerce;
	vi.spyOn(Element.prototype, 'scrollIntoView');
});

const wrapper = () => document.querySelector<HTMLElement>('.wc-tabs-wrapper')!;
function mount(host = wrapper(), own: Record<string, unknown> = {}, intents: Intent[] = []): void | Promise<void> {
	return enhance(host, props.parse(own), islandContext(controller.signal, intents));
}
const tab = (name: string) => document.querySelector<HTMLAnchorElement>(`a[href="#tab-${name}"]`)!;
const panel = (name: string) => document.getElementById(`tab-${name}`)!;
/** Names of the open tabs; all indicators of each tab must agree. */
function open(): string[] {
	return ['description', 'additional_information', 'reviews'].filter((name) => {
		const isOpen = tab(name).getAttribute('aria-selected') === 'true';
		expect(panel(name).hasAttribute('hidden')).toBe(!isOpen);
		expect(tab(name).closest('li')!.classList.contains('active')).toBe(isOpen);
		expect(tab(name).tabIndex).toBe(isOpen ? 0 : -1);
		return isOpen;
	});
}
const visit = (address: string) => history.replaceState(null, '', address);

test.each([
	['/produit/x/', 'description'],
	['/produit/x/#reviews', 'reviews'],
	['/produit/x/#tab-reviews', 'reviews'],
	['/produit/x/#comment-12', 'reviews'],
	['/produit/x/#Comment-99', 'reviews'],
	['/produit/x/#comment-page-2', 'reviews'],
	['/produit/x/comment-page-2/', 'reviews'],
	['/produit/x/?cpage=2', 'reviews'],
	['/produit/x/?a=1&cpage=2', 'reviews'],
	['/produit/x/#tab-additional_information', 'additional_information'],
	['/produit/x/#!tab-additional_information', 'additional_information'],
	['/produit/x/#tab-title-additional_information', 'additional_information'],
	['/produit/x/#unknown', 'description'],
	['/produit/x/?mycpage=2', 'description'],
])('[TAB-01] which tab an address opens: %s opens %s', (address, name) => {
	visit(address);
	mount();
	expect(open()).toEqual([name]);
});

test('[TAB-01] which tab an address opens: #reviews opens the reviews, also where nothing has that id', () => {
	document.getElementById('reviews')!.removeAttribute('id');
	visit('/produit/x/#reviews');
	mount();
	expect(open()).toEqual(['reviews']);
});

test.each([
	'#a b',
	'#%',
	'#"]',
	'#<img src=x onerror=alert(1)>',
	'#.wc-tab',
	'#tab-reviews,body',
	'#secret',
	'#!',
	'#',
])(
	'[TAB-01] [SEC-03 S4] which tab an address opens: the hash is an id of the tabs and never a selector or markup: %s',
	(hash) => {
		document.body.insertAdjacentHTML('beforeend', '<div id="secret" hidden>code</div>');
		visit(`/produit/x/${hash}`);
		mount();
		expect(document.getElementById('secret')!.hidden).toBe(true);
		expect(open()).toEqual(['description']);
	},
);

test.each([
	['tab-café', '#tab-caf%C3%A9'],
	// As WooCommerce prints the key of another script's tab.
	['tab-caf%c3%a9', '#tab-caf%c3%a9'],
	['tab-50%', '#tab-50%'],
])('[TAB-01] which tab an address opens: an id may have any letter: %s', (id, hash) => {
	panel('reviews').id = id;
	tab('reviews').setAttribute('href', hash);
	visit(`/produit/x/${hash.replace('#', '#!')}`);
	mount();
	expect(document.querySelector('[aria-selected=true]')!.getAttribute('href')).toBe(hash);
});

test('[RT-06] a tab whose press was held is opened, the last of several', () => {
	mount(wrapper(), {}, [{ control: tab('reviews') }, { control: tab('additional_information') }]);
	expect(open()).toEqual(['additional_information']);
});

test('[A11Y-02] focus: a jump to a panel goes to its heading, one into it to the very place', async () => {
	visit('/produit/x/#reviews');
	mount();
	await vi.waitFor(() => expect(document.activeElement).toBe(panel('reviews').querySelector('h2')));
	visit('/produit/x/#comment-12');
	dispatchEvent(new HashChangeEvent('hashchange', { oldURL: 'https://x.test/#reviews' }));
	await vi.waitFor(() => expect(document.activeElement!.id).toBe('comment-12'));
	(document.activeElement as HTMLElement).blur();
	expect(panel('reviews').querySelector('[tabindex]')).toBeNull();
});

test.each(['when the island comes', 'before the file has come that reaches the place'])(
	'[SEC-03 A15] focus is not taken from a visitor who writes %s',
	async (moment) => {
		const field = document.body.appendChild(document.createElement('input'));
		visit('/produit/x/#reviews');
		if (moment.includes('island')) field.focus();
		mount();
		field.focus();
		await vi.dynamicImportSettled();
		expect([open(), document.activeElement]).toEqual([['reviews'], field]);
	},
);

test('focus is left alone when a viewer takes its place out of the address', () => {
	mount();
	visit('/produit/x/#reviews');
	dispatchEvent(new HashChangeEvent('hashchange', { oldURL: 'https://x.test/#&gid=1&pid=2' }));
	expect(open()).toEqual(['description']);
});

test('[TAB-02] a review link opens the reviews, also a second time, and the browser’s jump goes on', async () => {
	mount();
	const link = document.querySelector<HTMLElement>('.woocommerce-review-link')!;
	for (let time = 0; time < 2; time++) {
		expect(click(link)).toBe(true);
		await vi.waitFor(() => expect(open()).toEqual(['reviews']));
		await vi.waitFor(() => expect(document.activeElement!.textContent).toBe('Avis'));
		tab('description').click();
		expect(open()).toEqual(['description']);
	}
});

test('[TAB-03] keys: arrows go round, Home and End to the ends, Space opens; others, and those with a modifier, are the browser’s', () => {
	mount();
	expect(pressKey(tab('description'), 'ArrowRight')).toBe(true);
	expect([open(), document.activeElement]).toEqual([['additional_information'], tab('additional_information')]);
	pressKey(tab('additional_information'), 'End');
	expect(open()).toEqual(['reviews']);
	pressKey(tab('reviews'), 'ArrowRight');
	expect(open()).toEqual(['description']);
	pressKey(tab('description'), 'ArrowLeft');
	pressKey(tab('reviews'), 'Home');
	expect(open()).toEqual(['description']);
	tab('reviews').focus();
	expect(pressKey(tab('reviews'), ' ')).toBe(true);
	expect(open()).toEqual(['reviews']);
	expect(pressKey(tab('description'), 'ArrowDown')).toBe(false);
	expect(pressKey(tab('description'), 'ArrowRight', { altKey: true })).toBe(false);
	expect(pressKey(tab('description'), 'a')).toBe(false);
});

test.each([
	['ArrowRight', false, false, 1],
	['ArrowLeft', false, false, 2],
	['ArrowLeft', false, true, 1],
	['ArrowRight', false, true, 2],
	['ArrowDown', true, false, 1],
	['ArrowUp', true, true, 2],
	['ArrowRight', true, false, 1],
	['ArrowLeft', true, true, 1],
	['ArrowDown', false, false, undefined],
])('[TAB-03] keys: %s, vertical %s, right to left %s', (key, isVertical, isRtl, target) => {
	const row = document.body.appendChild(document.createElement('div'));
	row.style.direction = isRtl ? 'rtl' : 'ltr';
	row.innerHTML = '<a></a><a></a><a></a>';
	const controls = [...row.children];
	const next = controlForKey(key, controls[0]!, controls, row, !isVertical);
	expect(next && controls.indexOf(next)).toBe(target);
});

test('[TAB-04] [TAB-05] a panel without anything to focus can be reached by Tab, one with links needs no stop of its own; the browser’s search finds what is closed, and opens it; all are readable again when the island goes, and the markup is the server’s', async () => {
	const parts = [...document.querySelectorAll('.wc-tab, .wc-tabs, .wc-tabs a, .wc-tabs li')];
	const before = parts.map((part) => [...part.attributes].map(({ name }) => name).filter((name) => name !== 'class'));
	mount();
	expect(panel('reviews').getAttribute('hidden')).toBe('until-found');
	expect(panel('description').tabIndex).toBe(0);
	expect(panel('reviews').hasAttribute('tabindex')).toBe(false);
	panel('reviews').dispatchEvent(new Event('beforematch', { bubbles: true }));
	expect(open()).toEqual(['reviews']);
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

const withScript = () => {
	const script = document.head.appendChild(document.createElement('script'));
	script.id = 'wc-single-product-js';
	controller.signal.addEventListener('abort', () => script.remove());
};

test('beside WooCommerce’s script: it hears neither the clicks nor the keys that are answered here; what it hides is put right', async () => {
	withScript();
	vi.stubGlobal('jQuery', $);
	const heard = vi.fn();
	for (const type of ['click', 'keydown', 'keyup'])
		document.body.addEventListener(type, heard, { signal: controller.signal });
	mount();
	tab('description').click();
	pressKey(tab('description'), 'ArrowLeft');
	tab('reviews').dispatchEvent(new KeyboardEvent('keyup', { key: 'ArrowLeft', bubbles: true }));
	expect([heard.mock.calls, open()]).toEqual([[], ['reviews']]);
	$(wrapper()).on('init', () =>
		document.querySelectorAll<HTMLElement>('.wc-tab').forEach((one) => (one.style.display = 'none')),
	);
	$(wrapper()).trigger('init');
	await vi.waitFor(() => expect(panel('reviews').style.display).toBe(''));
	expect(open()).toEqual(['reviews']);
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

	test('[TAB-05] an accordion has one item open; an address opens the item that holds the place, and leaves the focus where the visitor is busy; a link takes it there', async () => {
		visit('/aide/#!faq-bonnets-reponse');
		const field = document.body.appendChild(document.createElement('input'));
		field.focus();
		await mount(hosts()[1], { layout: 'accordion' });
		const items = [...hosts()[1]!.querySelectorAll('details')];
		items.forEach((item) => item.dispatchEvent(new Event('toggle')));
		expect(items.map((item) => item.open)).toEqual([false, true, false]);
		expect(new Set(items.map((item) => item.getAttribute('name'))).size).toBe(1);
		expect(document.activeElement).toBe(field);
		dispatchEvent(new HashChangeEvent('hashchange'));
		expect(document.activeElement).not.toBe(field);
		controller.abort();
		expect(items.some((item) => item.hasAttribute('name'))).toBe(false);
		items[1]!.open = false;
		dispatchEvent(new HashChangeEvent('hashchange'));
		expect(items[1]!.open, 'when the island has gone').toBe(false);
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
