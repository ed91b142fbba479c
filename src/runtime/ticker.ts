/** Listener of a ticker. */
type Tick = () => void;

const listeners = new Map<number, Set<Tick>>();
const timers = new Map<number, ReturnType<typeof setInterval>>();

/**
 * Calls `tick` every `interval` milliseconds while the page is visible, and at once when it becomes visible again.
 * All listeners of one interval share one timer.
 *
 * @returns Function that removes the listener.
 */
export function every(interval: number, tick: Tick): () => void {
	const ticks = listeners.get(interval) ?? new Set();
	const entry = () => run(tick);
	listeners.set(interval, ticks.add(entry));
	if (listeners.size === 1 && ticks.size === 1) document.addEventListener('visibilitychange', onVisibility);
	start(interval);
	return () => {
		if (!ticks.delete(entry) || ticks.size) return;
		stop(interval);
		listeners.delete(interval);
		if (!listeners.size) document.removeEventListener('visibilitychange', onVisibility);
	};
}

/** Runs a listener; its error is reported and does not stop the other listeners. */
function run(tick: Tick): void {
	try {
		tick();
	} catch (error) {
		reportError(error);
	}
}

function start(interval: number): void {
	if (timers.has(interval) || document.visibilityState === 'hidden') return;
	timers.set(
		interval,
		setInterval(() => listeners.get(interval)?.forEach((tick) => tick()), interval),
	);
}

function stop(interval: number): void {
	clearInterval(timers.get(interval));
	timers.delete(interval);
}

function onVisibility(): void {
	for (const [interval, ticks] of listeners) {
		if (document.visibilityState === 'hidden') stop(interval);
		else {
			// Starts before the ticks, so that a tick that removes the last listener also stops the timer.
			start(interval);
			ticks.forEach((tick) => tick());
		}
	}
}
