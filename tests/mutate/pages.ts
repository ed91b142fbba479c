import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { browserFilesFor } from '../setup/browser-files';
import { copyProject, read, root } from '../setup/repository';
import { withMutant, type Mutant } from './mutant';

const tree = resolve(root, '.cache/mutate/tree');

/** Told each mutant and who has noticed it, as it is known; `undefined` for one that nobody has. */
type Tell = (mutant: Mutant, killer: string | undefined) => void;

/** Seconds for one program. Whatever has not ended by then, or was ended by the machine, has noticed nothing. */
const PATIENCE = 3600;

function run(command: string, ...args: readonly string[]): { readonly passes: boolean; readonly output: string } {
	const env = { ...process.env, CI: '1', SHOP_PORT: process.env['SHOP_PORT'] ?? '4191' };
	const options = { cwd: tree, env, encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
	const { status, stdout } = spawnSync('timeout', [String(PATIENCE), command, ...args], options);
	return { passes: [0, 124, null].includes(status), output: stdout };
}

const runs = (command: string, ...args: readonly string[]): boolean => run(command, ...args).passes;

/** Runs something while mutants, each of another file, are in the copy. */
function withMutants<Result>(mutants: readonly Mutant[], body: () => Result): Result {
	for (const mutant of mutants) writeFileSync(resolve(tree, mutant.file), withMutant(read(mutant.file), mutant));
	const result = body();
	for (const { file } of mutants) cpSync(resolve(root, file), resolve(tree, file));
	return result;
}

/** Whether all browser tests of these files pass. A test that fails once and then passes counts as slow, not as failed. */
function pagesPass(files: readonly string[] | 'all'): boolean {
	const args = ['-c', 'tests/e2e/playwright.config.ts', '--max-failures=1', '--retries=1'];
	return runs('npx', 'playwright', 'test', ...args, ...(files === 'all' ? [] : files));
}

/** Definitions and texts reach all tests on Node by the build, anything else those that import it. */
function nodePasses(file: string): boolean {
	const which = file.endsWith('/island.ts') ? ['run'] : ['related', file, '--run', '--passWithNoTests'];
	const projects = ['node', 'faults', 'contract'].flatMap((project) => ['--project', project]);
	return runs('npx', 'vitest', ...which, ...projects, '--bail', '1', '--retry', '1');
}

/** Checks of a single mutant, cheapest first. */
const JUDGES: Readonly<Record<string, (file: string) => boolean>> = {
	// The build writes the template of translators, too, to which tests compare the texts of the sources.
	build: () =>
		runs('npm', 'run', '--silent', 'build') && runs('git', 'checkout', '--quiet', '--', 'wp-plugin/languages'),
	'tests on Node': nodePasses,
	'browser tests': (file) => pagesPass(browserFilesFor([file])),
	// Leftovers of an unmounted island.
	'the round of all islands': () => pagesPass(['tests/e2e/storms.spec.ts']),
};

/** Shows many mutants to the compiler at once, one per file. A name that a mutant has made needless is no refusal. */
function mutantsThatCompile(mutants: readonly Mutant[], tell: Tell): Mutant[] {
	const alive: Mutant[] = [];
	let left = mutants;
	while (left.length) {
		const now = [...new Map(left.map((mutant) => [mutant.file, mutant])).values()];
		left = left.filter((mutant) => !now.includes(mutant));
		const args = ['-p', '.', '--pretty', 'false', '--noUnusedLocals', 'false', '--noUnusedParameters', 'false'];
		const { output } = withMutants(now, () => run('npx', 'tsc', ...args));
		for (const mutant of now)
			if (`\n${output}`.includes(`\n${mutant.file}(`)) tell(mutant, 'the compiler');
			else alive.push(mutant);
	}
	return alive;
}

/**
 * Shows each mutant to the compiler, the build and the tests that cover its file, until one refuses it.
 *
 * @returns those that none refuses
 * @throws if the project itself does not pass
 */
export async function mutantsThatPagesLetLive(mutants: readonly Mutant[], tell: Tell): Promise<Mutant[]> {
	rmSync(tree, { recursive: true, force: true });
	copyProject(tree);
	// The copy has a list of its own of what belongs to it.
	runs('git', 'init', '--quiet');
	runs('git', 'add', '--all');
	const whoRefuses = (file: string) => Object.keys(JUDGES).find((judge) => !JUDGES[judge]!(file));
	// If nothing could run, every mutant would seem to be detected.
	const broken = runs('npx', 'tsc', '-p', '.') ? whoRefuses('tests/e2e/mounted.spec.ts') : 'the compiler';
	if (broken) throw new Error(`${tree}: what is not changed does not pass there (${broken})`);
	return mutantsThatCompile(mutants, tell).filter((mutant) => {
		const killer = withMutants([mutant], () => whoRefuses(mutant.file));
		tell(mutant, killer);
		return !killer;
	});
}
