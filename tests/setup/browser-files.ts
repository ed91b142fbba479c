import { basename } from 'node:path';
import { importsOf, projectFiles, read } from './repository';

const E2E = 'tests/e2e/';
/** The file that opens `/iles/` with all islands. */
const EXAMPLES = `${E2E}pages.spec.ts`;
const isSpec = (file: string) => file.startsWith(E2E) && file.endsWith('.spec.ts');
const withoutEnding = (file: string) => file.replace(/\.tsx?$/, '');

/** Reads the project's files once for all queries. */
function readProject() {
	const files = projectFiles().filter((file) => /^(src|islands|tests\/e2e|fixtures)\/.*\.tsx?$/.test(file));
	const importers = new Map<string, string[]>();
	const helpers = new Map<string, string[]>();
	for (const [from, to] of importsOf(files)) {
		const target = withoutEnding(to);
		importers.set(target, [...(importers.get(target) ?? []), withoutEnding(from)]);
		const helper = `${target}.ts`;
		if (isSpec(from) && helper.startsWith(E2E) && files.includes(helper) && !helper.endsWith('harness.ts'))
			helpers.set(from, [...(helpers.get(from) ?? []), helper]);
	}
	const islands = [...new Set(files.map((file) => /^islands\/([^/]+)\//.exec(file)?.[1]).filter(Boolean))] as string[];
	/** Browser test files with their text and their helpers' text. */
	const specs = files.filter(isSpec).map((spec) => ({
		spec,
		text: [spec, ...(helpers.get(spec) ?? [])].map(read).join('\n'),
	}));
	return { importers, islands, specs };
}

let project: ReturnType<typeof readProject> | undefined;

/** A file and all its direct and indirect importers. */
function reachedBy(file: string, importers: ReadonlyMap<string, readonly string[]>): Set<string> {
	const found = new Set([withoutEnding(file)]);
	for (const target of found) for (const from of importers.get(target) ?? []) found.add(from);
	return found;
}

/** Whether a browser test covers an island: its name has the island's name or first word, or its text a host, page or class of the island. */
function isAbout(spec: string, text: string, island: string): boolean {
	const name = basename(spec, '.spec.ts');
	const [word = ''] = island.split('-');
	if (name === island || name.startsWith(`${island}-`)) return true;
	if (word.length > 4 && word !== 'product' && name.startsWith(`${word}-`)) return true;
	return new RegExp(`/iles/${island}/|data-archipel[~|*^$]?=\\\\?["']?${island}\\b(?!-)|\\.archipel-${island}\\b`).test(
		text,
	);
}

/**
 * Browser test files (`tests/e2e/*.spec.ts`) that cover a change.
 *
 * @param changed paths from the root
 * @returns the files, or `all` for changes that affect every page: the runtime, widely shared modules, the fixture shop
 */
export function browserFilesFor(changed: readonly string[]): readonly string[] | 'all' {
	const { importers, islands, specs } = (project ??= readProject());
	const found = new Set<string>();
	for (const file of changed) {
		if (/^(fixtures|src\/runtime|src\/entry|src\/build|src\/styles|vite\.config|package)/.test(file)) return 'all';
		const reached = reachedBy(file, importers);
		const named = islands.filter(
			(island) =>
				file.startsWith(`islands/${island}/`) || [...reached].some((one) => one.startsWith(`islands/${island}/`)),
		);
		if (named.length > islands.length / 3) return 'all';
		const own = specs
			.filter(
				({ spec, text }) => reached.has(withoutEnding(spec)) || named.some((island) => isAbout(spec, text, island)),
			)
			.map(({ spec }) => spec);
		if (!own.length && file.startsWith('islands/')) own.push(EXAMPLES);
		for (const spec of own) found.add(spec);
	}
	return [...found].sort();
}
