import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { realJQuery as jQuery } from '../../tests/setup/real-jquery';
import { onJQuery, onJQueryTrigger, triggerJQuery } from '../shop/jquery-bridge';
import type { CartStore } from './cart';
import { bridgeCartEvents } from './cart-legacy-events';
import { emit } from './events';

let page: AbortController;
const store = { refresh: vi.fn(), receive: vi.fn(), reply: { peek: () => undefined } } as unknown as CartStore;
const { body } = document;

beforeEach(() => {
	vi.stubGlobal('jQuery', jQuery);
	page = new AbortController();
	bridgeCartEvents(store, { read: () => Promise.resolve(undefined) }, { signal: page.signal });
});
afterEach(() => {
	page.abort();
	jQuery(document).off();
	vi.unstubAllGlobals();
});

/** jQuery events of cart and cart page, and their triggers (SERVERS.md, S183, S184). */
const EVENTS: readonly (readonly [string, () => void])[] = [
	['adding_to_cart', () => emit('archipel:adding-to-cart', { data: {}, button: body })],
	[
		'added_to_cart',
		() => emit('archipel:added-to-cart', { fragments: {}, cartHash: 'abc', button: undefined, data: {} }),
	],
	['removed_from_cart', () => emit('archipel:removed-from-cart', { fragments: {}, cartHash: 'abc', item: undefined })],
	['wc_fragments_refreshed', () => emit('archipel:fragments-refreshed', { fragments: {}, source: 'refresh' })],
	['wc_fragments_loaded', () => emit('archipel:fragments-refreshed', { fragments: {}, source: 'cache' })],
	['wc_fragments_ajax_error', () => emit('archipel:fragments-error', { error: new Error('no') })],
	...(
		[
			'wc_cart_button_updated',
			'updated_wc_div',
			'updated_cart_totals',
			'wc_cart_emptied',
			'wc_fragment_refresh',
		] as const
	).map((name) => [name, () => triggerJQuery(body, name)] as const),
];

describe('[RT-08] with the real jQuery, while we listen ourselves', () => {
	test.each(EVENTS)('%s reaches the listeners on the document', (name, tell) => {
		const onBody = vi.fn();
		const onDocument = vi.fn();
		jQuery(body).on(name, onBody);
		jQuery(document).on(name, onDocument);
		tell();
		jQuery(body).off(name, onBody);
		expect(onBody).toHaveBeenCalledOnce();
		expect(onDocument).toHaveBeenCalledOnce();
	});

	test.each(['added_to_cart', 'removed_from_cart', 'wc_fragment_refresh', 'updated_wc_div', 'wc_fragments_loaded'])(
		'%s that somebody else triggers reaches them too',
		(name) => {
			const onDocument = vi.fn();
			jQuery(document).on(name, onDocument);
			jQuery(body).trigger(name);
			expect(onDocument).toHaveBeenCalledOnce();
		},
	);

	test('a listener of ours that returns something neither stops nor cancels an event', () => {
		const onDocument = vi.fn((event: { isDefaultPrevented: () => boolean }) => event.isDefaultPrevented());
		onJQuery(body, 'wc_update_cart', () => false, page.signal);
		onJQueryTrigger(body, 'wc_update_cart', () => false as never, page.signal);
		jQuery(document).on('wc_update_cart', onDocument);
		jQuery(body).trigger('wc_update_cart');
		expect(onDocument).toHaveReturnedWith(false);
	});
});
