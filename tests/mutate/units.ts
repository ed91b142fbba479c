import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../setup/repository';
import type { Mutant } from './mutant';

const CACHE = '.cache/mutate';

interface Report {
	readonly files: Readonly<
		Record<
			string,
			{
				readonly mutants: readonly {
					readonly status: string;
					readonly replacement: string;
					readonly location: { readonly start: { readonly line: number; readonly column: number } };
				}[];
			}
		>
	>;
}

/**
 * Runs the unit tests of each mutant with Stryker.
 *
 * @returns mutants that no unit test detects
 * @throws if Stryker cannot run, e.g. because a test fails without a mutant
 */
export function mutantsThatUnitsLetLive(mutants: readonly Mutant[]): Mutant[] {
	mkdirSync(resolve(root, CACHE), { recursive: true });
	const options = {
		testRunner: 'vitest',
		plugins: ['@stryker-mutator/vitest-runner'],
		vitest: { configFile: 'tests/mutate/vitest.config.ts' },
		// Stryker's preprocessor needs an API that TypeScript 7 lacks.
		tsconfigFile: 'none',
		mutate: mutants.map(
			({ file, start, end }) => `${file}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`,
		),
		concurrency: 2,
		// Generous, because all unit tests run sequentially on a possibly busy machine: a slow mutant has survived.
		dryRunTimeoutMinutes: 30,
		timeoutFactor: 4,
		ignorePatterns: ['.cache', 'wp-plugin/dist', 'wp-plugin/vendor', 'test-results', '*.zip'],
		tempDirName: `${CACHE}/sandbox`,
		reporters: ['json', 'progress-append-only'],
		jsonReporter: { fileName: `${CACHE}/units.json` },
	};
	writeFileSync(resolve(root, CACHE, 'stryker.json'), JSON.stringify(options));
	execFileSync('npx', ['stryker', 'run', `${CACHE}/stryker.json`], { cwd: root, stdio: 'inherit' });
	const { files } = JSON.parse(readFileSync(resolve(root, CACHE, 'units.json'), 'utf8')) as Report;
	// The report counts lines and columns from 1. A time-out may be the machine's.
	return mutants.filter(
		({ file, start, replacement }) =>
			!files[file]?.mutants.some(
				(mutant) =>
					mutant.replacement === replacement &&
					mutant.location.start.line === start.line + 1 &&
					mutant.location.start.column === start.column + 1 &&
					mutant.status === 'Killed',
			),
	);
}
