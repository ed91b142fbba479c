import { beforeEach, expect, test, vi } from 'vitest';
import type { Tile } from './facts';
import { sendToPixel, viewCategory } from './enhance';

const list = { id: 'cat_bodys', name: 'Bodys' };
const tile = (id: number, sku: string, own = list): Tile => ({
	id,
	variation: 0,
	sku,
	name: 'Body',
	price: 4499,
	quantity: 1,
	categories: [],
	variant: '',
	index: 0,
	list: own,
});

beforeEach(() => void vi.useFakeTimers());

test('[ANA-02] a category is told by its name, those above it, and its products as SKU_postId; those of other lists are not', () => {
	const tiles = [tile(11, 'BODY'), tile(12, ''), tile(11, 'BODY'), tile(13, 'AUTRE', { id: 'products', name: 'Vus' })];
	expect(viewCategory({ name: 'Bodys', path: ['Lingerie', 'Bodys'], list: 'cat_bodys' }, tiles)).toEqual({
		content_name: 'Bodys',
		content_category: 'Lingerie > Bodys',
		content_ids: ['BODY_11', 'wc_post_id_12'],
		content_type: 'product_group',
		contents: [
			{ id: 'BODY_11', quantity: 1 },
			{ id: 'wc_post_id_12', quantity: 1 },
		],
	});
});

test('[ANA-02] the pixel is waited for, told once, and each view has an id of its own, made in the browser', () => {
	const { signal } = new AbortController();
	sendToPixel('123', { content_name: 'Bodys' }, signal);
	vi.advanceTimersByTime(3000);
	const fbq = vi.fn<(...args: unknown[]) => void>();
	vi.stubGlobal('fbq', fbq);
	vi.advanceTimersByTime(60_000);
	sendToPixel('123', { content_name: 'Bodys' }, signal);
	const ids = fbq.mock.calls.map(([, , , , options]) => (options as { eventID: string }).eventID);
	expect(fbq.mock.calls.map((args) => args.slice(0, 4))).toEqual(
		Array.from({ length: 2 }, () => ['trackSingleCustom', '123', 'ViewCategory', { content_name: 'Bodys' }]),
	);
	expect(new Set(ids).size).toBe(2);
	expect(ids.join()).toMatch(/^[\w-]{10,},[\w-]{10,}$/);
});

test.each(['who takes consent back', 'who has no pixel'])('[ANA-03] nothing is told later to %s', (who) => {
	const controller = new AbortController();
	sendToPixel('123', {}, controller.signal);
	if (who.includes('consent')) controller.abort();
	else vi.advanceTimersByTime(60_000);
	const fbq = vi.fn<() => void>();
	vi.stubGlobal('fbq', fbq);
	vi.advanceTimersByTime(60_000);
	expect(fbq).not.toHaveBeenCalled();
});
