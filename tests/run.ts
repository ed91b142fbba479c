import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { countPlaywright } from './setup/playwright-report';
import { installPrograms } from './setup/system';

/** One part of `npm test`. */
interface Step {
	readonly name: string;
	readonly command: readonly string[];
	readonly env?: Readonly<Record<string, string>>;
	/** Reads how many tests it ran; a step without tests counts as one. */
	readonly count?: (output: string) => { passed: number; failed: number };
	/** Programs without which it cannot run; then it fails. */
	readonly needs?: readonly string[];
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
		const { numPassedTests = 0, numFailedTests = 0 } = json(`${project}.json`) as {
			numPassedTests?: number;
			numFailedTests?: number;
		};
		return { passed: numPassedTests, failed: numFailedTests };
	},
});

/** A suite of Playwright's runner, by its folder. */
const playwright = (folder: string) => ({
	command: ['npx', 'playwright', 'test', '-c', `tests/${folder}/playwright.config.ts`, '--reporter=dot,json'],
	env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/${CACHE}/${folder}.json` },
	count: () => {
		const { doubtful, ...result } = countPlaywright(json(`${folder}.json`));
		for (const line of doubtful) console.log(line);
		return result;
	},
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
			return { passed: Number(passed), failed: Number(failed) };
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
	for (const { name, command, env, count, needs = [] } of steps) {
		console.log(`\n── ${name}`);
		const started = Date.now();
		const isPossible = needs.every((program) => there.has(program));
		const { ok, output } = isPossible ? await run(command, env) : { ok: false, output: '' };
		let result = { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
		try {
			if (count && isPossible) result = count(output);
		} catch {
			// A runner that died left no report: the step counts as one failure.
		}
		// A runner may fail without a failed test: a file that does not load, an unhandled rejection.
		if (!ok && !result.failed) result.failed = 1;
		total.passed += result.passed;
		total.failed += result.failed;
		if (result.failed) broken.push(name);
		console.log(
			`── ${name}: ${result.passed} passed, ${result.failed} failed in ${Math.round((Date.now() - started) / 1000)} s`,
		);
	}
	if (broken.length) console.log(`\nFailed: ${broken.join('; ')}`);
	console.log(`\n${total.passed} passed, ${total.failed} failed`);
	process.exitCode = broken.length ? 1 : 0;
}

await main();
