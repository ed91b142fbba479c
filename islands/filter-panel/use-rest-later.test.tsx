import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRestLater } from './use-rest-later';

let paint: () => void;

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => {
		paint = () => frame(0);
		return 1;
	});
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test('[FILT-03] the rest of many comes when the first of them are painted, and not before', async () => {
	const { result } = renderHook(() => useRestLater(10));
	await act(async () => vi.advanceTimersByTime(100));
	expect(result.current).toBe(10);
	await act(async () => {
		paint();
		vi.advanceTimersByTime(0);
	});
	expect(result.current).toBe(Infinity);
});

test('[FILT-03] nothing comes to a view that has gone', async () => {
	const { unmount } = renderHook(() => useRestLater(10));
	unmount();
	expect(vi.getTimerCount()).toBe(0);
});
