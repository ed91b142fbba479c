import { beforeEach, describe, expect, test, vi } from 'vitest';
import { settled } from '../../tests/setup/cart-shop';
import { createMutationQueue } from './mutation-queue';

/** Creates a write that the test resolves or rejects. */
function controlled<T>() {
	let settle!: { resolve: (value: T) => void; reject: (reason: unknown) => void };
	const promise = new Promise<T>((resolve, reject) => (settle = { resolve, reject }));
	return { ...settle, write: vi.fn(() => promise) };
}

/** Stand-in for the Web Locks API, shared by the tabs of a test. */
function stubLocks() {
	const held = new Map<string, Promise<unknown>>();
	const request = vi.fn(
		(name: string, { signal }: LockOptions, callback: () => Promise<unknown>) =>
			new Promise((resolve, reject) => {
				signal?.addEventListener('abort', () => reject(signal.reason as Error));
				const turn = (held.get(name) ?? Promise.resolve()).then(() => (signal?.aborted ? undefined : callback()));
				turn.then(resolve, reject);
				held.set(
					name,
					turn.catch(() => {}),
				);
			}),
	);
	vi.stubGlobal('navigator', { locks: { request } });
}

test('[CART-04] in one tab: writes are sent one at a time, in the order they were asked for', async () => {
	const queue = createMutationQueue('cart');
	const [first, second] = [controlled<string>(), controlled<string>()];
	const results = [queue.run(first.write), queue.run(second.write)];
	await settled();
	expect(first.write).toHaveBeenCalledOnce();
	expect(second.write).not.toHaveBeenCalled();
	expect(queue.size()).toBe(2);

	first.resolve('one');
	await settled();
	expect(second.write).toHaveBeenCalledOnce();
	second.resolve('two');
	expect(await Promise.all(results)).toEqual(['one', 'two']);
	expect(queue.size()).toBe(0);
});

test('[CART-04] a page that is left sends what waits, once, but what was aborted', async () => {
	stubLocks();
	const queue = createMutationQueue('cart');
	const [first, second, aborted] = [controlled<string>(), controlled<string>(), controlled<string>()];
	const controller = new AbortController();
	const results = [queue.run(first.write), queue.run(second.write)];
	void queue.run(aborted.write, controller.signal).catch(() => {});
	await settled();
	controller.abort();
	dispatchEvent(new Event('pagehide'));
	expect(second.write).toHaveBeenCalledOnce();

	second.resolve('two');
	first.resolve('one');
	expect(await Promise.all(results)).toEqual(['one', 'two']);
	dispatchEvent(new Event('pagehide'));
	await settled();
	expect([first, second, aborted].map(({ write }) => write.mock.calls.length)).toEqual([1, 1, 0]);
});

describe('across tabs', () => {
	test('[RT-07] the writes of two tabs never overlap', async () => {
		stubLocks();
		const [here, there] = [createMutationQueue('cart'), createMutationQueue('cart')];
		const [first, second] = [controlled<void>(), controlled<void>()];
		void here.run(first.write);
		void there.run(second.write);
		await settled();
		expect(second.write).not.toHaveBeenCalled();
		first.resolve();
		await settled();
		expect(second.write).toHaveBeenCalledOnce();
	});

	test('a write that fails under the lock is not done a second time without it', async () => {
		stubLocks();
		const queue = createMutationQueue('cart');
		const write = vi.fn(() => Promise.reject(new Error('no')));
		await expect(queue.run(write)).rejects.toThrow('no');
		expect(write).toHaveBeenCalledOnce();
	});

	test('where the browser refuses the lock, the write is done without it', async () => {
		const request = () => Promise.reject(new DOMException('opaque origin', 'SecurityError'));
		vi.stubGlobal('navigator', { locks: { request } });
		expect(await createMutationQueue('cart').run(() => Promise.resolve('done'))).toBe('done');
	});

	describe('when another tab keeps the lock', () => {
		beforeEach(() => void vi.useFakeTimers());

		const frozen = () => {
			stubLocks();
			void createMutationQueue('cart').run(() => new Promise(() => {}));
			return createMutationQueue('cart');
		};

		test('[REL-01] a frozen tab holds the others up for a limited time only', async () => {
			const queue = frozen();
			const { write } = controlled<void>();
			void queue.run(write);
			await vi.advanceTimersByTimeAsync(59_999);
			expect(write).not.toHaveBeenCalled();
			await vi.advanceTimersByTimeAsync(1);
			expect(write).toHaveBeenCalledOnce();
		});

		test('an abort while waiting for the other tab gives up at once', async () => {
			const queue = frozen();
			const { write } = controlled<void>();
			const controller = new AbortController();
			const result = queue.run(write, controller.signal);
			await vi.advanceTimersByTimeAsync(10);
			controller.abort();
			await expect(result).rejects.toThrow(DOMException);
			expect(write).not.toHaveBeenCalled();
		});
	});
});
