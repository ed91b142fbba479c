import { signal as createSignal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pageLife } from '../../tests/setup/page-life';
import type { IslandContext } from './define-island';
import { lazyView, type LazyViewOptions } from './lazy-view';

const controller = pageLife();
let context: IslandContext;
let button: HTMLButtonElement;
const fail = vi.fn<IslandContext['fail']>();
const word = createSignal('one');
const runs = vi.fn<() => void>();
const ended = vi.fn<() => void>();

function View({ text }: { readonly text: typeof word }) {
	useSignals();
	useEffect(() => {
		runs();
		return ended;
	}, []);
	return <b>{text.value}</b>;
}
const files = { default: View };
const shown = () => document.querySelectorAll('b').length;
const turns = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => {
	fail.mockImplementation(() => controller.abort());
	context = { activation: { by: 'load', takeIntents: () => [] }, signal: controller.signal, fail };
	document.body.innerHTML = '<main><p>served</p></main><button>open</button>';
	button = document.querySelector('button')!;
	word.value = 'one';
});
afterEach(turns);

const create = (load: () => Promise<typeof files>, options?: LazyViewOptions) =>
	lazyView(context, load, { text: word }, options);

describe('[RT-15] a view that comes when it is needed', () => {
	test('asks for nothing before, for its files early where it is told to, is rendered at the end of the page, and follows its signals', async () => {
		const load = vi.fn(async () => files);
		const view = create(load);
		expect(load).not.toHaveBeenCalled();
		view.prefetch();
		await turns();
		expect([load.mock.calls.length, shown()]).toEqual([1, 0]);
		expect([await view.show(), shown()]).toEqual([true, 1]);
		expect(document.body.lastElementChild!.innerHTML).toBe('<b>one</b>');
		word.value = 'two';
		await vi.waitFor(() => expect(document.body.lastElementChild!.innerHTML).toBe('<b>two</b>'));
	});

	test('a second press while it is on its way counts once; later ones find it there', async () => {
		let come = () => {};
		const load = vi.fn(() => new Promise<typeof files>((resolve) => (come = () => resolve(files))));
		const view = create(load);
		const presses = [view.show(button), view.show(button)];
		expect(button.getAttribute('aria-busy')).toBe('true');
		come();
		expect(await Promise.all(presses)).toEqual([true, true]);
		expect(button.hasAttribute('aria-busy')).toBe(false);
		expect(await view.show(button)).toBe(true);
		expect([load.mock.calls.length, runs.mock.calls.length, shown()]).toEqual([1, 1, 1]);
	});

	test('[RT-05] files that do not come are the caller’s to tell; the next press tries again', async () => {
		const gone = new TypeError('gone');
		const load = vi
			.fn(async () => files)
			.mockRejectedValueOnce(gone)
			.mockRejectedValueOnce(gone);
		const view = create(load);
		await expect(Promise.allSettled([view.show(button), view.show()])).resolves.toMatchObject([
			{ status: 'rejected', reason: { message: 'gone' } },
			{ status: 'rejected' },
		]);
		expect([button.hasAttribute('aria-busy'), shown(), fail.mock.calls.length]).toEqual([false, 0, 0]);
		expect(await view.show(button)).toBe(true);
		expect(shown()).toBe(1);
	});

	test('an island that stops while the files are on their way leaves nothing behind', async () => {
		let come = () => {};
		const view = create(() => new Promise((resolve) => (come = () => resolve(files))));
		const html = document.body.innerHTML;
		const press = view.show();
		controller.abort();
		come();
		expect(await press).toBe(false);
		expect(document.body.innerHTML).toBe(html);
		expect(await view.show()).toBe(false);
	});

	test('[REL-02] an island that stops takes it away, with its effects; the host gets its nodes back, the very same', async () => {
		const host = document.querySelector('main')!;
		const served = host.firstChild;
		await create(async () => files).show();
		await create(async () => files, { host }).show();
		expect(host.innerHTML).toBe('<b>one</b>');
		controller.abort();
		await turns();
		expect(document.body.innerHTML).toBe('<main><p>served</p></main><button>open</button>');
		expect(host.firstChild).toBe(served);
		expect(ended).toHaveBeenCalledTimes(2);
	});

	test('a view that throws ends the island, as any other', async () => {
		vi.spyOn(console, 'error').mockImplementation(() => {});
		const broken = {
			default(): never {
				throw new Error('boom');
			},
		};
		expect(await lazyView(context, async () => broken, {}).show()).toBe(false);
		await turns();
		expect(fail.mock.calls[0]![0]).toMatchObject({ message: 'boom' });
		expect(document.body.innerHTML).toBe('<main><p>served</p></main><button>open</button>');
	});

	test('the focus goes to the control that means the same as the one whose place is taken, and stays elsewhere', async () => {
		const host = document.querySelector('main')!;
		host.innerHTML = '<button>Vus</button>';
		host.querySelector('button')!.focus();
		const Toggle = () => <button aria-expanded>Vus</button>;
		// happy-dom has no layout.
		vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as never);
		await lazyView(context, async () => ({ default: Toggle }), {}, { host }).show();
		expect(document.activeElement).toBe(host.querySelector('[aria-expanded]'));
		button.focus();
		await create(async () => files).show(button);
		expect(document.activeElement).toBe(button);
	});

	test('what the shopper did to the island before is not the view’s, unless it takes the place of what was pressed', async () => {
		const onIntent = vi.fn();
		context = { ...context, activation: { by: 'load', takeIntents: () => [], onIntent } };
		await create(async () => files).show();
		await create(async () => files, { host: document.querySelector('main')!, mode: 'append' }).show();
		expect(onIntent).not.toHaveBeenCalled();
		await create(async () => files, { host: document.querySelector('main')! }).show();
		expect(onIntent).toHaveBeenCalledOnce();
	});
});
