import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { installJQuery } from '../../tests/setup/stand-in-jquery';
import type { Intent } from '../../src/runtime/activation';
import enhance from './enhance';
import { readAim, tabForKey } from './model';
import { props } from './props';

const placed = readFileSync(resolve(import.meta.dirname, 'fixture.html'), 'utf8');
/** WooCommerce's markup (contracts/pages/product-with-reviews). */
const woocommerce = `<div class="product"><a href="#reviews" class="woocommerce-review-link">(4 avis)</a>
<div class="woocommerce-tabs wc-tabs-wrapper"><ul class="tabs wc-tabs" role="tablist">
${['description', 'additional_information', 'reviews'].map((name) => `<li role="presentation" class="${name}_tab" id="tab-title-${name}"><a href="#tab-${name}" role="tab" aria-controls="tab-${name}">${name}</a></li>`).join('')}</ul>
<div class="panel wc-tab" id="tab-description" role="tabpanel" aria-labelledby="tab-title-description"><h2>Description</h2></div>
<div class="panel wc-tab" id="tab-additional_information" role="tabpanel" aria-labelledby="tab-title-additional_information"><h2>Informations</h2></div>
<div class="panel wc-tab" id="tab-reviews" role="tabpanel" aria-labelledby="tab-title-reviews"><div id="reviews"><h2>Avis</h2><div id="comment-12">Très joli</div><a href="/">lien</a></div></div></div></div>`;

let controller: AbortController;
beforeEach(() => {
	controller = new AbortController();
	document.body.innerHTML = woocommerce;
	Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
	controller.abort();
	document.body.innerHTML = '';
	history.replaceState(null, '', '/');
	vi.unstubAllGlobals();
});

const wrapper = () => document.querySelector<HTMLElement>('.wc-tabs-wrapper')!;
function mount(host = wrapper(), own: Record<string, unknown> = {}, intents: Intent[] = []): void {
	void enhance(host, props.parse(own), {
		activation: { by: 'idle', takeIntents: () => intents },
		signal: controller.signal,
		fail: (error) => {
			throw error;
		},
	});
}
const tab = (name: string) => document.querySelector<HTMLAnchorElement>(`a[href="#tab-${name}"]`)!;
const panel = (name: string) => document.getElementById(`tab-${name}`)!;
/** Names of the open tabs, each by every sign that there is. */
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
const press = (element: HTMLElement, key: string, init: KeyboardEventInit = {}) => {
	const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
	element.dispatchEvent(event);
	return event.defaultPrevented;
};

describe('[TAB-01] which tab an address opens', () => {
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
	])('%s opens %s', (address, name) => {
		visit(address);
		mount();
		expect(open()).toEqual([name]);
	});

	test.each(['#a b', '#%', '#"]', '#<img src=x onerror=alert(1)>', '#.wc-tab', '#tab-reviews,body', '#!', '#'])(
		'[SEC-03] the hash is an id and never a selector or markup: %s',
		(hash) => {
			visit(`/produit/x/${hash}`);
			mount();
			expect(open()).toEqual(['description']);
		},
	);

	test('[SEC-03] it shows nothing outside of the tabs', () => {
		document.body.insertAdjacentHTML('beforeend', '<div id="secret" hidden>code</div>');
		visit('/produit/x/#secret');
		mount();
		expect(document.getElementById('secret')!.hidden).toBe(true);
		expect(open()).toEqual(['description']);
	});

	test('an aim names an id, and the panel for when there is none', () => {
		expect(readAim('https://x.test/#comment-12')).toEqual({ id: 'comment-12', panel: 'reviews' });
		expect(readAim('https://x.test/#!caf%C3%A9')).toEqual({ id: 'café' });
		expect(readAim('https://x.test/')).toEqual({});
	});
});

