import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { printConfig } from '../../tests/setup/print-config';
import type { Translate } from './define-messages';

type Catalogue = Readonly<Record<string, string>>;
interface Declared {
	readonly scope: string;
	readonly french: Catalogue;
	readonly english: Catalogue;
	readonly t: Translate<string>;
}

const { declared } = vi.hoisted(() => ({ declared: [] as Declared[] }));
vi.mock('./define-messages', async (original) => {
	const { defineMessages } = await original<typeof import('./define-messages')>();
	return {
		defineMessages: (scope: string, texts: Readonly<Record<string, readonly [string, string]>>) => {
			const t = defineMessages(scope, texts);
			const [french, english] = [0, 1].map((at) =>
				Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text[at]!])),
			) as [Catalogue, Catalogue];
			declared.push({ scope, french, english, t });
			return t;
		},
	};
});

const root = resolve(import.meta.dirname, '../..');
const files = ['islands', 'src'].flatMap((folder) =>
	readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
);
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

for (const file of files)
	if (/\.tsx?$/.test(file) && !file.includes('.test.') && /= defineMessages\(/.test(read(file)))
		await import(resolve(root, file));

test('[WP-07] every text of an island can be replaced: there are texts; each says something in both languages', () => {
	expect(declared.length).toBeGreaterThan(20);
	for (const { scope, french, english } of declared)
		for (const key of new Set([...Object.keys(french), ...Object.keys(english)])) {
			// English has no genders.
			if (/(feminine|masculine)$/i.test(key) && english[key] === '') continue;
			expect(
				[french, english].map((texts) => /\S/.test(texts[key] ?? '')),
				`write “${key}” in French and in English where defineMessages('${scope}', …) stands, as in islands/${scope}/messages.ts`,
			).toEqual([true, true]);
		}
});

test.each(declared.map(({ scope, french, t }) => [scope, french, t] as const))(
	'[WP-07] every text of an island can be replaced: %s: in the browser',
	(scope, french, t) => {
		const own = Object.fromEntries(Object.keys(french).map((key) => [`${scope}.${key}`, `own ${key}`]));
		printConfig({ messages: own });
		for (const key of Object.keys(french)) expect(t(key)).toBe(`own ${key}`);
	},
);
