import type { FullConfig } from '@playwright/test';
import { readdirSync, statSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import type { AboutShop } from '../../fixtures/server/control-api';
import { sourceDigest } from '../../src/build/source-digest';

const root = resolve(import.meta.dirname, '../..') + sep;

/** Expected identity of the shop: this folder, the build of these sources, and started after the last change of its code. */
export function ownShop(): AboutShop {
	const files = readdirSync(resolve(root, 'fixtures'), { recursive: true, withFileTypes: true });
	const changes = files
		.filter((file) => file.name.endsWith('.ts') && !file.name.endsWith('.test.ts'))
		.map((file) => statSync(resolve(file.parentPath, file.name)).mtimeMs);
	return { root, build: sourceDigest(), startedAt: Math.max(...changes) };
}

/**
 * Refuses to test a shop that was not started from this folder.
 *
 * @throws Error with the shop's identity, and what to do
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

/** Runs before the first test. */
export default (config: FullConfig): Promise<void> => refuseForeignShop(config.projects[0]!.use.baseURL!);