describe('focus', () => {
	test('[A11Y-02] a jump to a panel goes to its heading, one into it to the very place', () => {
		visit('/produit/x/#reviews');
		mount();
		expect(document.activeElement).toBe(panel('reviews').querySelector('h2'));
		visit('/produit/x/#comment-12');
		dispatchEvent(new HashChangeEvent('hashchange', { oldURL: 'https://x.test/#reviews' }));
		expect(document.activeElement!.id).toBe('comment-12');
		(document.activeElement as HTMLElement).blur();
		expect(panel('reviews').querySelector('[tabindex]')).toBeNull();
	});

	test('is not taken from a visitor who is busy when the island comes', () => {
		const field = document.body.appendChild(document.createElement('input'));
		field.focus();
		visit('/produit/x/#reviews');
		mount();
		expect(open()).toEqual(['reviews']);
		expect(document.activeElement).toBe(field);
	});

	test('is left alone when a viewer takes its place out of the address', () => {
		mount();
		visit('/produit/x/#reviews');
		dispatchEvent(new HashChangeEvent('hashchange', { oldURL: 'https://x.test/#&gid=1&pid=2' }));
		expect(open()).toEqual(['description']);
	});
});

test('[TAB-02] a review link opens the reviews, also a second time, and the browser’s jump goes on', async () => {
	mount();
	const link = document.querySelector<HTMLElement>('.woocommerce-review-link')!;
	for (let time = 0; time < 2; time++) {
		const event = new MouseEvent('click', { bubbles: true, cancelable: true });
		link.dispatchEvent(event);
		expect(event.defaultPrevented).toBe(false);
		await vi.waitFor(() => expect(open()).toEqual(['reviews']));
		expect(document.activeElement!.textContent).toBe('Avis');
		tab('description').click();
		expect(open()).toEqual(['description']);
	}
});

describe('[TAB-03] keys', () => {
	test('arrows go round, Home and End to the ends, Space opens', () => {
		mount();
		expect(press(tab('description'), 'ArrowRight')).toBe(true);
		expect([open(), document.activeElement]).toEqual([['additional_information'], tab('additional_information')]);
		press(tab('additional_information'), 'End');
		expect(open()).toEqual(['reviews']);
		press(tab('reviews'), 'ArrowRight');
		expect(open()).toEqual(['description']);
		press(tab('description'), 'ArrowLeft');
		press(tab('reviews'), 'Home');
		expect(open()).toEqual(['description']);
		tab('reviews').focus();
		expect(press(tab('reviews'), ' ')).toBe(true);
		expect(open()).toEqual(['reviews']);
	});

	test('others, and those with a modifier, are the browser’s', () => {
		mount();
		expect(press(tab('description'), 'ArrowDown')).toBe(false);
		expect(press(tab('description'), 'ArrowRight', { altKey: true })).toBe(false);
		expect(press(tab('description'), 'a')).toBe(false);
	});

	test.each([
		['ArrowRight', false, false, 1],
		['ArrowLeft', false, false, 2],
		['ArrowLeft', false, true, 1],
		['ArrowRight', false, true, 2],
		['ArrowDown', true, false, 1],
		['ArrowUp', true, true, 2],
		['ArrowRight', true, false, undefined],
		['ArrowDown', false, false, undefined],
	])('%s, vertical %s, right to left %s', (key, isVertical, isRtl, target) => {
		expect(tabForKey(key, 0, 3, { isVertical, isRtl })).toBe(target);
	});
});

describe('[TAB-05] panels', () => {
	test('that are closed are found by the browser’s search, which opens them', () => {
		mount();
		expect(panel('reviews').getAttribute('hidden')).toBe('until-found');
		panel('reviews').dispatchEvent(new Event('beforematch', { bubbles: true }));
		expect(open()).toEqual(['reviews']);
	});

	test('a click that was held opens its tab', () => {
		mount(wrapper(), {}, [{ type: 'click', control: tab('additional_information') }]);
		expect(open()).toEqual(['additional_information']);
	});

	test('a modified click on a tab is the browser’s', () => {
		mount();
		tab('reviews').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
		expect(open()).toEqual(['description']);
	});

	test('are all readable again when the island goes, and the markup is the server’s', () => {
		const before = [...document.querySelectorAll('.wc-tab, .wc-tabs a, .wc-tabs li')].map((part) =>
			[...part.attributes].map(({ name }) => name).filter((name) => name !== 'class'),
		);
		mount();
		controller.abort();
		const after = [...document.querySelectorAll('.wc-tab, .wc-tabs a, .wc-tabs li')].map((part) =>
			[...part.attributes]
				.map(({ name, value }) => (name === 'style' && !value ? 'class' : name))
				.filter((name) => !['class', 'aria-selected', 'tabindex'].includes(name)),
		);
		expect(after).toEqual(before);
		expect(document.querySelector('.wc-tab[hidden]')).toBeNull();
	});

	test('a panel without anything to focus can be reached by Tab; one with links needs no stop of its own', () => {
		mount();
		expect(panel('description').tabIndex).toBe(0);
		expect(panel('reviews').hasAttribute('tabindex')).toBe(false);
	});
});

