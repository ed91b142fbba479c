/** Reproducible random choices: a failure can be repeated by its seed. */
export interface SeededRandom {
	/** A number from 0 to 1, excluding 1. */
	readonly next: () => number;
	/** An integer from 0 to `limit`, excluding `limit`. */
	readonly below: (limit: number) => number;
	readonly pick: <T>(choices: readonly T[]) => T;
}

/** @param seed Any integer. */
export function seededRandom(seed: number): SeededRandom {
	let state = seed | 0;
	const next = () => {
		// mulberry32
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
	const below = (limit: number) => Math.floor(next() * limit);
	return { next, below, pick: (choices) => choices[below(choices.length)]! };
}
