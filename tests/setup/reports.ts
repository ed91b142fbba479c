import { basename, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

interface Result {
	/** Duration in milliseconds. */
	readonly duration?: number;
	readonly errors?: readonly {
		readonly message: string;
		readonly location?: { readonly file: string; readonly line: number };
	}[];
}
interface Spec {
	readonly title: string;
	readonly file: string;
	readonly line: number;
	readonly tests: readonly {
		readonly projectName: string;
		readonly status: string;
		readonly results?: readonly Result[];
	}[];
}
interface Suite {
	readonly specs?: readonly Spec[];
	readonly suites?: readonly Suite[];
}

/** The used part of Playwright's JSON report. */
interface PlaywrightReport extends Suite {
	readonly stats?: {
		readonly expected: number;
		readonly unexpected: number;
		readonly flaky: number;
		readonly skipped: number;
	};
}

/** Test result of a part of `npm test`. */
export interface Count {
	readonly passed: number;
	readonly failed: number;
	/** Tests other than passed ones: status (`failed`, `flaky`, `skipped`), place, title, and the start of the error. */
	readonly named: readonly string[];
	/** Duration of each test in seconds. */
	readonly slow: readonly { readonly title: string; readonly seconds: number }[];
}

const WORDS: Readonly<Record<string, string>> = { unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' };

/** Counts a run. A test that did not run counts as failed; one that passed on a retry as passed. */
export function countPlaywright(report: PlaywrightReport): Count {
	const { expected = 0, unexpected = 1, flaky = 0, skipped = 0 } = report.stats ?? {};
	return { passed: expected + flaky, failed: unexpected + skipped, named: namedOf(report), slow: timesOf(report) };
}

const namedOf = ({ specs = [], suites = [] }: Suite): string[] => [
	...specs.flatMap(({ title, file, line, tests }) =>
		tests
			.filter(({ status }) => WORDS[status])
			.map(
				({ projectName, status, results = [] }) =>
					`${WORDS[status]}: ${projectName} ${file}:${line} ${title}${errorOf(results)}`,
			),
	),
	...suites.flatMap(namedOf),
];

const timesOf = ({ specs = [], suites = [] }: Suite): Count['slow'] => [
	...specs.flatMap(({ title, file, line, tests }) =>
		tests.map(({ projectName, results = [] }) => ({
			title: `${projectName} ${file}:${line} ${title}`,
			seconds: results.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000,
		})),
	),
	...suites.flatMap(timesOf),
];

/** Errors of the failed try without terminal colours. After a test's time-out the second error contains the pending wait. */
function errorOf(results: readonly Result[]): string {
	const { errors = [] } = results.find((result) => result.errors?.length) ?? {};
	const lines = errors.flatMap(describe);
	return lines.map((line) => `\n\t${line}`).join('');
}

function describe({ message, location }: NonNullable<Result['errors']>[number]): string[] {
	const lines = stripVTControlCharacters(message)
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => line && !/^(Call log:|>? ?\d+ \||\||at )/.test(line));
	const place = location ? [`at ${basename(location.file)}:${location.line}`] : [];
	return [...place, ...lines.slice(0, 12)];
}

/** The used part of Vitest's JSON report. */
interface VitestReport {
	readonly numPassedTests?: number;
	readonly numFailedTests?: number;
	readonly testResults?: readonly {
		readonly name: string;
		readonly assertionResults: readonly {
			readonly status: string;
			readonly fullName: string;
			readonly duration?: number | null;
		}[];
	}[];
}

/** Counts a run; the place of a test is its file's path from the working directory. */
export function countVitest({ numPassedTests = 0, numFailedTests = 0, testResults = [] }: VitestReport): Count {
	const tests = testResults.flatMap(({ name, assertionResults }) =>
		assertionResults.map((result) => ({ ...result, title: `${relative('', name)} ${result.fullName}` })),
	);
	return {
		passed: numPassedTests,
		failed: numFailedTests,
		named: tests.filter(({ status }) => status === 'failed').map(({ title }) => `failed: ${title}`),
		slow: tests.map(({ title, duration }) => ({ title, seconds: (duration ?? 0) / 1000 })),
	};
}
