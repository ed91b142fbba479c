import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { browserFilesFor } from '../setup/browser-files';
import { projectFiles, read, root } from '../setup/repository';
import { withMutant, type Mutant } from './mutant';

const tree = resolve(root, '.cache/mutate/tree');

/** A copy of the project to change. */
function copyProject(): void {
	rmSync(tree, { recursive: true, force: true });
	for (const file of projectFiles()) {
		mkdirSync(dirname(resolve(tree, file)), { recursive: true });
		cpSync(resolve(root, file), resolve(tree, file));
	}
	symlinkSync(resolve(root, 'node_modules'), resolve(tree, 'node_modules'));
}

const runs = (command: string, ...args: readonly string[]): boolean =>
	spawnSync(command, args, { cwd: tree, stdio: 'ignore', env: { ...process.env, CI: '1', SHOP_PORT: '4191' } })
		.status === 0;

/** What the browser tests of these files say: whether all of them pass. */
function pagesPass(files: readonly string[] | 'all'): boolean {
	const config = 'tests/e2e/playwright.config.ts';
	return runs('npx', 'playwright', 'test', '-c', config, '--max-failures=1', ...(files === 'all' ? [] : files));
}

/**
 * Builds each mutant and runs the browser tests that cover its file, until one falls.
 *
 * @param tell is given each mutant and whether it survived, as it is known
 * @returns those that no browser test notices either
 * @throws if the tests do not pass without a mutant
 */
export function mutantsThatPagesLetLive(
	mutants: readonly Mutant[],
	tell: (mutant: Mutant, isAlive: boolean) => void,
): Mutant[] {
	copyProject();
	// Where nothing can run, every mutant would seem to fall.
	if (!runs('npm', 'run', '--silent', 'build') || !pagesPass(['tests/e2e/mounted.spec.ts']))
		throw new Error(`${tree}: what is not changed does not pass there`);
	return mutants.filter((mutant) => {
		writeFileSync(resolve(tree, mutant.file), withMutant(read(mutant.file), mutant));
		const isAlive = runs('npm', 'run', '--silent', 'build') && pagesPass(browserFilesFor([mutant.file]));
		cpSync(resolve(root, mutant.file), resolve(tree, mutant.file));
		tell(mutant, isAlive);
		return isAlive;
	});
}
