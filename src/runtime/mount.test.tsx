import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pageLife } from '../../tests/setup/page-life';
import type { AnyIsland, Enhance } from './define-island';
import { importPart, MissingPart } from './errors';
import { mount, type MountContext, type MountedIsland } from './mount';

let host: HTMLElement;
const controller = pageLife();
const fail = vi.fn<MountContext['fail']>();
let context: MountContext;

beforeEach(() => {
	host = document.body.appendChild(document.createElement('div'));
	host.dataset['archipel'] = 'deal';
	host.innerHTML = '<p>server</p>';
	fail.mockImplementation(() => controller.abort());
	context = {
		defaults: { word: 'owner' },
		activation: { by: 'load', takeIntents: () => [] },
		signal: controller.signal,
		fail,
	};
	vi.spyOn(console, 'error').mockImplementation(() => {});
});

const island = (half: Pick<AnyIsland, 'view' | 'enhance' | 'mount'>): MountedIsland => ({
	name: 'deal',
	defaults: {},
	rules: async () => ({ default: { word: ['required', ['string']] } }),
	mustSay: true,
	...half,
});
const enhancing = (enhance: Enhance<{ word: string }>) =>
	island({ enhance: async () => ({ default: enhance as Enhance<never> }) });
const viewing = (View: (props: { word: string }) => React.ReactNode) =>
	island({ view: async () => ({ default: View as never }) });

describe('enhance', () => {
	test('gets the host, its parsed props and its context, by which it may give up later, and is waited for', async () => {
		host.dataset['archipelProps'] = '{"word":"own"}';
		let finish = () => {};
		const enhance = vi.fn<Enhance<{ word: string }>>(() => new Promise((resolve) => (finish = resolve)));
		const mounted = mount(enhancing(enhance), host, context);
		await vi.waitFor(() => expect(enhance).toHaveBeenCalledTimes(1));
		const [element, props, { activation, signal, fail: giveUp }] = enhance.mock.calls[0]!;
		expect([element, props, activation, signal]).toEqual([host, { word: 'own' }, context.activation, context.signal]);
		let isMounted = false;
		void mounted.then(() => (isMounted = true));
		await Promise.resolve();
		expect(isMounted).toBe(false);
		finish();
		await mounted;
		giveUp('no more');
		expect(fail).toHaveBeenCalledExactlyOnceWith({ code: 'render', message: 'it threw: no more', cause: 'no more' });
	});

	test('[CART-07] one that knows of the visitor what the page says wrong does not wait for the others that wake with it', async () => {
		vi.useFakeTimers();
		const mounted: string[] = [];
		for (const by of ['idle', 'cookie', 'stale', 'storage'] as const) {
			const activation = { by, takeIntents: () => [] };
			void mount(
				enhancing(() => void mounted.push(by)),
				host,
				{ ...context, activation },
			);
		}
		await vi.advanceTimersByTimeAsync(100);
		expect(mounted).toEqual(['cookie', 'stale', 'storage']);
		await vi.advanceTimersByTimeAsync(100);
		expect(mounted.at(-1)).toBe('idle');
	});

	test.each([
		[
			'throws',
			() => {
				throw new Error('boom');
			},
		],
		['rejects', () => Promise.reject(new Error('boom'))],
	])('[RT-05] one that %s is reported as a failure of the island, with its cause', async (_how, run) => {
		await mount(enhancing(run), host, context);
		expect(fail).toHaveBeenCalledTimes(1);
		expect(fail.mock.calls[0]![0]).toMatchObject({ code: 'render', cause: expect.any(Error) as Error });
		expect(fail.mock.calls[0]![0].message).toBe('it threw: boom');
	});

	test('[RT-05] a half that does not come rejects, so that the stub tries again', async () => {
		const definition = island({ enhance: () => Promise.reject(new TypeError('gone')) });
		await expect(mount(definition, host, context)).rejects.toThrow('gone');
		expect(fail).not.toHaveBeenCalled();
	});
});

test('view is rendered with its props in place of the server’s nodes', async () => {
	await mount(
		viewing(({ word }) => <b>{word}</b>),
		host,
		context,
	);
	expect(host.innerHTML).toBe('<b>owner</b>');
});

test('[RT-05] view: one that lacks a part of its files before it has begun is not reported: the stub tries again', async () => {
	const enhance: Enhance<{ word: string }> = async () => {
		await importPart(() => Promise.reject(new TypeError('Failed to fetch')));
	};
	await expect(mount(enhancing(enhance), host, context)).rejects.toBeInstanceOf(MissingPart);
	expect(fail).not.toHaveBeenCalled();
	expect(controller.signal.aborted).toBe(false);
});

test('[RT-06] a host that left while the files came is not touched', async () => {
	const enhance = vi.fn();
	const view = viewing(() => <b>view</b>);
	const mounted = [enhancing(enhance), view].map((definition) => mount(definition, host, context));
	controller.abort();
	await Promise.all(mounted);
	expect(enhance).not.toHaveBeenCalled();
	expect(host.innerHTML).toBe('<p>server</p>');
});

test('[RT-04] bad props: the island is not even fetched, and the failure names field and reason', async () => {
	host.dataset['archipelProps'] = '{"word":3}';
	const enhance = vi.fn();
	await mount(island({ enhance }), host, context);
	expect(enhance).not.toHaveBeenCalled();
	expect(fail.mock.calls[0]![0]).toMatchObject({ code: 'props', message: 'property "word": expected string' });
	expect(host.innerHTML).toBe('<p>server</p>');
});
