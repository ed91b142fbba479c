import { useEffect, useState } from 'react';
import { serverClock } from '../../runtime/clock';
import { every } from '../../runtime/ticker';

/** Seconds until a moment on the server's clock; a second that has begun counts, so that 0 means over. */
const secondsTo = (end: number) => Math.max(0, Math.ceil((end - serverClock.now()) / 1000));

/**
 * Counts down to a moment and stops there. All countdowns of one interval share a timer, which rests while the page is hidden.
 *
 * @param end Milliseconds since 1970.
 * @param interval Milliseconds between looks at the clock.
 * @returns Seconds left; 0 when it is over.
 */
export function useCountdown(end: number, interval: number): number {
	const [left, setLeft] = useState(() => secondsTo(end));
	useEffect(() => {
		let stop = () => {};
		const tick = () => {
			const seconds = secondsTo(end);
			setLeft(seconds);
			if (!seconds) stop();
		};
		stop = every(interval, tick);
		tick();
		return stop;
	}, [end, interval]);
	return left;
}
