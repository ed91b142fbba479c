import { defineConfig } from '@playwright/test';
import type { EngineName } from './engine';

const engines: readonly EngineName[] = ['chromium', 'firefox', 'webkit'];

/**
 * Chromium's tests in this folder: the native sanitizer, navigations away, gestures while islands mount, and example-only islands. tests/e2e covers
 * the rest there: each island's main function in its own file; single mounts in storms.spec.ts, and single file requests in pages.spec.ts.
 */
const IN_CHROMIUM = ['examples.spec.ts', 'html-gate.spec.ts', 'left.spec.ts', 'mount-safety.spec.ts'];

/** Uses Playwright's runner only; test.ts drives the browsers, because Playwright's builds are not browsers that customers have. */
export default defineConfig<object, { engineName: EngineName }>({
	testDir: '.',
	outputDir: '../../test-results/engines',
	fullyParallel: true,
	workers: 2,
	// Each visit combines several tests that had a minute each; it takes seconds, except on a busy machine.
	timeout: 120_000,
	expect: { timeout: 10_000 },
	reporter: 'list',
	projects: engines.map((engineName) => ({
		name: engineName,
		use: { engineName },
		...(engineName === 'chromium' && { testMatch: IN_CHROMIUM }),
		...(engineName === 'firefox' && { testIgnore: 'no-fallback.spec.ts' }),
	})),
});
