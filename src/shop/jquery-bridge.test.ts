import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
	hasJQueryPlugin,
	onJQuery,
	onJQueryTrigger,
	readJQueryData,
	runJQueryPlugin,
	standInForJQueryPlugin,
	triggerJQuery,
} from './jquery-bridge';

type Handler = (event: object, ...args: unknown[]) => void;

/** As much of jQuery as the bridge needs: events with bubbling, data, plugins. */
function createJQuery() {
	const handlers: { target: EventTarget; name: string; handler: Handler }[] = [];
	const $ = (target: EventTarget) => ({
		trigger(name: string, args: unknown[] = []) {
			for (let place: EventTarget | null = target; place; place = (place as Node).parentNode ?? null) {
				for (const entry of [...handlers]) {
					if (entry.target === place && entry.name === name) entry.handler({ type: name, target }, ...args);
				}
			}
		},
		on: (names: string, handler: Handler) =>
			names.split(' ').forEach((name) => {
				handlers.push({ target, name, handler });
				target.addEventListener(name, (event) => handler({ type: name, target: event.target, originalEvent: event }));
			}),
		off: (_names: string, handler: Handler) =>
			handlers.splice(0, handlers.length, ...handlers.filter((entry) => entry.handler !== handler)),
		data: (key: string) => (target as HTMLElement).dataset[key],
	});
	$.fn = {} as Record<string, unknown>;
	return $;
}

let $: ReturnType<typeof createJQuery>;
let form: HTMLElement;

beforeEach(() => {
	$ = createJQuery();
	vi.stubGlobal('jQuery', $);
	form = document.body.appendChild(document.createElement('form'));
});
afterEach(() => {
	vi.unstubAllGlobals();
	form.remove();
});

describe('onJQueryTrigger', () => {
	test('[VAR-10] hears what others trigger, on the element or inside it, with the arguments', () => {
		const inner = form.appendChild(document.createElement('select'));
		const heard = vi.fn();
		onJQueryTrigger(form, 'change check_variations', ({ type, target }, ...args) => heard(type, target, ...args));
		$(inner).trigger('change');
		$(form).trigger('check_variations', [1, 2]);
		expect(heard.mock.calls).toEqual([
			['change', inner],
			['check_variations', form, 1, 2],
		]);
	});

	test('leaves the browser’s own events, which jQuery passes on, to addEventListener', () => {
		const heard = vi.fn();
		onJQueryTrigger(form, 'change', heard);
		form.dispatchEvent(new Event('change'));
		expect(heard).not.toHaveBeenCalled();
	});

	test('does not hear its own voice, but hears what is triggered in answer to it', () => {
		const heard = vi.fn();
		onJQueryTrigger(form, 'found_variation change', ({ type }) => heard(type));
		$(form).on('found_variation', () => $(form).trigger('change'));
		triggerJQuery(form, 'found_variation');
		expect(heard.mock.calls).toEqual([['change']]);
	});

	test('onJQuery on the other hand hears nothing while we speak', () => {
		const heard = vi.fn();
		onJQuery(form, 'change', heard);
		$(form).on('found_variation', () => $(form).trigger('change'));
		triggerJQuery(form, 'found_variation');
		expect(heard).not.toHaveBeenCalled();
	});

	test('stops with its signal', () => {
		const heard = vi.fn();
		const controller = new AbortController();
		onJQueryTrigger(form, 'change', heard, controller.signal);
		controller.abort();
		$(form).trigger('change');
		expect(heard).not.toHaveBeenCalled();
	});
});

describe('plugins of jQuery', () => {
	test('a stand-in keeps the calls of others from failing, and does not count as the plugin', () => {
		expect(hasJQueryPlugin('wc_variation_form')).toBe(false);
		standInForJQueryPlugin('wc_variation_form');
		const standIn = $.fn['wc_variation_form'] as (this: unknown) => unknown;
		const self = {};
		expect(standIn.call(self)).toBe(self);
		expect(hasJQueryPlugin('wc_variation_form')).toBe(false);
	});

	test('a real plugin is left alone, and can be run', () => {
		const plugin = vi.fn();
		$.fn['wc_product_gallery'] = plugin;
		standInForJQueryPlugin('wc_product_gallery');
		expect($.fn['wc_product_gallery']).toBe(plugin);
		expect(hasJQueryPlugin('wc_product_gallery')).toBe(true);
		expect(runJQueryPlugin(form, 'wc_product_gallery', { zoom: 1 })).toBe(true);
		expect(plugin).toHaveBeenCalledWith({ zoom: 1 });
		expect(runJQueryPlugin(form, 'unknown')).toBe(false);
	});

	test('data that others keep by jQuery can be read', () => {
		form.dataset['custom_data'] = '{"a":1}';
		expect(readJQueryData(form, 'custom_data')).toBe('{"a":1}');
	});
});

test('without jQuery nothing happens', () => {
	vi.stubGlobal('jQuery', undefined);
	triggerJQuery(form, 'change');
	standInForJQueryPlugin('wc_variation_form');
	onJQueryTrigger(form, 'change', () => {});
	expect(hasJQueryPlugin('wc_variation_form')).toBe(false);
	expect(runJQueryPlugin(form, 'wc_variation_form')).toBe(false);
	expect(readJQueryData(form, 'custom_data')).toBeUndefined();
});
