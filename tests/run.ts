import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { countPlaywright, type Count } from './setup/playwright-report';
import { installPrograms } from './setup/system';

/** One part of `npm test`. */
interface Step {
	readonly name: string;
	readonly command: readonly string[];
	readonly env?: Readonly<Record<string, string>>;
	/** Reads how many tests it ran; a step without tests counts as one. */
	readonly count?: (output: string) => Count;
	/** Programs without which it cannot run; then it fails. */
	readonly needs?: readonly string[];
}

/** What Vitest's JSON reporter writes, as far as it is read here. */
interface VitestReport {
	readonly numPassedTests?: number;
	readonly numFailedTests?: number;
	readonly testResults?: readonly {
		readonly name: string;
		readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
	}[];
}

const CACHE = '.cache/tests';

const json = (file: string) => JSON.parse(readFileSync(`${CACHE}/${file}`, 'utf8')) as Record<string, never>;
const vitest = (project: string) => ({
	command: [
		'npx',
		'vitest',
		'run',
		'--project',
		project,
		'--reporter=dot',
		'--reporter=json',
		`--outputFile.json=${CACHE}/${project}.json`,
	],
	count: () => {
		const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = json(`${project}.json`) as VitestReport;
		const named = testResults.flatMap(({ name, assertionResults }) =>
			assertionResults
				.filter(({ status }) => status === 'failed')
				.map(({ fullName }) => `failed: ${relative('', name)} ${fullName}`),
		);
		return { passed: numPassedTests, failed: numFailedTests, named };
	},
});

/** A suite of Playwright's runner, by its folder. */
const playwright = (folder: string) => ({
	command: ['npx', 'playwright', 'test', '-c', `tests/${folder}/playwright.config.ts`, '--reporter=dot,json'],
	env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/${CACHE}/${folder}.json` },
	count: () => countPlaywright(json(`${folder}.json`)),
});

const steps: readonly Step[] = [
	{ name: 'types', command: ['npx', 'tsc', '-p', '.'] },
	{ name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
	{ name: 'format', command: ['npx', 'prettier', '--check', '--log-level=warn', '.'] },
	{ name: 'build', command: ['npm', 'run', '--silent', 'build'] },
	{ name: 'unit and conventions', ...vitest('unit') },
	{ name: 'contract, fixture shop', ...vitest('contract') },
	{ name: 'browser', needs: ['chromium'], ...playwright('e2e') },
	{ name: 'three engines', needs: ['chromium', 'firefox', 'webkit'], ...playwright('engines') },
	{
		name: 'coding standards and static analysis of the plugin',
		command: ['bash', 'tests/wordpress/standards.sh'],
		needs: ['php', 'composer'],
	},
	{
		name: 'plugin',
		command: ['bash', 'tests/wordpress/run.sh'],
		needs: ['php'],
		count: (output) => {
			const [, passed = 0, failed = 1] =
				/(\d+) passed, (\d+) failed/.exec(output.trim().split('\n').at(-1) ?? '') ?? [];
			return { passed: Number(passed), failed: Number(failed), named: [] };
		},
	},
];

function run(
	[command = '', ...args]: readonly string[],
	env: Readonly<Record<string, string>> = {},
): Promise<{ ok: boolean; output: string }> {
	return new Promise((resolve) => {
		let output = '';
		const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...env } });
		child.stdout.on('data', (data: Buffer) => {
			output += data.toString();
			process.stdout.write(data);
		});
		child.on('close', (code) => resolve({ ok: code === 0, output }));
	});
}

async function main(): Promise<void> {
	rmSync(CACHE, { recursive: true, force: true });
	mkdirSync(CACHE, { recursive: true });
	const there = installPrograms();
	const total = { passed: 0, failed: 0 };
	const broken: string[] = [];
	const named: string[] = [];
	for (const { name, command, env, count, needs = [] } of steps) {
		console.log(`\n── ${name}`);
		const started = Date.now();
		const isPossible = needs.every((program) => there.has(program));
		const { ok, output } = isPossible ? await run(command, env) : { ok: false, output: '' };
		let result: Count = { passed: ok ? 1 : 0, failed: ok ? 0 : 1, named: [] };
		try {
			if (count && isPossible) result = count(output);
		} catch {
			// A runner that died left no report: the step counts as one failure.
		}
		// A runner may fail without a failed test: a file that does not load, an unhandled rejection.
		if (!ok && !result.failed) result = { ...result, failed: 1 };
		total.passed += result.passed;
		total.failed += result.failed;
		named.push(...result.named);
		if (result.failed) broken.push(name);
		console.log(
			`── ${name}: ${result.passed} passed, ${result.failed} failed in ${Math.round((Date.now() - started) / 1000)} s`,
		);
	}
	// Last, where a cut log still has them.
	if (named.length) console.log(`\n${named.join('\n')}`);
	if (broken.length) console.log(`\nFailed: ${broken.join('; ')}`);
	console.log(`\n${total.passed} passed, ${total.failed} failed`);
	process.exitCode = broken.length ? 1 : 0;
}

await main();
