import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

const git = (...args: string[]): string[] =>
	execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n').filter(Boolean);

/** Reads a file of the repository. @param file path from the root */
export const read = (file: string): string => readFileSync(resolve(root, file), 'utf8');

/** All existing files of the project, including new and excluding ignored ones; paths from the root. */
export const projectFiles = (): string[] =>
	git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) => existsSync(resolve(root, file)));

/** Copies the project as it stands into a folder, to change it there; the installed packages are linked. */
export function copyProject(folder: string): void {
	for (const file of projectFiles()) cpSync(resolve(root, file), resolve(folder, file));
	symlinkSync(resolve(root, 'node_modules'), resolve(folder, 'node_modules'));
}

/**
 * Files changed since a commit, including new and excluding deleted ones.
 *
 * @param since a commit, e.g. `HEAD` for uncommitted changes, or `origin/main`
 * @throws if git does not know the commit
 */
export function changedFiles(since: string): string[] {
	const files = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
	return [...new Set(files)].filter((file) => existsSync(resolve(root, file)));
}

/** Imports between these files as pairs of paths, and whether they are dynamic (`import('…')`); the second path has no extension if the code has none. */
export function importsOf(files: readonly string[]): (readonly [file: string, target: string, isDynamic: boolean])[] {
	return files.flatMap((file) =>
		[...read(file).matchAll(/(from|import\()\s*['"](\.[^'"]+)['"]/g)].map(
			([, how, path = '']) => [file, resolve(root, file, '..', path).slice(root.length + 1), how !== 'from'] as const,
		),
	);
}
