import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { browserFilesFor } from '../setup/browser-files';
import { projectFiles, read, root } from '../setup/repository';
import { withMutant, type Mutant } from './mutant';

const tree = resolve(root, '.cache/mutate/tree');

/** A copy of the project to change, with a list of its own of what belongs to it. */
function copyProject(): void {
	rmSync(tree, { recursive: true, force: true });
	for (const file of projectFiles()) {
		mkdirSync(dirname(resolve(tree, file)), { recursive: true });
		cpSync(resolve(root, file), resolve(tree, file));
	}
	symlinkSync(resolve(root, 'node_modules'), resolve(tree, 'node_modules'));
	runs('git', 'init', '--quiet');
	runs('git', 'add', '--all');
}

const runs = (command: string, ...args: readonly string[]): boolean =>
	spawnSync(command, args, { cwd: tree, stdio: 'ignore', env: { ...process.env, CI: '1', SHOP_PORT: '4191' } })
		.status === 0;

/** Whether all browser tests of these files pass. A test that fails once and then passes counts as slow, not as failed. */
function pagesPass(files: readonly string[] | 'all'): boolean {
	const args = ['-c', 'tests/e2e/playwright.config.ts', '--max-failures=1', '--retries=1'];
	return runs('npx', 'playwright', 'test', ...args, ...(files === 'all' ? [] : files));
}

/** Whether it compiles. A name that a mutant has made needless is no refusal. */
const compiles = (): boolean =>
	runs('npx', 'tsc', '-p', '.', '--noUnusedLocals', 'false', '--noUnusedParameters', 'false');

/** Checks that may notice a change, cheapest first. */
const JUDGES: Readonly<Record<string, (file: string) => boolean>> = {
	compiler: compiles,
	build: () => runs('npm', 'run', '--silent', 'build'),
	'tests on Node': () => runs('npx', 'vitest', 'run', '--project', 'node', '--project', 'faults', '--bail', '1'),
	'browser tests': (file) => pagesPass(browserFilesFor([file])),
	// Leftovers of an unmounted island.
	'the round of all islands': () => pagesPass(['tests/e2e/storms.spec.ts']),
};

/**
 * Shows each mutant to the compiler, the build and the browser tests that cover its file, until one refuses it.
 *
 * @param tell is given each mutant and who has noticed it, as it is known; `undefined` for one that nobody has
 * @returns those
 * @throws if the project itself does not pass
 */
export function mutantsThatPagesLetLive(
	mutants: readonly Mutant[],
	tell: (mutant: Mutant, killer: string | undefined) => void,
): Mutant[] {
	copyProject();
	const whoRefuses = (file: string) => Object.keys(JUDGES).find((judge) => !JUDGES[judge]!(file));
	// If nothing could run, every mutant would seem to be detected.
	const broken = whoRefuses('tests/e2e/mounted.spec.ts');
	if (broken) throw new Error(`${tree}: what is not changed does not pass there (${broken})`);
	return mutants.filter((mutant) => {
		writeFileSync(resolve(tree, mutant.file), withMutant(read(mutant.file), mutant));
		const killer = whoRefuses(mutant.file);
		cpSync(resolve(root, mutant.file), resolve(tree, mutant.file));
		tell(mutant, killer);
		return !killer;
	});
}
