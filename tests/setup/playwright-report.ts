import { stripVTControlCharacters } from 'node:util';

interface Result {
	readonly error?: { readonly message?: string };
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

/** What Playwright's JSON reporter writes, as far as it is read here. */
export interface PlaywrightReport extends Suite {
	readonly stats?: {
		readonly expected: number;
		readonly unexpected: number;
		readonly flaky: number;
		readonly skipped: number;
	};
}

/** What a part of `npm test` has to say of its tests. */
export interface Count {
	readonly passed: number;
	readonly failed: number;
	/** Tests that did not simply pass: what happened (`failed`, `flaky`, `skipped`), place, title, and the beginning of the error. */
	readonly named: readonly string[];
}

const WORDS: Readonly<Record<string, string>> = { unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' };

/** Counts a run. A test that did not run has not passed; one that needed a second try has. */
export function countPlaywright(report: PlaywrightReport): Count {
	const { expected = 0, unexpected = 1, flaky = 0, skipped = 0 } = report.stats ?? {};
	return { passed: expected + flaky, failed: unexpected + skipped, named: namedOf(report) };
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

/** The first lines of the first error, without the terminal's colours. */
function errorOf(results: readonly Result[]): string {
	const message = results.find(({ error }) => error?.message)?.error?.message;
	if (!message) return '';
	const lines = stripVTControlCharacters(message)
		.split('\n')
		.filter((line) => line.trim());
	return lines
		.slice(0, 6)
		.map((line) => `\n\t${line.trim()}`)
		.join('');
}
