import { relative } from 'node:path';
import type { Count } from './playwright-report';

/** The used part of Vitest's JSON report. */
export interface VitestReport {
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
