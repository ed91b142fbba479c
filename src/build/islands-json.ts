import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Manifest, ManifestChunk, Plugin, Rollup } from 'vite';
import type { AnyIsland } from '../runtime/define-island';
import type { PropsDeclaration, Text } from '../runtime/define-props';
import { purposeTexts, thirdParties, bootstraps } from '../consent/third-parties.ts';
import { readDefinitions, root } from './definitions.ts';
import { hostStyle, neutralName } from './file-names.ts';
import { addressOf } from './island-entries.ts';
import { pluralRules, writeLanguages } from './gettext.ts';
import { sourceDigest } from './source-digest.ts';
import { pageMarks } from './page-marks.ts';
import { writePageStyles } from './page-styles.ts';
import { sourceTexts, type SourceText } from './source-texts.ts';

/** A text as PHP reads it. */
export interface Translations {
	readonly fr: string;
	readonly en: string;
}

/** Entry of an island in `islands.json`, for PHP. `messages`: scopes of those of its modules, the ones that come later included. */
export type IslandRecord = ReturnType<typeof record> & { readonly messages: readonly string[] };

/**
 * Runs after bundling: writes `islands.json` and its PHP form `islands.php`, the third parties for `src/consent/third-parties.php`, messages and plural
 * rules for `src/i18n/translation.php`, files for translators, `registry.json` for pages without PHP, and copies the PHP of `src/` and of islands.
 */
export function islandsJson(): Plugin {
	let outDir = '';
	return {
		name: 'archipel:islands-json',
		apply: 'build',
		configResolved: (config) => void (outDir = resolve(config.root, config.build.outDir)),
		async writeBundle() {
			const manifest = JSON.parse(readFileSync(resolve(outDir, 'manifest.json'), 'utf8')) as Manifest;
			const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { version: string };
			const build = sourceDigest();
			// Shared PHP files: `src/consent/x.php` is copied to `consent/x.php`, where `wp-plugin/includes/autoload.php` finds its class.
			copyPhp('src', outDir);
			const definitions = await readDefinitions();
			const texts = sourceTexts(definitions);
			const messages = texts.filter(({ file }) => /\.tsx?$/.test(file)).filter(({ context }) => context);
			const records = definitions.map((island) => ({
				...record(island, manifest, outDir),
				messages: scopesOf(island.name, messages, (id) => this.getModuleInfo(id)),
			}));

			for (const { name, address, script } of records)
				if (address) writeFileSync(resolve(outDir, address), addressOf(name, `../${script}`));
			const registry = records.map(({ name, when, adopts, adoptsWith, intents, script, address, preload, styles }) => [
				name,
				{
					when,
					adopts,
					adoptsWith,
					intents,
					script: address ?? script,
					preload: address ? [script, ...preload] : preload,
					styles: styles.map((file) => `${file}?ver=${build}`),
				},
			]);
			const write = (file: string, data: unknown) =>
				writeFileSync(resolve(outDir, file), `${JSON.stringify(data, null, '\t')}\n`);
			write('registry.json', { version, build, islands: Object.fromEntries(registry) as unknown });
			const list = {
				purposes: purposeTexts,
				thirdParties: thirdParties.map((party) => ({ cookies: [], ...party, bootstraps: bootstraps[party.id] ?? [] })),
			};
			writeFileSync(resolve(outDir, 'consent/third-party-list.php'), phpFile(list));
			writeFileSync(resolve(outDir, 'i18n/messages.php'), phpFile(byScope(messages)));
			writeFileSync(resolve(outDir, 'i18n/plural-rules.php'), phpFile(pluralRules()));
			writeLanguages(texts, version, phpFile);
			const all = {
				version,
				build,
				entry: 'archipel.js',
				style: 'archipel.css',
				pageStyles: writePageStyles(outDir, 'archipel.css', records),
				islands: Object.fromEntries(records.map((island) => [island.name, island])),
			};
			write('islands.json', all);
			writeFileSync(resolve(outDir, 'islands.php'), phpFile(all));
		},
	};
}

/** Returns the English messages by scope and key. */
function byScope(messages: readonly SourceText[]): Record<string, Record<string, string>> {
	const scopes: Record<string, Record<string, string>> = {};
	for (const { context = '', english } of messages) {
		const [scope = '', key = ''] = context.split('.');
		(scopes[scope] ??= {})[key] = english;
	}
	return scopes;
}

/** Returns the scopes of the messages in the modules that an island imports, also dynamically. */
function scopesOf(island: string, messages: readonly SourceText[], info: (id: string) => Rollup.ModuleInfo | null) {
	const modules = new Set([`\0archipel:island/${island}`]);
	// Iterating a set also visits members added meanwhile.
	for (const id of modules) {
		const { importedIds = [], dynamicallyImportedIds = [] } = info(id) ?? {};
		for (const imported of [...importedIds, ...dynamicallyImportedIds]) modules.add(imported);
	}
	const used = messages.filter(({ file }) => modules.has(resolve(root, file)));
	return [...new Set(used.map(({ context = '' }) => context.split('.')[0]!))].sort();
}

