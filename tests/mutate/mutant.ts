/** A place in a file; lines and columns count from 0, as the instrumenter's do. */
interface Place {
	readonly line: number;
	readonly column: number;
}

/** One change of the product that a test should notice. */
export interface Mutant {
	/** From the root. */
	readonly file: string;
	readonly start: Place;
	readonly end: Place;
	/** What stands in its place. */
	readonly replacement: string;
	/** Stryker's name of the kind, e.g. `ConditionalExpression`. */
	readonly kind: string;
}

/** A file with a mutant in it. */
export function withMutant(source: string, { start, end, replacement, kind }: Mutant): string {
	const lines = source.split('\n');
	const before = [...lines.slice(0, start.line), lines[start.line]!.slice(0, start.column)].join('\n');
	const after = [lines[end.line]!.slice(end.column), ...lines.slice(end.line + 1)].join('\n');
	// `a && b` in the place of `a ?? b` may stand before another `??`, which would be no code at all.
	return before + (kind === 'LogicalOperator' ? `(${replacement})` : replacement) + after;
}
