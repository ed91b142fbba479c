interface Spec {
	readonly title: string;
	readonly file: string;
	readonly line: number;
	readonly tests: readonly { readonly projectName: string; readonly status: string }[];
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

/**
 * Counts a run. A test that did not run has not passed; one that needed a second try has, and is named.
 *
 * @returns `doubtful`: these tests by project, place and title, with what was wrong (`flaky`, `skipped`).
 */
export function countPlaywright(report: PlaywrightReport): { passed: number; failed: number; doubtful: string[] } {
	const { expected = 0, unexpected = 1, flaky = 0, skipped = 0 } = report.stats ?? {};
	return { passed: expected + flaky, failed: unexpected + skipped, doubtful: doubtfulOf(report) };
}

const doubtfulOf = ({ specs = [], suites = [] }: Suite): string[] => [
	...specs.flatMap(({ title, file, line, tests }) =>
		tests
			.filter(({ status }) => status === 'flaky' || status === 'skipped')
			.map(({ projectName, status }) => `${status}: ${projectName} ${file}:${line} ${title}`),
	),
	...suites.flatMap(doubtfulOf),
];
