import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Island names between `[RT-14]` and the colon of a title: the test checks at its end that these islands have mounted. */
export const PROMISED = /\[RT-14\] ([a-z, -]+):/;

/** Islands whose main function is tested in this folder, by test title. */
export function toldIslands(folder = import.meta.dirname): Set<string> {
	const suite = readdirSync(folder)
		.filter((file) => file.endsWith('.spec.ts'))
		.map((file) => readFileSync(resolve(folder, file), 'utf8'));
	const titles = suite.flatMap((text) => [...text.matchAll(/\btest\('([^']*)'/g)]);
	return new Set(titles.flatMap(([, title = '']) => PROMISED.exec(title)?.[1]?.split(', ') ?? []));
}
