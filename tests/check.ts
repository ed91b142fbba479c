import { parseArgs } from 'node:util';
import { isDistFresh } from './setup/dist-digest';
import { browserFilesFor } from './setup/browser-files';
import { changedFiles } from './setup/repository';
import { runStep, type Step } from './setup/step';

const HELP = `npm run check                     types, lint, format, and the unit tests of what has changed since the last commit
npm run check -- --since main     … since another commit
npm run check -- --browser        and the browser files that cover it`;

/** Quick check during work: runs the parts of `npm test` for the changed files, in seconds. */
async function main(): Promise<void> {
	const { values } = parseArgs({
		options: {
			since: { type: 'string', default: 'HEAD' },
			browser: { type: 'boolean', default: false },
			help: { type: 'boolean', default: false },
		},
	});
	if (values.help) return console.log(HELP);
	const changed = changedFiles(values.since);
	if (!changed.length) return console.log(`Nothing has changed since ${values.since}.`);
	const started = Date.now();
	const scripts = changed.filter((file) => /\.(tsx?|css|html)$/.test(file));
	const besides: Step[] = [
		{ name: 'types', command: ['npx', 'tsc', '-p', '.'] },
		{ name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
		{
			name: 'format (npm run format mends it)',
			command: ['npx', 'oxfmt', '--check', '--no-error-on-unmatched-pattern', ...changed],
		},
	];
	const units: Step[] = [
		...(isDistFresh()
			? []
			: [{ name: 'build', command: ['npm', 'run', '--silent', 'build', '--', '--logLevel=warn'] }]),
		{
			name: 'units of what has changed, and conventions',
			command: [
				'npx',
				'vitest',
				'related',
				'--run',
				'--project=unit',
				'--project=node',
				'--reporter=dot',
				...scripts,
				'tests/conventions.test.ts',
				// Reads the texts of PHP, which no module imports.
				'src/build/source-texts.test.ts',
			],
		},
	];
	const inTurn = async (steps: readonly Step[]) => {
		const outcomes = [];
		for (const step of steps) outcomes.push(await runStep(step, false));
		return outcomes;
	};
	const outcomes = (await Promise.all([inTurn(besides), inTurn(units)])).flat();
	const files = browserFilesFor(changed);
	if (values.browser && files.length) {
		const command = ['npx', 'playwright', 'test', '-c', 'tests/e2e/playwright.config.ts', '--reporter=dot'];
		outcomes.push(await runStep({ name: 'browser', command: [...command, ...(files === 'all' ? [] : files)] }, true));
	}
	tell(files, changed, values.browser);
	const failed = outcomes.filter((outcome) => outcome.failed).map(({ name }) => name);
	const seconds = Math.round((Date.now() - started) / 1000);
	console.log(failed.length ? `\nFailed: ${failed.join('; ')} (${seconds} s)` : `\nGood, in ${seconds} s`);
	process.exitCode = failed.length ? 1 : 0;
}

/** Lists the checks that this run has skipped. */
function tell(files: readonly string[] | 'all', changed: readonly string[], haveRun: boolean): void {
	if (files === 'all' && !haveRun)
		console.log('\nThis is on every page: before it lands, `npm test` looks at all of them.');
	else if (files.length && !haveRun)
		console.log(
			`\nBrowser files that cover this (npm run check -- --browser):\n${(files as readonly string[]).join('\n')}`,
		);
	if (changed.some((file) => file.endsWith('.php')))
		console.log('\nPHP has changed: bash tests/wordpress/standards.sh && bash tests/wordpress/run.sh --filter NAME');
}

await main();
