import { expect, test, vi } from 'vitest';
import { controlForKey } from '../../src/runtime/keys';
import { mount, open, panel, tab, visit, wrapper } from '../../tests/setup/tabs-page';
import { pressKey } from '../../tests/setup/press-key';
import { click } from '../../tests/setup/click';

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
