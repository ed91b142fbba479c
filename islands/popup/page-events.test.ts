import { afterEach, expect, test, vi } from 'vitest';
import { watchPage } from './page-events';
import { props } from './island';

afterEach(() => {
	vi.restoreAllMocks();
	vi.useRealTimers();
});

test('[POP-01] a popup that waits for nobody to do anything asks for no layout while the page is scrolled', () => {
	vi.useFakeTimers();
	const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get');
	const fire = vi.fn();
	const { signal } = new AbortController();
	watchPage(props.parse({ inactivity: 5 }), false, fire, signal);
	vi.advanceTimersByTime(3000);
	dispatchEvent(new Event('scroll'));
	vi.advanceTimersByTime(3000);
	expect(fire).not.toHaveBeenCalled();
	vi.advanceTimersByTime(2500);
	expect(fire).toHaveBeenCalledWith('inactivity');
	expect(height).not.toHaveBeenCalled();
});
