import { useEffect, useState } from 'react';
import { serverClock } from '../../runtime/clock';
import { every } from '../../runtime/ticker';

/** Seconds until a moment on the server's clock; a second that has begun counts, so that 0 means over. */
const secondsTo = (end: number) => Math.max(0, Math.ceil((end - serverClock.now()) / 1000));

/** What a countdown shows. */
export interface Countdown {
	/** Seconds left; 0 when it is over. */
	readonly left: number;
	/** Whether the shopper has stopped the digits (WCAG 2.2.2). The end itself is never missed. */
	readonly isPaused: boolean;
	/** Stops the digits, or lets them go on from where the clock is by then. */
	readonly togglePause: () => void;
}

/**
 * Counts down to a moment and stops there. All countdowns of one interval share a timer, which rests while the page is hidden.
 *
 * @param end Milliseconds since 1970.
 * @param interval Milliseconds between looks at the clock.
 */
export function useCountdown(end: number, interval: number): Countdown {
	const [left, setLeft] = useState(() => secondsTo(end));
	const [isPaused, setPaused] = useState(false);
	useEffect(() => {
		let stop = () => {};
		const tick = () => {
			const seconds = secondsTo(end);
			if (!isPaused || !seconds) setLeft(seconds);
			if (!seconds) stop();
		};
		stop = every(interval, tick);
		tick();
		return stop;
	}, [end, interval, isPaused]);
	return { left, isPaused: isPaused && left > 0, togglePause: () => setPaused((was) => !was) };
}