function record(definition: AnyIsland, manifest: Manifest, outDir: string) {
	const { name, file, adopts, adoptsOnly, group = 'everywhere', serves, replaces } = definition;
	const entry = find(manifest, file ? `archipel:file/${file}` : `archipel:island/${name}`);
	const style = hostStyle(name);
	const render = `islands/${name}/render.php`;
	copyPhp(`islands/${name}`, resolve(outDir, 'islands', name));
	return {
		name,
		title: both(definition.title),
		description: both(definition.description),
		group,
		...(serves && { serves }),
		...(adoptsOnly && { adoptsOnly: both(adoptsOnly) }),
		/**
		 * JSON Schema (draft 2020-12) of the props of a host. `title` and `description` of a property are objects with the keys `fr` and `en`. Additional
		 * keys: `labels` has the labels of `enum` values in the same form, `multiline` marks a text with several lines.
		 */
		props: propsSchema(definition.props),
		when: definition.when,
		mount: definition.mount ?? 'replace',
		...(adopts && { adopts }),
		...(definition.adoptsWith && { adoptsWith: definition.adoptsWith as Record<string, unknown> }),
		...(definition.intents && { intents: definition.intents }),
		replaces: { scripts: replaces?.scripts ?? [], styles: replaces?.styles ?? [] },
		requires: definition.requires ?? [],
		pages: definition.pages ?? (adopts ? ['*'] : []),
		marks: pageMarks(definition),
		placeable: !adoptsOnly,
		script: entry.file,
		/** Path of a module that mounts only this island, if `script` is that of several: a page's config names the island to it by the prop `island`. */
		...(file && { address: entry.file.replace(/^chunks\/.+(?=-.{7}\.js$)/, `islands/${neutralName(name)}`) }),
		// Sorted: the page config repeats these names per island, and compresses better in equal order.
		preload: modules(manifest, entry, definition)
			.filter((file) => file !== entry.file)
			.sort(),
		styles: existsSync(resolve(outDir, style)) ? [style] : [],
		/** Path of the copied `render.php`, or null. */
		render: existsSync(resolve(root, render)) ? render : null,
	};
}

/** Copies the PHP files of a folder, recursively, and `frame.css`, the style sheet of frames that PHP fills. */
function copyPhp(from: string, to: string): void {
	const folder = resolve(root, from);
	for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
		if (/\.php$|frame\.css$/.test(file)) cpSync(resolve(folder, file), resolve(to, file));
}

/** Returns the files needed for mounting: the chunk of the island, its imports, and for a view React. */
function modules(manifest: Manifest, entry: ManifestChunk, { view }: AnyIsland): string[] {
	const files = new Set<string>();
	const visit = (chunk: ManifestChunk) => {
		if (files.has(chunk.file)) return;
		files.add(chunk.file);
		chunk.imports?.forEach((key) => visit(manifest[key]!));
	};
	visit(entry);
	if (view) visit(find(manifest, 'src/runtime/render-island.tsx'));
	return [...files];
}

const both = ([fr, en]: Text): Translations => ({ fr, en });

/** Returns the JSON Schema of an island's props, with the words for the owner. */
export function propsSchema({ properties }: PropsDeclaration) {
	const declared = Object.entries(properties);
	const required = declared.filter(([, { isRequired }]) => isRequired).map(([name]) => name);
	return {
		type: 'object' as const,
		properties: Object.fromEntries(declared.map(([name, { schema }]) => [name, schema])),
		...(required.length && { required }),
	};
}

function find(manifest: Manifest, source: string): ManifestChunk {
	const key = Object.keys(manifest).find((candidate) => candidate.endsWith(source));
	if (!key) throw new Error(`the build made nothing of ${source}`);
	return manifest[key]!;
}

/**
 * Returns a PHP file that returns the data: OPcache caches it, while JSON would be read and decoded in each request.
 *
 * @param data JSON-compatible data.
 */
export const phpFile = (data: unknown): string => `<?php defined( 'ABSPATH' ) || exit; return ${expression(data)};\n`;

function expression(value: unknown): string {
	if (typeof value === 'string') return `'${value.replaceAll(/[\\']/g, '\\$&').replaceAll('\0', `'."\\0".'`)}'`;
	if (Array.isArray(value)) return `array(${value.map(expression).join(',')})`;
	if (typeof value !== 'object' || value === null) return String(value);
	// Omits undefined values, like JSON.
	const entries = Object.entries(value).filter(([, one]) => one !== undefined);
	return `array(${entries.map(([key, one]) => `${expression(key)}=>${expression(one)}`).join(',')})`;
}
