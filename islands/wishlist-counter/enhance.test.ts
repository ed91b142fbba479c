import { signal } from '@preact/signals-core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { printConfig } from '../../tests/setup/print-config';
import { recording } from '../../tests/setup/recording';
import { pageLife } from '../../tests/setup/page-life';
import { RequestError } from '../../src/shop/request-error';
import { emit } from '../../src/stores/events';
import type { WishlistStore } from '../../src/stores/wishlist';
import { paintCounter } from './enhance';
import { followOpeners } from './follow-openers';
import { click } from '../../tests/setup/click';

const themeCount = vi.hoisted(() => vi.fn());
vi.mock('../../src/shop/ti-wishlist/wishlist-api', () => ({ wishlistApi: { themeCount } }));

const count = signal<number | undefined>(undefined);
const wishlist = {
	get state() {
		return { value: count.value === undefined ? undefined : {} };
	},
	get counter() {
		return { value: count.value ?? 0, peek: () => count.peek() ?? 0 };
	},
} as WishlistStore;
const ending = pageLife();

function start(label: string, settings = ''): HTMLElement {
	printConfig({ locale: 'fr-FR', shop: { wishlist: settings } });
	document.body.innerHTML = `<a class="wishlist_products_counter" aria-label="${label}">${label}<span class="wishlist_products_counter_number"></span></a>`;
	const link = document.querySelector('a')!;
	paintCounter(link, link, wishlist, ending.signal);
	return link;
}

beforeEach(() => void (count.value = undefined));

test('[WL-07] the number at the link stays as the server printed it while nothing is known, then is written and named, without TI’s dash before it, as long as the island is there', () => {
	const link = start('Wishlist -');
	expect(link.getAttribute('aria-label')).toBe('Wishlist -');
	count.value = 1234;
	expect(link.getAttribute('aria-label')).toBe('Wishlist, 1234 articles');
	expect(link.classList.contains('wishlist-counter-with-products')).toBe(true);
	ending.abort();
	count.value = 2;
	expect([link.textContent, link.getAttribute('aria-label')]).toEqual(['Wishlist -1\u202f234', 'Wishlist -']);
});

test('[WL-07] the number at the link: at zero it goes only where the shop wants that', () => {
	count.value = 0;
	expect(start('Favoris').querySelector('span')!.textContent).toBe('0');
	expect(start('Favoris', 'hideZeroCounter=1').querySelector('span')!.textContent).toBe('');
});

test('[WL-07] the number at the link: a change is seen for half a second, and no longer; one that follows for as long again', () => {
	vi.useFakeTimers();
	const link = start('Favoris');
	count.value = 1;
	expect(link.querySelector('[data-archipel-changed]')).toBe(null);
	count.value = 2;
	expect(link.querySelector('[data-archipel-changed]')).not.toBe(null);
	vi.advanceTimersByTime(400);
	count.value = 3;
	vi.advanceTimersByTime(499);
	expect(link.querySelector('[data-archipel-changed]')).not.toBe(null);
	vi.advanceTimersByTime(1);
	expect(link.querySelector('[data-archipel-changed]')).toBe(null);
});

function startTheme(settings = 'server=ti'): HTMLElement {
	printConfig({ locale: 'fr-FR', shop: { wishlist: settings } });
	document.body.innerHTML = '<div class="header-wishlist"><a href="#"><span class="count">0</span></a></div>';
	const host = document.body;
	paintCounter(host, host.querySelector('a')!, wishlist, ending.signal);
	return host.querySelector('.count')!;
}
const answer = () => emit('archipel:wishlist-answered', { reply: {} });

test('[WL-08] [REL-01] the number of the theme is what we know until the theme answers, which is asked after each answer of the shop, also after one to which it said nothing', async () => {
	themeCount.mockRejectedValueOnce(new RequestError('timeout', '')).mockResolvedValue({ count: 12, isOurs: false });
	const number = startTheme();
	expect(number.textContent).toBe('0');
	count.value = 3;
	expect(themeCount).not.toHaveBeenCalled();
	answer();
	await expect(themeCount.mock.results[0]!.value).rejects.toThrow();
	expect(number.textContent).toBe('3');
	answer();
	await vi.waitFor(() => expect(number.textContent).toBe('12'));
	themeCount.mockResolvedValue({ count: 13, isOurs: false });
	answer();
	ending.abort();
	await themeCount.mock.results[2]!.value;
	await Promise.resolve();
	expect(number.textContent).toBe('12');
	answer();
	expect(themeCount).toHaveBeenCalledTimes(3);
});

