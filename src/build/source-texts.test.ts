import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pluralForm } from '../i18n/plural-form';
import { readDefinitions, root } from './definitions';
import { originalOf, pluralRules, pot, readPo } from './gettext';
import { messagesOf, phpTexts, sourceTexts } from './source-texts';

const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };
const texts = sourceTexts(await readDefinitions());
const files = ['islands', 'src'].flatMap((folder) =>
	readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
);
const modules = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file));
const php = files.filter((file) => file.endsWith('.php') && file !== 'src/i18n/texts.php');
const printed = texts.filter(({ context, file }) => context && file.endsWith('.php'));

/** Replaces no-break spaces by plain ones: texts may differ in the spaces before French punctuation. */
const plain = (text = '') => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('what translators get', () => {
	test('[WP-15] has every text of a module and of a PHP file, with key, French, and what is said to translators', () => {
		const module = [
			"const t = defineMessages('good-day', {",
			'\t// translators: {name}: the visitor.',
			"\thello: ['Bonjour {name}', 'Hello {name}'],",
			"\t'two': ['« Un » | Deux', 'One | Two'],",
			"\tmasculine: ['le', ''],",
			'});',
		].join('\n');
		expect(messagesOf('a.ts', module)).toEqual([
			{
				context: 'good-day.hello',
				english: 'Hello {name}',
				french: 'Bonjour {name}',
				comment: '{name}: the visitor.',
				file: 'a.ts',
			},
			{ context: 'good-day.two', english: 'One | Two', french: '« Un » | Deux', file: 'a.ts' },
		]);
		expect(() => messagesOf('a.ts', "defineMessages('a', { b: [FRENCH, 'English'] })")).toThrow('a.ts: write “b”');
		const source = [
			String.raw`echo Texts::get( 'a.b', "L\u{2019}un", 'It\'s' ), Texts::get( $key, $fr, $en ), __( 'Other', 'woocommerce' );`,
			'/* translators: %d: a number. */',
			"sprintf( _n( '%d one', '%d many', $count, 'archipel' ), $count ) . esc_html__( 'Cart', 'archipel' );",
			"const T = array( 'x' => array( 'Un', 'One' ), 'y' => array( 'a', 'b', 'c' ) ); Texts::get( \"t.$key\", ...T[ $key ] );",
		].join('\n');
		expect(phpTexts('a.php', source)).toEqual([
			{ context: 'a.b', english: "It's", french: 'L\u2019un', file: 'a.php' },
			{ english: '%d one', plural: '%d many', comment: '%d: a number.', file: 'a.php' },
			{ english: 'Cart', file: 'a.php' },
			{ context: 't.x', english: 'One', french: 'Un', file: 'a.php' },
		]);
	});

	test('[WP-03] [WP-07] every text of a module, and of an island for its owner, says something in both languages; genders may lack in English alone', () => {
		for (const { context, french, english } of texts.filter(({ file }) => modules.includes(file)))
			expect(
				[french ?? english, english].every((text) => /\S/.test(text)),
				context,
			).toBe(true);
		const genders = /\w*(feminine|masculine): \[[^\]]*\],/gi;
		for (const file of modules.filter((file) => read(file).includes('= defineMessages(')))
			expect(read(file).replaceAll(genders, ''), file).not.toMatch(/,\s*(['"`])\s*\1,?\s*\],/);
	});

	test('[WP-15] misses no text of the project', () => {
		for (const file of php) {
			const calls = [...read(file).matchAll(/Texts::get\(\s*(?:'[\w-]+\.|"[\w-]+\.\$)/g)].length;
			expect(texts.filter((text) => text.context && text.file === file).length, file).toBeGreaterThanOrEqual(calls);
		}
		const scopes = new Set(texts.map(({ context = '' }) => context.split('.')[0]));
		for (const scope of ['runtime', 'common', 'mini-cart', 'chart', 'cookie-notice', 'share', 'list-picker'])
			expect(scopes).toContain(scope);
		expect(texts.map(({ english }) => english)).toEqual(
			expect.arrayContaining(['Audience measurement', 'Order attribution', 'Show days', 'Settings', 'Straight']),
		);
	});

	test('[WP-07] [WP-15] wp-plugin/languages/archipel.pot is that of the sources (npm run build): plurals are plurals, texts that occur twice are one entry', () => {
		const template = pot(texts, version);
		expect(read('wp-plugin/languages/archipel.pot')).toBe(template);
		expect(template).toContain(
			'msgctxt "product-form.subtotal"\nmsgid "Subtotal ({count} item): {total}"\nmsgid_plural "Subtotal ({count} items): {total}"\nmsgstr[0] ""\nmsgstr[1] ""\n',
		);
		const originals = [...template.matchAll(/(?:^msgctxt .*\n)?^msgid .*/gm)].map(([original]) => original);
		expect(new Set(originals).size).toBe(originals.length);
		expect(originals.length).toBeGreaterThan(1000);
	});

	test('[WP-07] what the source says in English alone, the French translation says with the same values', () => {
		const french = readPo(read('wp-plugin/languages/archipel-fr_FR.po'));
		const values = (text: string) => text.match(/%(?:\d\$)?[sd]|\{\w+\}/g)?.sort() ?? [];
		const alone = texts.filter((text) => !text.french);
		expect(alone.length).toBeGreaterThan(80);
		for (const text of alone) {
			const [original, translation = ''] = [originalOf(text), french[originalOf(text)]];
			expect(translation, `write the French of “${text.english}” in archipel-fr_FR.po`).not.toBe('');
			expect(values(translation), original).toEqual(values(original));
		}
		const known = new Set(['', ...alone.map(originalOf)]);
		expect(Object.keys(french).filter((original) => !known.has(original))).toEqual([]);
	});
});

describe('[WP-07] every text that PHP prints can be replaced', () => {
	test('it goes through Texts::get, under the name of the island, of a family of islands, or of a part that several print', () => {
		for (const file of php) {
			const source = read(file);
			expect(source, `${file} has a text that only a translation file can change`).not.toMatch(
				// WooCommerce's translations may be read, to recognise its messages.
				/\b(esc_\w+_)?_[_ex]\(\s*'(?![^']*', 'woocommerce' \))/,
			);
			expect(source, `${file} has a text that no filter reaches`).not.toMatch(
				/Localized::text\(\s*array\(\s*'fr' => '(?!1' ===)/,
			);
		}
		for (const { file, context = '' } of printed.filter(({ file }) => !file.startsWith('wp-plugin/'))) {
			const [scope] = context.split('.');
			// What is asked about and held back is said by one family.
			const home = scope === 'cookie-notice' ? '(islands/cookie-notice|src/consent)' : `(islands|src/ui)/${scope}`;
			expect(file).toMatch(new RegExp(`^${home}[/.-]`));
		}
	});

	test('a text that the browser shows too is the same there', () => {
		const said = (text: (typeof texts)[number]) => [text.french, text.english].map(plain);
		const both = printed.flatMap((text) =>
			texts
				.filter(({ context, file }) => context === text.context && !file.endsWith('.php'))
				.map((other) => [text, other] as const),
		);
		expect(both.length).toBeGreaterThan(5);
		for (const [text, other] of both) expect(said(text), text.context).toEqual(said(other));
	});
});

test('[WP-15] PHP knows the plural forms of every language as browsers do; those of English and the like are not written down', () => {
	const rules = pluralRules();
	const forms = (language: string, ...numbers: number[]) => numbers.map((number) => Number(rules[language]![number]));
	expect(forms('pl', 1, 2, 5, 22, 112)).toEqual([0, 1, 2, 1, 2]);
	expect(forms('ar', 0, 1, 2, 3, 11, 100)).toEqual([0, 1, 2, 3, 4, 5]);
	expect([rules['de'], rules['ja']]).toEqual([undefined, '0'.repeat(200)]);
	expect(Object.keys(rules).length).toBeGreaterThan(50);
	for (const [language, rule] of Object.entries(rules)) {
		const [last, browser] = [Number([...rule].sort().at(-1)), new Intl.PluralRules(language)];
		for (const [number, form] of [...rule].entries())
			expect(Number(form), `${language}: ${number}`).toBe(Math.min(pluralForm(browser, number), last));
	}
});
