/** Listeners of one interval, and their timer while the page is visible. */
interface Round {
	readonly ticks: Set<() => void>;
	timer?: ReturnType<typeof setInterval> | undefined;
}

const rounds = new Map<number, Round>();

/**
 * Calls `tick` every `interval` milliseconds while the page is visible, and at once when it becomes visible again.
 * All listeners of one interval share one timer; the error of one is reported and does not stop the others.
 *
 * @returns Function that removes the listener.
 */
export function every(interval: number, tick: () => void): () => void {
	const entry = () => {
		try {
			tick();
		} catch (error) {
			reportError(error);
		}
	};
	if (!rounds.size) document.addEventListener('visibilitychange', follow);
	const round = rounds.get(interval) ?? { ticks: new Set() };
	rounds.set(interval, round);
	round.ticks.add(entry);
	start(interval, round);
	return () => {
		if (!round.ticks.delete(entry) || round.ticks.size) return;
		clearInterval(round.timer);
		rounds.delete(interval);
		if (!rounds.size) document.removeEventListener('visibilitychange', follow);
	};
}

function start(interval: number, round: Round): void {
	if (document.visibilityState === 'visible')
		round.timer ??= setInterval(() => round.ticks.forEach((tick) => tick()), interval);
}

function follow(): void {
	for (const [interval, round] of rounds) {
		clearInterval(round.timer);
		round.timer = undefined;
		// Starts before the ticks, so that a tick that removes the last listener also stops the timer.
		start(interval, round);
		if (round.timer) round.ticks.forEach((tick) => tick());
	}
}
