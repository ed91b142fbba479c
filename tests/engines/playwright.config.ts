import { defineConfig } from '@playwright/test';
import type { EngineName } from './engine';

const engines: readonly EngineName[] = ['chromium', 'firefox', 'webkit'];

/**
 * What Chromium has here: its own sanitizer, what leaves a page, and islands of which only an example tells. All else tests/e2e does there: the main
 * work of each island, in its own file; each mounts once in storms.spec.ts, by files that are fetched once in pages.spec.ts; every gesture meets every trigger, way of mounting and moment in
 * mount-safety.spec.ts.
 */
const IN_CHROMIUM = ['examples.spec.ts', 'html-gate.spec.ts', 'left.spec.ts'];

/** Playwright runs and counts; the browsers are driven as test.ts says, because its own builds are no browsers that a shopper has. */
export default defineConfig<object, { engineName: EngineName }>({
	testDir: '.',
	outputDir: '../../test-results/engines',
	fullyParallel: true,
	workers: 2,
	// One visit does what several tests did, each with a minute: some seconds, unless the machine is busy.
	timeout: 120_000,
	expect: { timeout: 10_000 },
	reporter: 'list',
	projects: engines.map((engineName) => ({
		name: engineName,
		use: { engineName },
		...(engineName === 'chromium' && { testMatch: IN_CHROMIUM }),
	})),
});
