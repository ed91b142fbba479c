import { computed, effect, signal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(cleanup);

test('[RT-07] a view that reads a signal shows its value and renders again when it changes, and only then', () => {
	const count = signal(1);
	const other = signal(0);
	const doubled = computed(() => count.value * 2);
	const renders = vi.fn();
	const View = () => {
		useSignals();
		renders();
		return <p>{doubled.value}</p>;
	};
	const { container } = render(<View />);
	expect(container.textContent).toBe('2');
	act(() => void (count.value = 2));
	expect(container.textContent).toBe('4');
	act(() => void (other.value = 1));
	expect(renders).toHaveBeenCalledTimes(2);
});

test('[RT-07] a view that reads a signal may read several, and a different one next time', () => {
	const which = signal<'a' | 'b'>('a');
	const values = { a: signal('x'), b: signal('y') };
	const View = () => {
		useSignals();
		return <p>{values[which.value].value}</p>;
	};
	const { container } = render(<View />);
	act(() => void (which.value = 'b'));
	expect(container.textContent).toBe('y');
	act(() => void (values.b.value = 'z'));
	expect(container.textContent).toBe('z');
});

test('[RT-07] [REL-02] a view that reads a signal: 1,000 views that come and go stay subscribed to nothing', () => {
	let watched = 0;
	const source = signal(0, { watched: () => void watched++, unwatched: () => void watched-- });
	const View = () => {
		useSignals();
		return <p>{source.value}</p>;
	};
	const hundred = Array.from({ length: 100 }, (_, index) => <View key={index} />);
	for (let round = 0; round < 10; round++) {
		const { unmount } = render(hundred);
		expect(watched).toBe(1);
		unmount();
	}
	const stop = effect(() => void source.value);
	expect(watched).toBe(1);
	stop();
	expect(watched).toBe(0);
});
