import { expect, test } from 'vitest';
import { countPlaywright } from './setup/playwright-report';

const spec = (title: string, status: string) => ({
	title,
	file: 'cart.spec.ts',
	line: 3,
	tests: [{ projectName: 'desktop', status }],
});

test('a test that was skipped has failed, one that passed at the second try has not, and both are named', () => {
	const report = {
		stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 },
		suites: [
			{
				specs: [spec('adds', 'expected'), spec('removes', 'flaky')],
				suites: [{ specs: [spec('undoes', 'skipped'), spec('pays', 'unexpected')] }],
			},
		],
	};
	expect(countPlaywright(report)).toEqual({
		passed: 2,
		failed: 2,
		doubtful: ['flaky: desktop cart.spec.ts:3 removes', 'skipped: desktop cart.spec.ts:3 undoes'],
	});
});

test('a run without a result has failed', () => {
	expect(countPlaywright({})).toEqual({ passed: 0, failed: 1, doubtful: [] });
});
