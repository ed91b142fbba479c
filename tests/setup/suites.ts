import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { countPlaywright, countVitest } from './reports';
import { root } from './repository';
import type { Step } from './step';

const CACHE = '.cache/tests';

/** Empties the folder of reports, from which the steps below are counted. */
export function clearReports(): void {
	rmSync(resolve(root, CACHE), { recursive: true, force: true });
	mkdirSync(resolve(root, CACHE), { recursive: true });
}

const json = (file: string) => JSON.parse(readFileSync(resolve(root, CACHE, file), 'utf8')) as Record<string, never>;

type Run = Pick<Step, 'command' | 'env' | 'count'>;

/** A project of Vitest. @param more Further arguments */
export const vitest = (project: string, ...more: readonly string[]): Run => ({
	command: [
		'npx',
		'vitest',
		'run',
		'--project',
		project,
		'--reporter=dot',
		'--reporter=json',
		`--outputFile.json=${CACHE}/${project}.json`,
		...more,
	],
	count: () => countVitest(json(`${project}.json`)),
});

/** A suite of Playwright, by its folder. @param more Further arguments */
export const playwright = (folder: string, ...more: readonly string[]): Run => ({
	command: ['npx', 'playwright', 'test', '-c', `tests/${folder}/playwright.config.ts`, '--reporter=dot,json', ...more],
	env: { PLAYWRIGHT_JSON_OUTPUT_NAME: resolve(root, CACHE, `${folder}.json`) },
	count: () => countPlaywright(json(`${folder}.json`)),
});
