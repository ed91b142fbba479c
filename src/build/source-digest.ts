import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './definitions.ts';

/** Source files and folders of a build. */
const SOURCES = ['src', 'islands', 'package.json', 'package-lock.json', 'vite.config.ts'];

/** Files in these folders that do not affect the build. */
const LEFT_OUT = /\.test\.tsx?$|\/fixture\.html$|\.md$/;

/** Returns the build id: a hash of the sources, eight hexadecimal digits. */
export function sourceDigest(): string {
	const files = SOURCES.flatMap((name) =>
		name.includes('.')
			? [name]
			: readdirSync(resolve(root, name), { recursive: true, withFileTypes: true })
					.filter((entry) => entry.isFile())
					.map((entry) => resolve(entry.parentPath, entry.name).slice(root.length + 1)),
	);
	const digest = createHash('sha256');
	for (const file of files.filter((name) => !LEFT_OUT.test(name)).sort())
		digest
			.update(`${file}\0`)
			.update(readFileSync(resolve(root, file)))
			.update('\0');
	return digest.digest('hex').slice(0, 8);
}
