import { signal as createSignal } from '@preact/signals-core';
import { expect, test, vi } from 'vitest';
import { watch } from './watch';

test('[RT-06] what ends itself in its first run does not run again; after the end it does not run at all', () => {
	const count = createSignal(1);
	const ending = new AbortController();
	const run = vi.fn(() => {
		if (count.value) ending.abort();
	});
	watch(ending.signal, run);
	count.value = 2;
	watch(ending.signal, run);
	expect(run).toHaveBeenCalledOnce();
});
