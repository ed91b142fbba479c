import { expect, test } from 'vitest';
import { projectFiles, read } from './setup/repository';

const recipe = /### A theme recipe\n(.*?)\n## /s.exec(read('README.md'))![1]!;

/** Matches of a pattern in the code. */
function names(pattern: RegExp, files: readonly string[]): string[] {
	return [...new Set(files.flatMap((file) => [...read(file).matchAll(pattern)].map(([, name = '']) => name)))].sort();
}

const php = projectFiles().filter((file) => /^(islands|src|wp-plugin\/includes)\/.*\.php$/.test(file));

test('[WP-12] the theme recipe tells every filter and action of the plugin, and none that is gone', () => {
	const hooks = names(/(?:apply_filters|do_action)\(\s*'(archipel_\w+)'/g, php);
	expect(hooks.length).toBeGreaterThan(20);
	expect([...new Set(recipe.match(/\barchipel_\w+(?=\()/g))].sort()).toEqual(hooks);
});

test('[WP-12] and every custom property', () => {
	const properties = names(/^\t\t(--archipel-[\w-]+):/gm, ['src/styles/tokens.css']);
	expect(properties.length).toBeGreaterThan(15);
	expect([...new Set(recipe.match(/--archipel-[\w-]+/g))].sort()).toEqual(properties);
});

test('[WP-12] its examples listen to events that exist', () => {
	const events = names(/'(archipel:[\w-]+)': /g, ['src/stores/events.ts', 'src/runtime/events.ts']);
	for (const [, name] of recipe.matchAll(/addEventListener\('([\w:-]+)'/g)) expect(events).toContain(name);
});
