import { FAULTS, type CallFault, type Harmless } from './spoilt-answers';

/** An answer that is late, and before which PHP has talked: it is usable. */
export const LATE = 'late, with a notice';

/** What becomes of one call in a browser, on one page. */
export interface Faced {
	/** Faults of which the shopper is told, or nobody where nobody is told. */
	readonly told: readonly CallFault[];
	/** The last try: it is done although this happens. */
	readonly last: CallFault | typeof LATE;
}

/** A call, as far as it counts for the choice. */
interface Candidate {
	/** The calls that belong together; a fault is to meet each family, and each kind. */
	readonly family: string;
	readonly kind: string;
	/** Why a fault is harmless to it. */
	readonly harmless: Harmless;
}

const MOST = 3;

/**
 * Three faults for each call of the browser's table, and a fourth that is harmless; Vitest has them all. The choice is greedy, and the same every time:
 * of the faults that a call can be told of, next is the one that its family has met the least often, of these the one that its kind has met the least often.
 */
export function chooseFaults(candidates: readonly Candidate[]): Faced[] {
	const met = new Map<string, number>();
	const count = (pair: string) => met.get(pair) ?? 0;
	return candidates.map(({ family, kind, harmless }) => {
		const pairsOf = (fault: string) => [`${family} ${fault}`, `${kind} ${fault}`, fault];
		const take = <T extends string>(faults: readonly T[]): T => {
			const [first] = faults.toSorted((one, other) => compare(pairsOf(one).map(count), pairsOf(other).map(count)));
			for (const pair of pairsOf(first!)) met.set(pair, count(pair) + 1);
			return first!;
		};
		const left = tellable(harmless);
		const told: CallFault[] = [];
		while (told.length < MOST && told.length < left.length) told.push(take(left.filter((one) => !told.includes(one))));
		return { told, last: take([LATE, ...FAULTS.filter((one) => one in harmless)]) };
	});
}

/** Faults that a call can be told of: an answer that is only late, or before which PHP has talked, is one. */
export const tellable = (harmless: Harmless): CallFault[] =>
	FAULTS.filter((fault) => fault !== 'slow' && fault !== 'notice' && !(fault in harmless));

function compare(one: readonly number[], other: readonly number[]): number {
	const at = one.findIndex((value, place) => value !== other[place]);
	return at < 0 ? 0 : one[at]! - other[at]!;
}
