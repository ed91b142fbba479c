import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Names of islands between `[RT-14]` and the colon of a title: a promise that they have mounted when the test ends. */
export const PROMISED = /\[RT-14\] ([a-z, -]+):/;

/** Islands whose main work a test of this folder does, by its title. */
export function toldIslands(folder = import.meta.dirname): Set<string> {
	const suite = readdirSync(folder)
		.filter((file) => file.endsWith('.spec.ts'))
		.map((file) => readFileSync(resolve(folder, file), 'utf8'));
	const titles = suite.flatMap((text) => [...text.matchAll(/\btest\('([^']*)'/g)]);
	return new Set(titles.flatMap(([, title = '']) => PROMISED.exec(title)?.[1]?.split(', ') ?? []));
}
