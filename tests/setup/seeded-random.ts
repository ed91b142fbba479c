export type SeededRandom = ReturnType<typeof seededRandom>;

/** Reproducible random choices: a failure can be repeated by its seed. @param seed Any integer. */
export function seededRandom(seed: number) {
	let state = seed | 0;
	/** A number from 0 to 1, excluding 1. */
	const next = () => {
		// mulberry32
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
	/** An integer from 0 to `limit`, excluding `limit`. */
	const below = (limit: number) => Math.floor(next() * limit);
	return { next, below, pick: <T>(choices: readonly T[]): T => choices[below(choices.length)]! };
}
