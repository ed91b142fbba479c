import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sourceDigest } from '../../src/build/source-digest';
import { root } from './repository';

/** Folder of the build that is tested. */
export const dist = resolve(root, 'wp-plugin/dist');

/** Whether the build exists and was made from the current sources. */
export function isDistFresh(): boolean {
	const file = resolve(dist, 'islands.json');
	return existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as { build?: string }).build === sourceDigest();
}
