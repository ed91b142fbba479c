import { expect, test } from 'vitest';
import { countPlaywright } from './setup/reports';

const spec = (title: string, status: string, message?: string) => {
	const errors = message ? [{ message, location: { file: '/tests/helpers.ts', line: 7 } }] : [];
	const tests = [{ projectName: 'desktop', status, results: [{ duration: 1500, errors }] }];
	return { title, file: 'cart.spec.ts', line: 3, tests };
};

test('a test that was skipped has failed, one that passed at the second try has not; both are named, and so is one that failed, with its error and where it came from', () => {
	const message = 'Error: \u001B[31mno order\u001B[39m\n\nCall log:\n  - waiting\n> 7 | await pay();';
	const inner = { specs: [spec('undoes', 'skipped'), spec('pays', 'unexpected', message)] };
	const suites = [{ specs: [spec('adds', 'expected'), spec('removes', 'flaky')], suites: [inner] }];
	const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 1 };
	expect(countPlaywright({ stats, suites })).toMatchObject({
		passed: 2,
		failed: 2,
		named: [
			'flaky: desktop cart.spec.ts:3 removes',
			'skipped: desktop cart.spec.ts:3 undoes',
			'failed: desktop cart.spec.ts:3 pays\n\tat helpers.ts:7\n\tError: no order\n\t- waiting',
		],
	});
});

test('each test of a run has its time, with its tries', () => {
	const twice = spec('pays', 'flaky');
	twice.tests[0]!.results.push({ duration: 500, errors: [] });
	expect(countPlaywright({ suites: [{ specs: [spec('adds', 'expected'), twice] }] }).slow).toEqual([
		{ title: 'desktop cart.spec.ts:3 adds', seconds: 1.5 },
		{ title: 'desktop cart.spec.ts:3 pays', seconds: 2 },
	]);
});

test('a run without a result has failed', () => {
	expect(countPlaywright({})).toEqual({ passed: 0, failed: 1, named: [], slow: [] });
});
