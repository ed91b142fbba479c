import { defineConfig } from '@playwright/test';
import type { EngineName } from './engine';

const engines: readonly EngineName[] = ['chromium', 'firefox', 'webkit'];

/** What Chromium does nowhere else: each other file's islands do their main thing in Chromium in their own file of tests/e2e. */
const ONLY_HERE = ['examples.spec.ts', 'html-gate.spec.ts', 'left.spec.ts', 'no-fallback.spec.ts', 'wake.spec.ts'];

/** Playwright runs and counts; the browsers are driven as test.ts says, because its own builds are no browsers that a shopper has. */
export default defineConfig<object, { engineName: EngineName }>({
	testDir: '.',
	outputDir: '../../test-results/engines',
	fullyParallel: true,
	workers: 2,
	timeout: 60_000,
	expect: { timeout: 10_000 },
	reporter: 'list',
	projects: engines.map((engineName) => ({
		name: engineName,
		use: { engineName },
		...(engineName === 'chromium' && { testMatch: ONLY_HERE }),
	})),
});
