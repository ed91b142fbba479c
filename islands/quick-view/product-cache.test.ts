import { describe, expect, test, vi } from 'vitest';
import type { QuickView } from '../../src/shop/archipel';
import { createProductCache, MAX_AGE } from './product-cache';

const view = (id: number): QuickView => ({ id, title: `P${id}`, url: '/', html: '' });

function setUp() {
	let now = 0;
	const calls: { id: number; signal: AbortSignal; answer: () => void; fail: () => void }[] = [];
	const fetchProduct = vi.fn(
		(id: number, { signal }: { signal?: AbortSignal | undefined } = {}) =>
			new Promise<QuickView>((resolve, reject) => {
				signal!.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
				calls.push({ id, signal: signal!, answer: () => resolve(view(id)), fail: () => reject(new Error('500')) });
			}),
	);
	return { cache: createProductCache(fetchProduct, () => now), calls, pass: (time: number) => (now += time) };
}

describe('[QV-03] requests of the quick view', () => {
	test('opening what is being prefetched joins that call, and what came is shown again without one', async () => {
		const { cache, calls } = setUp();
		const first = cache.load(1);
		const second = cache.load(1);
		calls[0]!.answer();
		expect(await first).toEqual(await second);
		await cache.load(1);
		expect(calls).toHaveLength(1);
	});

	test('another product aborts the call before', async () => {
		const { cache, calls } = setUp();
		const first = cache.load(1).catch((error: DOMException) => error.name);
		const second = cache.load(2);
		expect(calls[0]!.signal.aborted).toBe(true);
		calls[1]!.answer();
		expect([await first, (await second).id]).toEqual(['AbortError', 2]);
	});

	test('a failure is not kept', async () => {
		const { cache, calls } = setUp();
		const failed = cache.load(1).catch(() => 'failed');
		calls[0]!.fail();
		expect(await failed).toBe('failed');
		const again = cache.load(1);
		calls[1]!.answer();
		expect((await again).id).toBe(1);
	});

	test('what is old, or from before a change of the cart, is asked for again', async () => {
		const { cache, calls, pass } = setUp();
		const load = async () => {
			const answer = cache.load(1);
			calls.at(-1)!.answer();
			await answer;
		};
		await load();
		pass(MAX_AGE);
		await load();
		expect(calls).toHaveLength(2);
		cache.forget();
		await load();
		expect(calls).toHaveLength(3);
	});
});
