import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { realJQuery as $ } from '../../tests/setup/real-jquery';
import {
	askJQuery,
	hasJQueryPlugin,
	jQueryData,
	onJQuery,
	onJQueryTrigger,
	runJQueryPlugin,
	standInForJQueryPlugin,
	triggerJQuery,
	wrapForJQuery,
} from './jquery-bridge';

const { body } = document;
beforeEach(() => void vi.stubGlobal('jQuery', $));
afterEach(() => $(body).off());

test.each([
	['without jQuery', undefined],
	['with something else under its name', { fn: {} }],
])('[RT-08] %s nothing happens, nobody vetoes, and there are no plugins', (_what, jQuery) => {
	vi.stubGlobal('jQuery', jQuery);
	expect(askJQuery(body, 'should_send')).toBe(true);
	expect(wrapForJQuery(body)).toBeUndefined();
	expect(jQueryData(body)).toEqual({});
	triggerJQuery(body, 'added_to_cart', [1]);
	standInForJQueryPlugin('wc_variation_form');
	expect(hasJQueryPlugin('wc_variation_form')).toBe(false);
	expect(runJQueryPlugin(body, 'wc_variation_form')).toBe(false);
});

describe('[RT-08] speaking', () => {
	test('an event that nobody has ever listened to is not triggered, unless the element may answer it itself', () => {
		const triggered: string[] = [];
		const heard: Record<string, boolean> = {};
		const bare = () => ({ trigger: (event: string) => triggered.push(event) });
		vi.stubGlobal('jQuery', Object.assign(bare, { event: { global: heard } }));
		triggerJQuery(body, 'found_variation');
		triggerJQuery(window, 'resize');
		Object.assign(heard, { found_variation: true, adding_to_cart: true });
		triggerJQuery(body, 'found_variation');
		triggerJQuery(body, 'adding_to_cart.theirs');
		expect(triggered).toEqual(['resize', 'found_variation', 'adding_to_cart.theirs']);
	});

	test('a handler vetoes only by false', () => {
		let answer: unknown;
		$(body).on('should_send', () => answer);
		const vetoes = [false, true, undefined, 0, ''].filter((one) => {
			answer = one;
			return !askJQuery(body, 'should_send');
		});
		expect(vetoes).toEqual([false]);
	});

	test('what a handler throws is reported and stops nothing', async () => {
		const report = vi.fn();
		vi.stubGlobal('reportError', report);
		const error = new Error('theirs');
		$(body).on('added_to_cart should_send', () => {
			throw error;
		});
		triggerJQuery(body, 'added_to_cart');
		expect(askJQuery(body, 'should_send')).toBe(true);
		await Promise.resolve();
		expect(report.mock.calls).toEqual([[error], [error]]);
	});

	test('values that other scripts keep on an element can be read', () => {
		$(body).data('quantity', 3);
		expect(jQueryData(body)).toMatchObject({ quantity: 3 });
	});
});

test('[RT-08] listening: jQuery that comes while the page loads is waited for', () => {
	vi.stubGlobal('jQuery', undefined);
	const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
	const listener = vi.fn();
	onJQuery(body, 'wc_fragment_refresh', listener);
	const ended = new AbortController();
	onJQuery(body, 'wc_fragment_refresh', listener, ended.signal);
	ended.abort();
	vi.stubGlobal('jQuery', $);
	state.mockReturnValue('complete');
	dispatchEvent(new Event('load'));
	$(body).trigger('wc_fragment_refresh');
	expect(listener).toHaveBeenCalledTimes(1);
});

test('[RT-08] listening: jQuery that an optimiser brings after the page has loaded is heard from then on, once', () => {
	vi.stubGlobal('jQuery', undefined);
	const listener = vi.fn();
	onJQuery(body, 'wc_fragment_refresh', listener);
	const script = body.appendChild(document.createElement('i'));
	script.dispatchEvent(new Event('load'));
	vi.stubGlobal('jQuery', $);
	for (let times = 0; times < 2; times++) script.dispatchEvent(new Event('load'));
	$(body).trigger('wc_fragment_refresh');
	expect(listener).toHaveBeenCalledOnce();
});

test('[RT-08] [VAR-10] [REL-02] listening: 1,000 times on and off leaves no handler', () => {
	for (let round = 0; round < 1000; round++) {
		const controller = new AbortController();
		onJQuery(body, 'added_to_cart', () => {}, controller.signal);
		onJQueryTrigger(body, 'change', () => {}, controller.signal);
		controller.abort();
	}
	expect($._data(body, 'events')).toBeUndefined();
});

const createForm = () => {
	const form = body.appendChild(document.createElement('form'));
	return { form, select: form.appendChild(document.createElement('select')) };
};

test('[VAR-10] listening to what others trigger: on the element or inside it, with the arguments', () => {
	const { form, select } = createForm();
	const heard = vi.fn();
	onJQueryTrigger(form, 'change check_variations', ({ type, target }, ...args) => heard(type, target, ...args));
	$(select).trigger('change');
	$(form).trigger('check_variations', [1, 2]);
	expect(heard.mock.calls).toEqual([
		['change', select],
		['check_variations', form, 1, 2],
	]);
});

test('[VAR-10] listening to what others trigger: the browser’s own events, which jQuery passes on, are left to addEventListener', () => {
	const heard = vi.fn();
	onJQueryTrigger(body, 'change', heard);
	body.dispatchEvent(new Event('change'));
	expect(heard).not.toHaveBeenCalled();
	$(body).trigger('change');
	expect(heard).toHaveBeenCalledOnce();
});

test('[VAR-10] listening to what others trigger: our own voice is not heard, what is triggered in answer to it is', () => {
	const { form } = createForm();
	const heard = vi.fn();
	const deaf = vi.fn();
	onJQueryTrigger(form, 'found_variation change', ({ type }) => heard(type));
	onJQuery(form, 'change', deaf);
	$(form).on('found_variation', () => $(form).trigger('change'));
	triggerJQuery(form, 'found_variation');
	expect(heard.mock.calls).toEqual([['change']]);
	expect(deaf).not.toHaveBeenCalled();
});

test('[VAR-10] plugins of jQuery: a stand-in keeps the calls of others from failing, and does not count as the plugin', () => {
	expect(hasJQueryPlugin('wc_variation_form')).toBe(false);
	standInForJQueryPlugin('wc_variation_form');
	const self = {};
	expect($.fn['wc_variation_form']!.call(self)).toBe(self);
	expect(hasJQueryPlugin('wc_variation_form')).toBe(false);
});

test('[VAR-10] plugins of jQuery: a real plugin is left alone, and can be run', () => {
	const plugin = vi.fn();
	$.fn['wc_product_gallery'] = plugin;
	standInForJQueryPlugin('wc_product_gallery');
	expect($.fn['wc_product_gallery']).toBe(plugin);
	expect(hasJQueryPlugin('wc_product_gallery')).toBe(true);
	expect(runJQueryPlugin(body, 'wc_product_gallery', { zoom: 1 })).toBe(true);
	expect(plugin).toHaveBeenCalledWith({ zoom: 1 });
	expect(runJQueryPlugin(body, 'unknown')).toBe(false);
});
