import { spawn } from 'node:child_process';
import type { Count } from './playwright-report';

/** One part of `npm test` or `npm run check`. */
export interface Step {
	readonly name: string;
	readonly command: readonly string[];
	readonly env?: Readonly<Record<string, string>>;
	/** Reads how many tests it ran; a step without tests counts as one. */
	readonly count?: (output: string) => Count;
	/** Programs without which it cannot run; then it fails. */
	readonly needs?: readonly string[];
}

/** What became of a step. */
export interface Outcome extends Count {
	readonly name: string;
	readonly seconds: number;
}

/**
 * Runs a step and says what became of it.
 *
 * @param isAlone whether its words are printed as they come; those of steps that run beside each other come at their end
 * @param isPossible false: a program that it needs is not there, and it fails
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
		// A runner that died left no report: the step counts as one failure.
	}
	// A runner may fail without a failed test: a file that does not load, an unhandled rejection.
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