const { status } = recording('wishlist/theme-count-nobody').response;
test.each([
	['where WordPress has nobody who answers, as Storefront was recorded', new RequestError('http', '', { status })],
	['where our plugin answers for it', undefined],
])('[WL-08] the number of the theme: a theme is not asked again %s', async (_where, error) => {
	themeCount.mockImplementation(() => (error ? Promise.reject(error) : Promise.resolve({ count: 1, isOurs: true })));
	const number = startTheme();
	count.value = 1;
	answer();
	await vi.waitFor(() => expect(themeCount).toHaveBeenCalledTimes(1));
	await themeCount.mock.results[0]!.value.catch(() => {});
	count.value = 2;
	answer();
	expect(number.textContent).toBe('2');
	expect(themeCount).toHaveBeenCalledTimes(1);
});

test('[WL-08] the number of the theme: of a browser’s list is what it has, once that is known; nobody is asked', () => {
	const number = startTheme('');
	expect(number.textContent).toBe('0');
	count.value = 3;
	expect(number.textContent).toBe('3');
	answer();
	ending.abort();
	count.value = 4;
	expect(number.textContent).toBe('3');
	expect(themeCount).not.toHaveBeenCalled();
});

describe('[WL-07] the panel of the list', () => {
	let isOpen: boolean;
	const prefetch = vi.fn<() => void>();
	const get = (id: string) => document.getElementById(id)!;

	beforeEach(() => {
		vi.useFakeTimers();
		isOpen = false;
		document.body.innerHTML =
			'<a id="link" href="#favoris">Favoris</a><button id="button"></button><span id="place"><button id="inside"></button></span>';
		followOpeners(
			{
				link: get('link'),
				button: get('button'),
				place: get('place'),
				isOpen: () => isOpen,
				open: () => (isOpen = true),
				close: () => (isOpen = false),
				prefetch,
			},
			ending.signal,
		);
	});

	const point = (type: string, id = 'link', pointerType = 'mouse', clientX = 0) =>
		get(id).dispatchEvent(new PointerEvent(type, { pointerType, clientX, bubbles: true }));
	const isOpenAfter = (milliseconds: number) => {
		vi.advanceTimersByTime(milliseconds);
		return isOpen;
	};
	/** @returns Whether the browser would follow the link. */
	function tap(pointerType: string): boolean {
		point('pointerdown', 'link', pointerType);
		return click(get('link'));
	}

	test('opens when a mouse has rested on the link for 100 ms, its files before; waits 300 ms for one that has left, and stays while it is in the panel or somebody works there', () => {
		point('pointerenter');
		expect(prefetch).toHaveBeenCalledOnce();
		expect(isOpenAfter(99)).toBe(false);
		point('pointerleave');
		expect(isOpenAfter(1000)).toBe(false);
		point('pointerenter');
		expect(isOpenAfter(100)).toBe(true);
		point('pointerleave');
		vi.advanceTimersByTime(299);
		point('pointerenter', 'place');
		expect(isOpenAfter(1000)).toBe(true);
		get('inside').focus();
		point('pointerleave', 'place');
		expect(isOpenAfter(1000)).toBe(true);
		get('inside').blur();
		point('pointerleave', 'place');
		expect(isOpenAfter(299)).toBe(true);
		expect(isOpenAfter(1)).toBe(false);
	});

	test('opens once the mouse moves less than 6 px in 100 ms', () => {
		point('pointerenter');
		for (const [clientX, opens] of [
			[6, false],
			[-1, false],
			[4.9, true],
		] as const) {
			point('pointermove', 'link', 'mouse', clientX);
			expect(isOpenAfter(100)).toBe(opens);
		}
	});

	test('[SEC-03 A11] under a finger: the first tap opens it, the second follows the link; a mouse’s click always does', () => {
		point('pointerenter', 'link', 'touch');
		expect(isOpenAfter(1000)).toBe(false);
		expect([tap('touch'), isOpen]).toEqual([false, true]);
		expect(tap('touch')).toBe(true);
		isOpen = false;
		expect([tap('mouse'), isOpen]).toEqual([true, false]);
	});

	test('what a press has opened does not go with the mouse; the button opens and closes it', () => {
		get('button').click();
		point('pointerenter');
		vi.advanceTimersByTime(100);
		point('pointerleave');
		expect(isOpenAfter(1000)).toBe(true);
		get('button').click();
		expect(isOpen).toBe(false);
	});
});
