import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './definitions.ts';
import type { Schema } from '../runtime/define-props.ts';
import type { IslandRecord, Translations } from './islands-json.ts';

export const REFERENCE = 'islands/README.md';

/** Generates the reference of all islands from their schemas. */
export const reference = (islands: Readonly<Record<string, IslandRecord>>): string =>
	`# Islands

What each island does, when it mounts, what it adopts and replaces, and its properties. Written from the schemas by \`npm run reference\`; how an island is placed and written is in the [README](../README.md).

${Object.values(islands).map(section).join('\n')}`;

const codes = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ');

function section(island: IslandRecord): string {
	const { name, title, description, props, adopts, adoptsOnly, pages, replaces, requires, when } = island;
	const facts = [
		`Mounts: \`${when}\`.`,
		requires.length && `Requires ${codes(requires)}.`,
		adopts &&
			`Adopts \`${adopts}\`${!pages.length || pages.includes('*') ? '' : `; its styles come with pages of the type ${codes(pages)}`}.`,
		adoptsOnly && `Cannot be placed: ${adoptsOnly.en.charAt(0).toLowerCase()}${adoptsOnly.en.slice(1)}`,
		replaces.scripts.length && `Replaces ${codes(replaces.scripts)}.`,
		replaces.styles.length && `Replaces the styles ${codes(replaces.styles)}.`,
	];
	const rows = Object.entries(props.properties).map(([property, schema]) => {
		const { en } = schema['title'] as Translations;
		const help = (schema['description'] as Translations | undefined)?.en;
		const isRequired = props.required?.includes(property) && schema['default'] === undefined;
		const fallback = isRequired
			? 'required'
			: schema['default'] === undefined
				? ''
				: `\`${JSON.stringify(schema['default'])}\``;
		const meaning = [`${en}${help || schema['labels'] ? '.' : ''}`, help, choices(schema)].filter(Boolean).join(' ');
		return `| \`${property}\` | ${type(schema)} | ${fallback} | ${escape(meaning)} |`;
	});
	const table = rows.length
		? `\n| property | type | default | meaning |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`
		: '';
	return `## ${name}\n\n${title.en}: ${description.en} ${facts.filter(Boolean).join(' ')}\n${table}`;
}

function type(schema: Schema): string {
	if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => `\`${String(value)}\``).join(' ');
	if (Array.isArray(schema['anyOf'])) return schema['anyOf'].map((option) => type(option as Schema)).join(' or ');
	return String(schema['type'] ?? 'any');
}

const choices = ({ labels = {} }: Schema): string =>
	Object.entries(labels as Record<string, Translations>)
		.map(([value, { en }]) => `\`${value}\`: ${en}.`)
		.join(' ');

const escape = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
	const { islands } = JSON.parse(readFileSync(resolve(root, 'wp-plugin/dist/islands.json'), 'utf8')) as {
		islands: Record<string, IslandRecord>;
	};
	writeFileSync(resolve(root, REFERENCE), reference(islands));
}
