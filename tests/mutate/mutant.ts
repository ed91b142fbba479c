/** A position; lines and columns count from 0, as in the instrumenter. */
export interface Place {
	readonly line: number;
	readonly column: number;
}

/** A change of the product that a test should detect. */
export interface Mutant {
	/** Path from the root. */
	readonly file: string;
	readonly start: Place;
	readonly end: Place;
	/** Replacement text. */
	readonly replacement: string;
	/** Stryker's name of the kind, e.g. `ConditionalExpression`. */
	readonly kind: string;
}

/** Applies a mutant to a source text. */
export function withMutant(source: string, { start, end, replacement, kind }: Mutant): string {
	const lines = source.split('\n');
	const before = [...lines.slice(0, start.line), lines[start.line]!.slice(0, start.column)].join('\n');
	const after = [lines[end.line]!.slice(end.column), ...lines.slice(end.line + 1)].join('\n');
	// `a && b` in the place of `a ?? b` may stand before another `??`, which would be no code at all.
	return before + (kind === 'LogicalOperator' ? `(${replacement})` : replacement) + after;
}
