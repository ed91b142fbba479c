import { beforeEach, expect, test, vi } from 'vitest';
import { scrollToStart } from './product-list';

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
	vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

/** Starts the scroll. @param top Pixels from viewport to list. */
function setOff(top: number): void {
	const region = document.body.appendChild(document.createElement('main'));
	vi.spyOn(region, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
	scrollToStart(region);
	// Two frames before the scroll starts, then its first frame.
	for (let frame = 0; frame < 3; frame++) vi.advanceTimersToNextFrame();
	vi.mocked(window.scrollTo).mockClear();
}
const lastTop = () => (vi.mocked(window.scrollTo).mock.lastCall?.[0] as unknown as ScrollToOptions | undefined)?.top;

test('[FILT-05] the list comes into view within 1000 ms, 10 px below the upper edge', () => {
	setOff(5010);
	vi.advanceTimersByTime(500);
	expect(lastTop()).toBeGreaterThan(2000);
	expect(lastTop()).toBeLessThan(3000);
	vi.advanceTimersByTime(460);
	expect(lastTop()).toBeLessThan(5000);
	vi.advanceTimersByTime(60);
	expect(lastTop()).toBe(5000);
});

test('[FILT-05] a list that begins in view stays where it is', () => {
	setOff(200);
	vi.advanceTimersByTime(1100);
	expect(window.scrollTo).not.toHaveBeenCalled();
});
