import { runStep, type Outcome, type Step } from './setup/step';
import { clearReports, playwright, vitest } from './setup/suites';
import { installPrograms } from './setup/system';

/** Steps in sequence, each using both cores. */
const inTurn: readonly Step[] = [
	{ name: 'units on a page', ...vitest('unit') },
	{ name: 'units on Node, and conventions', ...vitest('node') },
	{ name: 'every call with every fault', ...vitest('faults') },
	{ name: 'contract, fixture shop', ...vitest('contract') },
];

/** Steps in parallel with these; each leaves a core free, because PHP and similar tools use one. */
const beside: readonly Step[] = [
	{ name: 'types', command: ['npx', 'tsc', '-p', '.'] },
	{ name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
	{ name: 'format', command: ['npx', 'oxfmt', '--check'] },
	{
		name: 'coding standards and static analysis of the plugin',
		command: ['bash', 'tests/wordpress/standards.sh'],
		needs: ['php', 'composer'],
	},
	{
		name: 'plugin',
		command: ['bash', 'tests/wordpress/run.sh'],
		needs: ['php', 'composer'],
		count: (output) => {
			const [, passed = 0, failed = 1] =
				/(\d+) passed, (\d+) failed/.exec(output.trim().split('\n').at(-1) ?? '') ?? [];
			return { passed: Number(passed), failed: Number(failed), named: [], slow: [] };
		},
	},
];

/** Last and without parallel steps: browser tests wait for pages, which takes longer on a busy machine. */
const alone: readonly Step[] = [
	{ name: 'browser', needs: ['chromium'], ...playwright('e2e') },
	{ name: 'three engines', needs: ['chromium', 'firefox', 'webkit'], ...playwright('engines') },
];

async function main(): Promise<void> {
	clearReports();
	const there = installPrograms();
	const outcomes: Outcome[] = [];
	const run = async (steps: readonly Step[], isAlone = false) => {
		for (const step of steps)
			outcomes.push(
				await runStep(
					step,
					isAlone,
					(step.needs ?? []).every((program) => there.has(program)),
				),
			);
	};
	await run([{ name: 'build', command: ['npm', 'run', '--silent', 'build'] }]);
	await Promise.all([run(inTurn), run(beside)]);
	await run(alone, true);
	report(outcomes);
}

/** Prints failures, times and the number of tests at the end, where a truncated log still has them. */
function report(outcomes: readonly Outcome[]): void {
	const named = outcomes.flatMap((outcome) => outcome.named);
	if (named.length) console.log(`\n${named.join('\n')}`);
	console.log('\nSeconds');
	for (const { name, seconds } of outcomes) console.log(`${String(seconds).padStart(5)}  ${name}`);
	console.log('\nThe slowest tests, in seconds');
	const slow = outcomes.flatMap((outcome) => outcome.slow).toSorted((one, other) => other.seconds - one.seconds);
	for (const { seconds, title } of slow.slice(0, 10)) console.log(`${seconds.toFixed(1).padStart(5)}  ${title}`);
	const broken = outcomes.filter(({ failed }) => failed);
	if (broken.length) console.log(`\nFailed: ${broken.map(({ name }) => name).join('; ')}`);
	const sum = (which: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[which], 0);
	console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
	process.exitCode = broken.length ? 1 : 0;
}

await main();
