import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
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
const catalogues = new Map<string, Declared[]>();
for (const one of declared) catalogues.set(one.scope, [...(catalogues.get(one.scope) ?? []), one]);

const php = files
	.filter((file) => file.endsWith('.php') && file !== 'src/i18n/texts.php')
	.map((file): [string, string] => [file, read(file)]);

/** Matches `Texts::get( 'scope.key', French, English )`. */
const ON_THE_SERVER = /Texts::get\(\s*'([\w-]+)\.(\w+)',\s*(?:'([^']*)'|"([^"]*)"),\s*(?:'([^']*)'|"([^"]*)")\s*[,)]/g;
const unescaped = (text: string) =>
	text.replaceAll(/\\u\{(\w+)\}/g, (_all, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
/** Replaces no-break spaces by plain ones: texts may differ in the spaces before French punctuation. */
const plain = (text = '') => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const printed = php.flatMap(([file, source]) =>
	[...source.matchAll(ON_THE_SERVER)].map(([, scope = '', key = '', fr, frDouble, en, enDouble]) => ({
		file,
		scope,
		key,
		french: unescaped(fr ?? frDouble ?? ''),
		english: unescaped(en ?? enDouble ?? ''),
	})),
);

afterEach(() => printConfig());

describe('[WP-07] every text of an island can be replaced', () => {
	test('there are texts on both sides', () => {
		expect(declared.length).toBeGreaterThan(20);
		expect(printed.length).toBeGreaterThan(15);
	});

	test('each says something in both languages', () => {
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
		'%s: in the browser',
		(scope, french, t) => {
			const own = Object.fromEntries(Object.keys(french).map((key) => [`${scope}.${key}`, `own ${key}`]));
			printConfig({ messages: own });
			for (const key of Object.keys(french)) expect(t(key)).toBe(`own ${key}`);
		},
	);

	test('on the server: what an island prints goes through Texts::get, under the name of the island, of a family of islands, or of a part that several print', () => {
		for (const [file, source] of php) {
			expect(source, `${file} has a text that only a translation file can change`).not.toMatch(
				// WooCommerce's translations may be read, to recognise its messages.
				/\b(esc_\w+_)?_[_ex]\(\s*'(?![^']*', 'woocommerce' \))/,
			);
			expect(source, `${file} has a text that no filter reaches`).not.toMatch(
				/Localized::text\(\s*array\(\s*'fr' => '(?!1' ===)/,
			);
		}
		for (const { file, scope } of printed) {
			// What is asked about and held back is said by one family.
			const home = scope === 'cookie-notice' ? '(islands/cookie-notice|src/consent)' : `(islands|src/ui)/${scope}`;
			expect(file).toMatch(new RegExp(`^${home}[/.-]`));
		}
	});

	test('a text that both sides print is the same', () => {
		const both = printed.filter(({ scope, key }) => catalogues.get(scope)?.some(({ french }) => key in french));
		expect(both.length).toBeGreaterThan(5);
		for (const { scope, key, french, english } of both) {
			const browser = catalogues.get(scope)!.find((one) => key in one.french)!;
			expect([french, english].map(plain), `${scope}.${key}`).toEqual(
				[browser.french[key], browser.english[key]].map(plain),
			);
		}
	});
});
