import { expect, test } from 'vitest';
import { emit } from '../../src/stores/events';
import { createMySize } from './my-size';

test('[FILT-10] [PRIV-01] a size is kept in this browser, and goes with the other traces', () => {
	const size = createMySize(new AbortController().signal);
	expect(size.value.value).toBeUndefined();
	size.keep('xl');
	expect(size.value.value).toBe('xl');
	expect(localStorage.getItem('archipel-size')).toBe('xl');
	expect(createMySize(new AbortController().signal).value.value).toBe('xl');
	emit('archipel:forget-visitor', {});
	expect(size.value.value).toBeUndefined();
	expect(localStorage.getItem('archipel-size')).toBeNull();
});

test('[FILT-10] another tab’s size is this one’s', () => {
	const ending = new AbortController();
	const size = createMySize(ending.signal);
	localStorage.setItem('archipel-size', 'm');
	dispatchEvent(new StorageEvent('storage', { key: 'archipel-size' }));
	expect(size.value.value).toBe('m');
	ending.abort();
	localStorage.clear();
	dispatchEvent(new StorageEvent('storage', { key: null }));
	expect(size.value.value).toBe('m');
});
