import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pluralForm } from '../i18n/plural-form.ts';
import { root } from './definitions.ts';
import type { SourceText } from './source-texts.ts';

const LANGUAGES = resolve(root, 'wp-plugin/languages');

/** Writes the template for translators, and the French of texts that have none in the source as WordPress reads it. */
export function writeLanguages(texts: readonly SourceText[], version: string, phpFile: (data: unknown) => string) {
	writeFileSync(resolve(LANGUAGES, 'archipel.pot'), pot(texts, version));
	const { '': header = '', ...messages } = readPo(readFileSync(resolve(LANGUAGES, 'archipel-fr_FR.po'), 'utf8'));
	const plural = /^Plural-Forms: (.*)/m.exec(header)?.[1];
	writeFileSync(
		resolve(LANGUAGES, 'archipel-fr_FR.l10n.php'),
		phpFile({ language: 'fr_FR', 'plural-forms': plural, messages }),
	);
}

/** Returns the template for translators (`.pot`): one entry per text and context, with all places where it is used. */
export function pot(texts: readonly SourceText[], version: string): string {
	const entries = new Map<string, { text: SourceText; comments: Set<string>; files: Set<string> }>();
	for (const text of texts) {
		const key = originalOf(text);
		const entry = entries.get(key) ?? { text, comments: new Set(), files: new Set() };
		if (text.comment) entry.comments.add(text.comment);
		if (text.french) entry.comments.add(`French: ${text.french.replaceAll('\n', ' ')}`);
		entry.files.add(text.file);
		entries.set(key, entry);
	}
	const header = [
		'# Made by `npm run build`. Words in braces stay as they are: values take their place.',
		'# A text with {count} may have several forms, as a plural has, separated by " | ".',
		'msgid ""',
		'msgstr ""',
		quoted(`Project-Id-Version: Archipel ${version}\n`),
		quoted('Report-Msgid-Bugs-To: https://wordpress.org/support/plugin/archipel/\n'),
		quoted('MIME-Version: 1.0\n'),
		quoted('Content-Type: text/plain; charset=UTF-8\n'),
		quoted('Content-Transfer-Encoding: 8bit\n'),
		quoted('X-Domain: archipel\n'),
	];
	const blocks = [...entries.values()].map(({ text, comments, files }) => {
		const [one = '', other] = formsOf(text);
		return [
			...[...comments].map((comment) => `#. ${comment}`),
			`#: ${[...files].join(' ')}`,
			...(!text.context && /%(\d\$)?[sd]/.test(one) ? ['#, php-format'] : []),
			...(text.context ? [`msgctxt ${quoted(text.context)}`] : []),
			`msgid ${quoted(one)}`,
			...(other === undefined ? ['msgstr ""'] : [`msgid_plural ${quoted(other)}`, 'msgstr[0] ""', 'msgstr[1] ""']),
		];
	});
	return `${[header, ...blocks].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** Returns the English form or forms of a text. */
const formsOf = ({ english, plural, context }: SourceText): string[] =>
	context ? english.split(' | ') : plural === undefined ? [english] : [english, plural];

/** Returns the original as gettext's compiled files have it: `context\4one\0other`. */
export const originalOf = (text: SourceText): string =>
	(text.context ? `${text.context}\u0004` : '') + formsOf(text).join('\0');

// Escapes of JSON are those of gettext.
const quoted = (text: string): string => JSON.stringify(text);

/** Returns the translations of a `.po` file by original, see `originalOf`; forms are separated by NUL, and the header is that of the empty original. */
export function readPo(text: string): Record<string, string> {
	const entries = text.split(/\n{2,}/).map((block) => {
		const parts = block.matchAll(/^(msg\w+)(?:\[\d\])? ((?:"(?:[^"\\]|\\.)*"\s*)+)/gm);
		const fields: Record<string, string[]> = { msgctxt: [], msgid: [], msgstr: [] };
		for (const [, name = '', value = ''] of parts) {
			const lines = value.match(/"(?:[^"\\]|\\.)*"/g) ?? [];
			(fields[name === 'msgid_plural' ? 'msgid' : name] ??= []).push(
				lines.map((line) => JSON.parse(line) as string).join(''),
			);
		}
		const context = fields['msgctxt']!.map((one) => `${one}\u0004`).join('');
		return [context + fields['msgid']!.join('\0'), fields['msgstr']!.join('\0')] as const;
	});
	return Object.fromEntries(entries);
}

/**
 * Returns the plural forms (`pluralForm`) of the numbers 0 to 199 by language, one digit each, for PHP, which may lack `intl`. Beyond, the last two
 * digits decide. Languages with the rule of English are left out.
 */
export function pluralRules(): Record<string, string> {
	const letters = [...'abcdefghijklmnopqrstuvwxyz'];
	const add = (starts: readonly string[]) => starts.flatMap((start) => letters.map((letter) => start + letter));
	const [two, numbers] = [add(letters), Array.from({ length: 200 }, (_none, number) => number)];
	const known = Intl.PluralRules.supportedLocalesOf([...two, ...add(two), 'pt-PT']);
	const rule = (language: string) => {
		const rules = new Intl.PluralRules(language);
		const forms = numbers.map((number) => pluralForm(rules, number));
		// A form that no whole number below 200 takes is left out.
		const used = [...new Set(forms)].sort();
		return forms.map((form) => used.indexOf(form)).join('');
	};
	const english = rule('en');
	return Object.fromEntries(known.map((language) => [language, rule(language)]).filter(([, one]) => one !== english));
}
