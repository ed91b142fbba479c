import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settled } from '../../tests/setup/cart-shop';
import { realJQuery as jQuery } from '../../tests/setup/real-jquery';
import { sampleCart, sampleReply } from '../../tests/setup/sample-cart';
import { pageLife } from '../../tests/setup/page-life';
import { onJQuery, onJQueryTrigger } from '../shop/jquery-bridge';
import { CART_FRAGMENT, type CartReply } from '../shop/woocommerce/cart-api';
import { bridgeCartEvents } from './page-cart';
import type { CartStore } from '../stores/cart';
import { emit } from '../stores/events';

const page = pageLife();
let kept: CartReply | undefined;
let known: CartReply | undefined;
const store = { refresh: vi.fn(() => Promise.resolve()), receive: vi.fn(), reply: { peek: () => known } };

const cache = { read: () => Promise.resolve(kept) };

beforeEach(() => {
	kept = undefined;
	known = undefined;
	vi.stubGlobal('jQuery', jQuery);
	bridgeCartEvents(store as unknown as CartStore, cache, false, page.signal);
});

afterEach(() => {
	jQuery(document).off();
	jQuery(document.body).off();
});

const button = document.createElement('button');
const reply = sampleReply(sampleCart(), { 'a.cart-contents': '<a></a>' });

/** Returns a mock that records the arguments of a jQuery event on the document; elements arrive in a jQuery wrapper. */
function listen(event: string) {
	const heard = vi.fn();
	jQuery(document).on(event, (_event: unknown, ...args: unknown[]) => heard(...args));
	return heard;
}

describe('[RT-08] ours are told to jQuery listeners', () => {
	test('an add that begins asks for a veto, then tells the button and its data', () => {
		const order: unknown[] = [];
		jQuery(document.body).on('should_send_ajax_request.adding_to_cart', (_event, $button) => order.push($button));
		const heard = listen('adding_to_cart');
		const data = { product_id: '72' };
		expect(emit('archipel:adding-to-cart', { data, button })).toBe(true);
		expect(order).toEqual([jQuery(button)]);
		expect(heard).toHaveBeenCalledExactlyOnceWith(jQuery(button), data);
		expect(heard.mock.calls[0]![1]).toBe(data);
	});

	test('[CART-02] a listener that answers false vetoes the add', () => {
		jQuery(document.body).on('should_send_ajax_request.adding_to_cart', () => false);
		const begun = listen('adding_to_cart');
		const vetoed = listen('ajax_request_not_sent.adding_to_cart');
		expect(emit('archipel:adding-to-cart', { data: {}, button })).toBe(false);
		expect(begun).not.toHaveBeenCalled();
		expect(vetoed).toHaveBeenCalledExactlyOnceWith(false, false, jQuery(button));
	});

	test.each([
		['an add', 'archipel:added-to-cart', 'added_to_cart', button],
		['a removal, of which no control need have asked', 'archipel:removed-from-cart', 'removed_from_cart', undefined],
	] as const)('%s', (_what, ours, theirs, control) => {
		const heard = listen(theirs);
		emit(ours, { fragments: reply.fragments, cartHash: 'abc', item: undefined, button: control, data: {} });
		expect(heard).toHaveBeenCalledExactlyOnceWith(reply.fragments, 'abc', control && jQuery(control));
		expect(store.receive).not.toHaveBeenCalled();
	});

	test.each([
		['refresh', 'wc_fragments_refreshed'],
		['tab', 'wc_fragments_refreshed'],
		['cache', 'wc_fragments_loaded'],
		['change', 'wc_fragments_loaded'],
		['script', 'wc_fragments_loaded'],
	] as const)('[CART-07] fragments that came by %s are %s', (source, name) => {
		const heard: string[] = [];
		jQuery(document).on('wc_fragments_refreshed wc_fragments_loaded', ({ type }) => void heard.push(type));
		emit('archipel:fragments-refreshed', { fragments: {}, source });
		expect(heard).toEqual([name]);
	});

	test('[CART-07] a refresh that failed', () => {
		const heard = listen('wc_fragments_ajax_error');
		emit('archipel:fragments-error', { error: new Error('no') });
		expect(heard).toHaveBeenCalledOnce();
	});
});

describe('[RT-08] theirs are honoured', () => {
	test.each(['wc_fragment_refresh', 'updated_wc_div'])('%s asks the server', (event) => {
		jQuery(document.body).trigger(event);
		expect(store.refresh).toHaveBeenCalledOnce();
	});

	test('a refresh that WooCommerce’s own script answers is not asked for a second time', () => {
		page.restart();
		bridgeCartEvents(store as unknown as CartStore, cache, true, page.signal);
		jQuery(document.body).trigger('wc_fragment_refresh');
		expect(store.refresh).not.toHaveBeenCalled();
	});

	test.each(['added_to_cart', 'removed_from_cart'])('%s brings the reply of another script', async (event) => {
		const fragments = {
			...reply.fragments,
			[CART_FRAGMENT]: `<script type="application/json" id="archipel-cart">${JSON.stringify(reply.cart)}</script>`,
		};
		jQuery(document.body).trigger(event, [fragments, reply.cartHash, undefined]);
		await settled();
		expect(store.receive).toHaveBeenCalledExactlyOnceWith(reply);
	});

	test('added_to_cart without a reply asks the server', async () => {
		jQuery(document.body).trigger('added_to_cart');
		await settled();
		expect(store.receive).not.toHaveBeenCalled();
		expect(store.refresh).toHaveBeenCalledOnce();
	});

	test.each(['wc_fragments_loaded', 'wc_fragments_refreshed'])(
		'%s makes us read what was kept, once',
		async (event) => {
			jQuery(document.body).trigger(event);
			await settled();
			expect(store.receive).not.toHaveBeenCalled();
			kept = reply;
			jQuery(document.body).trigger(event);
			await settled();
			expect(store.receive).toHaveBeenCalledExactlyOnceWith(reply, 'cache');
			known = reply;
			jQuery(document.body).trigger(event);
			await settled();
			expect(store.receive).toHaveBeenCalledOnce();
		},
	);
});

test('[RT-08] while we listen ourselves: a listener of ours that returns something neither stops nor cancels an event', () => {
	const heard = vi.fn((event: { isDefaultPrevented: () => boolean }) => event.isDefaultPrevented());
	onJQuery(document.body, 'wc_update_cart', () => false, page.signal);
	onJQueryTrigger(document.body, 'wc_update_cart', () => false as never, page.signal);
	jQuery(document).on('wc_update_cart', heard);
	jQuery(document.body).trigger('wc_update_cart');
	expect(heard).toHaveReturnedWith(false);
});

test('[RT-06] after the end nobody is listening', () => {
	page.abort();
	jQuery(document.body).trigger('wc_fragment_refresh');
	expect(store.refresh).not.toHaveBeenCalled();
	const heard = listen('added_to_cart');
	emit('archipel:added-to-cart', { fragments: {}, cartHash: '', button, data: {} });
	expect(heard).not.toHaveBeenCalled();
});
