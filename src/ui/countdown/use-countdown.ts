import { useEffect, useState } from 'react';
import { serverClock } from '../../runtime/clock';
import { every } from '../../runtime/ticker';

/** Seconds until a moment by the server clock, rounded up, so that 0 means ended. */
const secondsTo = (end: number) => Math.max(0, Math.ceil((end - serverClock.now()) / 1000));

/** State of a countdown. */
export interface Countdown {
	/** Seconds left; 0 when it is over. */
	readonly left: number;
	/** Whether the visitor has paused the digits (WCAG 2.2.2). The end is shown even if paused. */
	readonly isPaused: boolean;
	/** Pauses the digits, or resumes them at the current time. */
	readonly togglePause: () => void;
}

/**
 * Counts down to a moment and stops there. Countdowns with the same interval share a timer, which pauses while the page is hidden.
 *
 * @param end Milliseconds since 1970.
 * @param interval Milliseconds between updates.
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