describe('beside WooCommerce’s script', () => {
	const withScript = () => {
		const script = document.head.appendChild(document.createElement('script'));
		script.id = 'wc-single-product-js';
		controller.signal.addEventListener('abort', () => script.remove());
	};

	test('what it hides is put right', async () => {
		withScript();
		const { $ } = installJQuery();
		mount();
		tab('reviews').click();
		$(wrapper()).on('init', () =>
			document.querySelectorAll<HTMLElement>('.wc-tab').forEach((one) => (one.style.display = 'none')),
		);
		$(wrapper()).trigger('init');
		await vi.waitFor(() => expect(panel('reviews').style.display).toBe(''));
		expect(open()).toEqual(['reviews']);
	});

	test('it hears neither the clicks nor the keys that are answered here', () => {
		withScript();
		const heard = vi.fn();
		for (const type of ['click', 'keydown', 'keyup'])
			document.body.addEventListener(type, heard, { signal: controller.signal });
		mount();
		tab('reviews').click();
		press(tab('reviews'), 'ArrowLeft');
		tab('description').dispatchEvent(new KeyboardEvent('keyup', { key: 'ArrowLeft', bubbles: true }));
		expect(heard).not.toHaveBeenCalled();
	});

	test('where it is gone, others hear the event by which it began', () => {
		const { $ } = installJQuery();
		const heard = vi.fn();
		$(wrapper()).on('init', heard);
		mount();
		expect(heard).toHaveBeenCalledOnce();
	});
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

	test('[TAB-05] an address opens the tab that holds the place', () => {
		visit('/aide/#adresse-retour');
		mount(hosts()[0]);
		expect(document.getElementById('retours')!.hasAttribute('hidden')).toBe(false);
		expect(document.activeElement!.id).toBe('adresse-retour');
	});

	test('[TAB-05] an accordion has one item open, and an address opens the item that holds the place', () => {
		visit('/aide/#!faq-bonnets-reponse');
		mount(hosts()[1], { layout: 'accordion' });
		const items = [...hosts()[1]!.querySelectorAll('details')];
		items.forEach((item) => item.dispatchEvent(new Event('toggle')));
		expect(items.map((item) => item.open)).toEqual([false, true, false]);
		expect(new Set(items.map((item) => item.getAttribute('name'))).size).toBe(1);
		controller.abort();
		expect(items.some((item) => item.hasAttribute('name'))).toBe(false);
	});

	test('an accordion may have several open', () => {
		mount(hosts()[2], { layout: 'accordion', multiple: true });
		expect(hosts()[2]!.querySelector('[name]')).toBeNull();
	});

	test('without a list, or with one that leads nowhere, nothing is changed', () => {
		document.body.innerHTML =
			'<div data-archipel="tabs"><ul class="tabs"><li><a href="#nowhere">x</a></li></ul><div>text</div></div>';
		const before = document.body.innerHTML;
		mount(hosts()[0]);
		expect(document.body.innerHTML).toBe(before);
	});
});

test('[TAB-04] the line is drawn below the chosen tab, and can be left out', () => {
	const list = document.querySelector<HTMLElement>('.wc-tabs')!;
	list.getBoundingClientRect = () => new DOMRect(10, 100, 600, 40);
	['description', 'additional_information', 'reviews'].forEach((name, index) => {
		tab(name).getBoundingClientRect = () => new DOMRect(10 + index * 200, 100, 150, 40);
	});
	mount();
	expect([list.hasAttribute('data-archipel-underline'), list.style.getPropertyValue('--archipel-tabs-x')]).toEqual([
		true,
		'60px',
	]);
	tab('reviews').click();
	expect(list.style.getPropertyValue('--archipel-tabs-x')).toBe('460px');
	controller.abort();
	expect(list.hasAttribute('data-archipel-underline')).toBe(false);
	controller = new AbortController();
	mount(wrapper(), { underline: false });
	expect(list.hasAttribute('data-archipel-underline')).toBe(false);
});
