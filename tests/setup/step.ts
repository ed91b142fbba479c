import { spawn } from 'node:child_process';
import type { Count } from './reports';

/** A part of `npm test` or `npm run check`. */
export interface Step {
	readonly name: string;
	readonly command: readonly string[];
	readonly env?: Readonly<Record<string, string>>;
	/** Parses the number of tests from the output; without `count` a step counts as one test. */
	readonly count?: (output: string) => Count;
	/** Required programs; the step fails if one is missing. */
	readonly needs?: readonly string[];
}

/** Result of a step. */
export interface Outcome extends Count {
	readonly name: string;
	readonly seconds: number;
}

/**
 * Runs a step and returns its result.
 *
 * @param isAlone Whether the output is printed immediately; parallel steps print theirs at the end
 * @param isPossible False if a required program is missing, which fails the step
 */
export async function runStep(
	{ name, command, env = {}, count }: Step,
	isAlone: boolean,
	isPossible = true,
): Promise<Outcome> {
	if (isAlone) console.log(`\n── ${name}`);
	const started = Date.now();
	const { ok, output } = isPossible ? await run(command, env, isAlone) : { ok: false, output: '' };
	const seconds = Math.round((Date.now() - started) / 1000);
	let result: Count = { passed: ok ? 1 : 0, failed: ok ? 0 : 1, named: [], slow: [] };
	try {
		if (count && isPossible) result = count(output);
	} catch {
		// A crashed runner leaves no report: the step counts as one failure.
	}
	// A runner may fail without a failed test: by a file that does not load, or an unhandled rejection.
	if (!ok && !result.failed) result = { ...result, failed: 1 };
	if (!isAlone) console.log(`\n── ${name}\n${output.trimEnd()}`);
	console.log(`── ${name}: ${result.passed} passed, ${result.failed} failed in ${seconds} s`);
	return { ...result, name, seconds };
}

function run(
	[command = '', ...args]: readonly string[],
	env: Readonly<Record<string, string>>,
	isShown: boolean,
): Promise<{ ok: boolean; output: string }> {
	return new Promise((resolve) => {
		let output = '';
		const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
		const hear = (data: Buffer) => {
			output += data.toString();
			if (isShown) process.stdout.write(data);
		};
		child.stdout.on('data', hear);
		child.stderr.on('data', hear);
		child.on('close', (code) => resolve({ ok: code === 0, output }));
	});
}
