import { expect, test, vi } from 'vitest';
import { addProductFormLazily } from './lazy-product-form';

const loaded = vi.hoisted(() => vi.fn());
vi.mock('./product-form', () => {
	loaded();
	return { createProductPress: () => () => {} };
});

test('what adds to the cart comes after the paint that answers a press near it, not before', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] });
	const form = document.createElement('form');
	addProductFormLazily(form, { noticeAfter: form, signal: new AbortController().signal });
	form.dispatchEvent(new Event('pointerdown'));
	await new Promise((resolve) => setImmediate(resolve));
	expect(loaded).not.toHaveBeenCalled();
	vi.advanceTimersByTime(50);
	await vi.waitFor(() => expect(loaded).toHaveBeenCalledOnce());
});
