import type { FullConfig } from '@playwright/test';
import { readdirSync, statSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import type { AboutShop } from '../../fixtures/server/control-api';
import { sourceDigest } from '../../src/build/source-digest';

const root = resolve(import.meta.dirname, '../..') + sep;

/** What a shop must be to be tested: of this folder, with the build of these sources, and none of its own code newer than its start. */
export function ownShop(): AboutShop {
	const files = readdirSync(resolve(root, 'fixtures'), { recursive: true, withFileTypes: true });
	const changes = files
		.filter((file) => file.name.endsWith('.ts') && !file.name.endsWith('.test.ts'))
		.map((file) => statSync(resolve(file.parentPath, file.name)).mtimeMs);
	return { root, build: sourceDigest(), startedAt: Math.max(...changes) };
}

/**
 * Refuses to test the shop at an address unless it is ours.
 *
 * @throws with what answers there, and what to do
 */
export async function refuseForeignShop(url: string, own: AboutShop = ownShop()): Promise<void> {
	const refuse = (what: string) => {
		throw new Error(`${url} is not the shop to test: ${what}. End it, or name another port: SHOP_PORT=4181.`);
	};
	const reply = await fetch(new URL('/__shop/about', url));
	if (!reply.ok) return refuse(`it answers /__shop/about with ${reply.status}`);
	const about = (await reply.json()) as AboutShop;
	if (about.root !== own.root) refuse(`it runs from ${about.root}, these tests are in ${own.root}`);
	if (about.build !== own.build) refuse(`it serves the build ${about.build}, these sources make ${own.build}`);
	if (about.startedAt < own.startedAt) refuse('fixtures/ has changed since it was started');
}

/** Before the first test. */
export default (config: FullConfig): Promise<void> => refuseForeignShop(config.projects[0]!.use.baseURL!);
