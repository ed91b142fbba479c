import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format, type FormatConfig } from 'oxfmt';
import { islandNames, root } from './definitions.ts';
import { neutralName } from './file-names.ts';

/** Kind of an island: `view` renders React, `enhance` adds behaviour to the server's markup. */
export type Half = 'view' | 'enhance';

/** The island “Good day”, of which a new one is a copy: a working example of both kinds with a text, a button and tests, checked like all code. */
const MODEL = resolve(root, 'fixtures/new-island');

/** Returns why a name is invalid for an island, or `undefined` if it is valid. @param taken Names of the existing islands. */
export function whyNot(name: string, taken: readonly string[]): string | undefined {
	if (!/^[a-z]+(-[a-z]+)*$/.test(name))
		return `“${name}” is no name of an island: small letters, with hyphens between words, as in “back-to-top”`;
	if (taken.includes(name)) return `islands/${name} is there already`;
	if (!/[^aeiou-]/.test(name)) return `“${name}” has no consonant: files are named without vowels`;
	const same = taken.find((other) => neutralName(other) === neutralName(name));
	return same && `files are named without vowels, where “${name}” would be “${same}”: choose another name`;
}

/** Formats a generated file by the project's rules; line breaks depend on the length of the name. */
async function formatted(file: string, text: string): Promise<string> {
	const options = JSON.parse(readFileSync(resolve(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
	return (await format(file, text, options)).code;
}

/**
 * Writes the folder of a new island: the model's files of one kind, under another name.
 *
 * @param home Folder that contains `islands/`.
 * @returns Names of the written files.
 * @throws if the name is invalid or taken
 */
export async function writeIsland(name: string, half: Half, home = root): Promise<string[]> {
	const folder = resolve(home, 'islands', name);
	const refusal = whyNot(name, [...islandNames(home), ...(existsSync(folder) ? [name] : [])]);
	if (refusal) throw new Error(refusal);
	mkdirSync(folder);
	const title = `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;
	const files = readdirSync(MODEL).filter((file) => !file.startsWith(half === 'view' ? 'enhance' : 'view'));
	for (const file of files) {
		const text = readFileSync(resolve(MODEL, file), 'utf8')
			.replace("view: () => import('./view')", `${half}: () => import('./${half}')`)
			.replaceAll('good-day', name)
			.replaceAll('Good day', title);
		writeFileSync(resolve(folder, file), file.endsWith('.php') ? text : await formatted(file, text));
	}
	return files.sort();
}

/** Returns the value of `--enhance`. Without `--` before it npm consumes the flag, and leaves it in the environment. */
export const halfOf = (words: readonly string[], { npm_config_enhance }: NodeJS.ProcessEnv): Half =>
	words.includes('--enhance') || npm_config_enhance ? 'enhance' : 'view';

const USAGE = `npm run new-island <name>                its work in view.tsx: what the browser draws (React)
npm run new-island <name> -- --enhance   its work in enhance.ts: behaviour on the server's markup`;

const nextSteps = (name: string, half: Half, files: readonly string[]) => {
	const commands = {
		'npm run dev': `then /iles/${name}/ shows it`,
		[`npx vitest run --project unit islands/${name}`]: 'its unit tests',
		'npm run reference':
			'writes its properties into islands/README.md; into tests/BEHAVIOURS.md which files prove a row',
		'npm run check': 'types, lint, format, its units and the conventions',
		'npm test': 'everything',
	};
	const width = Math.max(...Object.keys(commands).map(({ length }) => length));
	const lines = Object.entries(commands).map(([command, what]) => `  ${command.padEnd(width)}  ${what}`);
	return `islands/${name}/ is written: ${files.join(', ')}.

It is whole: it says a sentence and has a button. Make it yours, its words first (island.ts, messages.ts, render.php, fixture.html); README.md, “Write an island”, says what each file is for.

${lines.join('\n')}

To take it away again, or to write it ${half === 'view' ? 'with --enhance' : 'as a view'} instead, delete its folder and run npm run reference.`;
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
	const [name = '', ...others] = process.argv.slice(2).filter((word) => word !== '--view' && word !== '--enhance');
	try {
		if (!name || others.length) throw new Error(USAGE);
		const half = halfOf(process.argv, process.env);
		console.log(nextSteps(name, half, await writeIsland(name, half)));
	} catch (error) {
		console.error((error as Error).message);
		process.exitCode = 1;
	}
}
