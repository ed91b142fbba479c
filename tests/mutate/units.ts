import { Stryker } from '@stryker-mutator/core';
import type { Mutant, Place } from './mutant';

const CACHE = '.cache/mutate';

/** Mutants of the current run. */
let drawn: readonly Mutant[] = [];

/** Position in a file as one number. */
const at = ({ line, column }: Place): number => line * 100_000 + column;

interface NodePath {
	/** Babel counts lines from 1. */
	readonly node: { readonly loc?: { readonly start: Place; readonly end: Place } };
	readonly hub: { readonly file: { readonly opts: { readonly filename: string } } };
}

/** Plugin of Stryker: code inside a drawn mutant that was not drawn itself is not changed. */
export const strykerPlugins = [
	{
		kind: 'Ignore',
		name: 'drawn-only',
		value: {
			shouldIgnore: ({ node: { loc }, hub }: NodePath) =>
				loc &&
				!drawn.some(
					({ file, start, end }) =>
						hub.file.opts.filename.endsWith(file) &&
						at(loc.start) <= at(start) + 100_000 &&
						at(end) + 100_000 <= at(loc.end),
				)
					? 'not drawn'
					: undefined,
		},
	},
];

/**
 * Runs the unit tests of each mutant with Stryker.
 *
 * @returns mutants that no unit test detects; a time-out or an error outside of a test may be the machine's
 * @throws if Stryker cannot run, e.g. because a test fails without a mutant
 */
export async function mutantsThatUnitsLetLive(mutants: readonly Mutant[]): Promise<Mutant[]> {
	drawn = mutants;
	const results = await new Stryker({
		testRunner: 'vitest',
		plugins: ['@stryker-mutator/vitest-runner', './tests/mutate/units.ts'],
		ignorers: ['drawn-only'],
		// Both kinds of process load the plugins.
		testRunnerNodeArgs: ['--import', 'tsx'],
		checkerNodeArgs: ['--import', 'tsx'],
		vitest: { configFile: 'tests/mutate/vitest.config.ts' },
		// Stryker's preprocessor needs an API that TypeScript 7 lacks.
		tsconfigFile: 'none',
		mutate: mutants.map(
			({ file, start, end }) => `${file}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`,
		),
		concurrency: 2,
		// Generous, because all unit tests run sequentially on a possibly busy machine.
		dryRunTimeoutMinutes: 30,
		timeoutFactor: 4,
		ignorePatterns: ['.cache', 'wp-plugin/dist', 'wp-plugin/vendor', 'test-results', '*.zip'],
		tempDirName: `${CACHE}/sandbox`,
		reporters: ['progress-append-only'],
	}).runMutationTest();
	// The results count lines and columns from 1.
	return mutants.filter(
		(mutant) =>
			!results.some(
				({ fileName, location, mutatorName, replacement, status, statusReason }) =>
					status === 'Killed' &&
					!/timed out in \d+ms/.test(statusReason ?? '') &&
					fileName.endsWith(mutant.file) &&
					mutatorName === mutant.kind &&
					replacement === mutant.replacement &&
					location.start.line === mutant.start.line + 1 &&
					location.start.column === mutant.start.column + 1 &&
					location.end.line === mutant.end.line + 1 &&
					location.end.column === mutant.end.column + 1,
			),
	);
}
