import { beforeEach, expect, test, vi } from 'vitest';
import { createSafeStorage } from '../../src/stores/storage';
import type { Hit } from './ga4';
import { createQueue, forgetQueue } from './enhance';

const hit = (name: string): Hit => ({
	name,
	params: { items: [] },
	page: { page_location: 'https://shop.example/', page_referrer: '', page_title: '' },
});
const page = (sent: string[], storage?: ReturnType<typeof createSafeStorage>) => {
	const leave = new AbortController();
	return { add: createQueue(({ name }) => sent.push(name), leave.signal, storage), leave };
};
const rest = () => vi.advanceTimersByTime(2000);

beforeEach(() => void vi.useFakeTimers());

test('[ANA-03] events wait for a moment of rest, and are sent once, in their order', () => {
	const sent: string[] = [];
	const { add } = page(sent);
	add(hit('add_to_cart'));
	add(hit('view_cart'));
	expect(sent).toEqual([]);
	rest();
	rest();
	expect(sent).toEqual(['add_to_cart', 'view_cart']);
});

test('[ANA-03] what a page is left with, the next one sends; who comes back to the page before sends it no more', () => {
	const sent: string[] = [];
	const first = page(sent);
	first.add(hit('select_item'));
	// The page is in the back/forward cache: its timers are paused until the visitor returns.
	const next = page(sent);
	rest();
	next.leave.abort();
	rest();
	expect(sent).toEqual(['select_item']);
});

test('a page that goes sends nothing more', () => {
	const sent: string[] = [];
	const { add, leave } = page(sent);
	add(hit('select_item'));
	leave.abort();
	rest();
	expect([sent, sessionStorage.length]).toEqual([[], 1]);
	forgetQueue();
	expect(sessionStorage.length).toBe(0);
});

test('where storage is blocked, events are sent by the page itself', () => {
	const sent: string[] = [];
	const blocked = createSafeStorage(() => {
		throw new DOMException('blocked', 'SecurityError');
	});
	page(sent, blocked).add(hit('view_item'));
	rest();
	expect(sent).toEqual(['view_item']);
});

test.each(['{', '{"name":"x"}', '[null,3,{"params":{}}]'])(
	'what somebody else has left there is no event: %s',
	(left) => {
		sessionStorage.setItem('archipel-analytics', left);
		const sent: string[] = [];
		page(sent).add(hit('view_item'));
		rest();
		expect(sent).toEqual(['view_item']);
	},
);
