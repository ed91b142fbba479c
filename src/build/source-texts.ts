import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseAst } from 'vite';
import type { AnyIsland } from '../runtime/define-island';
import type { Text } from '../runtime/define-props';
import { purposeTexts, thirdParties } from '../consent/third-parties.ts';
import { root } from './definitions.ts';
import type { Translations } from './islands-json.ts';

/** A text of the project that translators get. */
export interface SourceText {
	/** `{scope}.{key}` of `defineMessages` and `Texts::get`; none for words that only the owner reads. */
	readonly context?: string;
	/** `{one} | {other}` has a plural, as `plural` has for texts without context. */
	readonly english: string;
	readonly plural?: string;
	/** Without it the French is in `archipel-fr_FR.po`. */
	readonly french?: string;
	/** For translators. */
	readonly comment?: string;
	/** Path from the root. */
	readonly file: string;
}

interface Node {
	readonly type: string;
	readonly [part: string]: unknown;
}

/** Returns every text of islands, shared modules, options and PHP; in the order of files and of each file. */
export function sourceTexts(islands: readonly AnyIsland[]): SourceText[] {
	const files = ['islands', 'src', 'wp-plugin/includes']
		.flatMap((folder) =>
			readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
		)
		.filter((file) => /\.(tsx?|php)$/.test(file) && !/\.test\.tsx?$|^src\/build\//.test(file))
		.sort();
	const plugin = 'wp-plugin/archipel.php';
	const description = /^ \* Description: *(.*)/m.exec(read(plugin))?.[1] ?? '';
	return [
		...files.flatMap((file) => (file.endsWith('.php') ? phpTexts : messagesOf)(file, read(file))),
		stubText(),
		...purposes(),
		...islands.flatMap(ownersWords),
		...phpTexts(plugin, read(plugin)),
		{ english: description, comment: 'Description of the plugin.', file: plugin },
	];
}

const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

/** Returns the texts of `defineMessages` in a module. @throws if a text is not a literal */
export function messagesOf(file: string, source: string): SourceText[] {
	if (!source.includes('defineMessages(')) return [];
	const texts: SourceText[] = [];
	const visit = (node: Node) => {
		if (node.type === 'CallExpression' && (node['callee'] as Node)['name'] === 'defineMessages') {
			const [scope, table] = node['arguments'] as [Node, Node];
			for (const property of table['properties'] as Node[]) {
				const key = ((property['key'] as Node)['name'] ?? (property['key'] as Node)['value']) as string;
				const [french, english] = ((property['value'] as Node)['elements'] as Node[]).map(({ value }) => value);
				if (typeof french !== 'string' || typeof english !== 'string')
					throw new Error(`${file}: write “${key}” as ['…', '…'], for translators`);
				const comment = new RegExp(`// translators: (.+)\\n\\s*${key}:`).exec(source)?.[1];
				// English may lack forms that French needs, as genders.
				if (english)
					texts.push({
						context: `${String(scope['value'])}.${key}`,
						english,
						french,
						file,
						...(comment && { comment }),
					});
			}
		}
		for (const part of Object.values(node).flat())
			if (typeof (part as Node | null)?.type === 'string') visit(part as Node);
	};
	visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts', sourceType: 'module' }) as unknown as Node);
	return texts;
}

/** Returns the texts of `Texts::get`, of the tables that it reads keys from, and of WordPress's own functions in a PHP file. */
export function phpTexts(file: string, source: string): SourceText[] {
	const texts: SourceText[] = [];
	for (const { 0: call, 1: name = '', index } of source.matchAll(/\b(Texts::get|(?:esc_html|esc_attr)?_[_n])\(/g)) {
		const [key = '', french = '', english, plural] = literals(source, index + call.length);
		const comment = /\/\* translators: ([^\n]*?) \*\/\n?(?:(?!_[_n]\().)*$/.exec(source.slice(0, index))?.[1];
		const about = { file, ...(comment && { comment }) };
		if (name === 'Texts::get') {
			const [scope, isTable] = key.split('.$');
			if (isTable) texts.push(...tableTexts(file, source, scope!));
			else if (english) texts.push({ context: key, english, french, ...about });
		} else if (name === '_n') texts.push({ english: key, plural: french, ...about });
		else if (french === 'archipel' && !plural) texts.push({ english: key, ...about });
	}
	return texts;
}

/** Returns the texts of `Texts::get( "scope.$key", … )`: each `'key' => array( French, English )` of the file. */
const tableTexts = (file: string, source: string, scope: string): SourceText[] =>
	[...source.matchAll(/'([\w-]+)'\s*=> array\(/g)].flatMap(({ 0: start, 1: key, index }) => {
		const [french, english, more] = literals(source, index + start.length);
		return french && english && !more ? [{ context: `${scope}.${key}`, english, french, file }] : [];
	});

/** Returns the string literals of a list in PHP, up to the first item that is none. */
function literals(source: string, at: number): string[] {
	const next = /\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")\s*(,?)/y;
	next.lastIndex = at;
	const found: string[] = [];
	for (let match = next.exec(source); match; match = match[3] ? next.exec(source) : null)
		found.push(
			match[1]?.replaceAll(/\\(['\\])/g, '$1') ??
				match[2]!.replaceAll(/\\u\{(\w+)\}/g, (_all, code: string) => String.fromCodePoint(Number.parseInt(code, 16))),
		);
	return found;
}

/** Returns the message of the stub, which has no `defineMessages`. */
function stubText(): SourceText {
	const file = 'src/runtime/intents.ts';
	const [french, english] = ['FRENCH', 'ENGLISH'].map((name) => {
		const text = new RegExp(`const ${name} = '(.+)';`).exec(read(file))?.[1];
		return JSON.parse(`"${text}"`) as string;
	});
	return { context: 'runtime.failed', english: english!, french: french!, file };
}

/** Returns the words for the visitor in the list of third parties. */
function purposes(): SourceText[] {
	const file = 'src/consent/third-parties.ts';
	const names = thirdParties.flatMap(({ name }) => (typeof name === 'string' ? [] : [name]));
	const words = Object.values(purposeTexts).flatMap(({ title, description }) => [title, description]);
	return [...words, ...names].map(({ fr, en }) => ({
		english: en,
		french: fr,
		comment: 'In the cookie notice.',
		file,
	}));
}

function ownersWords({ name, title, description, adoptsOnly, props }: AnyIsland): SourceText[] {
	const words = (comment: string, texts: readonly (Text | undefined)[]) =>
		texts.flatMap((text) =>
			text ? [{ english: text[1], french: text[0], comment, file: `islands/${name}/island.ts` }] : [],
		);
	return [
		...words(`Island “${title[1]}”.`, [title, description, adoptsOnly]),
		...Object.entries(props.properties).flatMap(([property, { schema }]) => {
			const {
				title: label,
				description: help,
				labels = {},
			} = schema as Partial<Record<'title' | 'description', Translations>> & {
				labels?: Record<string, Translations>;
			};
			const pairs = [label, help, ...Object.values(labels)].map((pair) => pair && ([pair.fr, pair.en] as const));
			return words(`Option “${property}” of the island “${title[1]}”.`, pairs);
		}),
	];
}
