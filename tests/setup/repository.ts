import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

const git = (...args: string[]): string[] =>
	execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n').filter(Boolean);

/** @param file path from the root */
export const read = (file: string): string => readFileSync(resolve(root, file), 'utf8');

/** Every file of the project that is there, new ones included, ignored ones not; paths from the root. */
export const projectFiles = (): string[] =>
	git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) => existsSync(resolve(root, file)));

/**
 * Files that differ from a commit, new ones included; files that are gone are left out.
 *
 * @param since a commit, e.g. `HEAD` for what is not committed, or `origin/main`
 * @throws when git does not know the commit
 */
export function changedFiles(since: string): string[] {
	const files = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
	return [...new Set(files)].filter((file) => existsSync(resolve(root, file)));
}

/** Who imports whom among these files, also later (`import('…')`), as pairs of paths; the second one has no ending where the code gives none. */
export function importsOf(files: readonly string[]): (readonly [string, string])[] {
	return files.flatMap((file) =>
		[...read(file).matchAll(/(?:from|import\()\s*['"](\.[^'"]+)['"]/g)].map(
			([, path = '']) => [file, resolve(root, file, '..', path).slice(root.length + 1)] as const,
		),
	);
}
