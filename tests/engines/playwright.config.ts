import { defineConfig } from '@playwright/test';
import type { EngineName } from './engine';

const engines: readonly EngineName[] = ['chromium', 'firefox', 'webkit'];

/** Each row of these is in a test of the same name in tests/e2e, in Chromium: here the other engines have it. Nothing else is left out of an engine. */
const IN_CHROMIUM_ELSEWHERE = ['mount-safety.spec.ts'];

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
		testIgnore: engineName === 'chromium' ? IN_CHROMIUM_ELSEWHERE : [],
	})),
});
