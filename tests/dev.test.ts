import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from 'vitest';
import { DIST_URL } from '../fixtures/archipel/manifest';
import { readDist } from './dist';
import { root } from './setup/repository';

let server: ChildProcess | undefined;
afterAll(async () => {
	if (!server || server.exitCode !== null) return;
	server.kill();
	await once(server, 'exit');
});

test('npm run dev serves files that can be read, with their maps, warns of nothing, and leaves the build as it is', async () => {
	const before = readDist('islands.json');
	// 0: any free port.
	server = spawn(process.execPath, [resolve(root, 'node_modules/tsx/dist/cli.mjs'), 'fixtures/dev.ts'], {
		cwd: root,
		env: { ...process.env, PORT: '0' },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	const warned: string[] = [];
	server.stderr!.on('data', (data: Buffer) => warned.push(String(data)));
	let url: string | undefined;
	for await (const line of createInterface({ input: server.stdout! })) {
		url = /^Fixture shop: (\S+)$/.exec(line)?.[1];
		if (url) break;
		warned.push(line);
	}
	expect(warned).toEqual([]);

	const get = async (path: string) => (await fetch(new URL(path, url))).text();
	await expect.poll(() => get('/iles/wave/'), { timeout: 20_000 }).toMatch(/"script":"islands\/wave-[\w-]+\.js"/);
	const [script = ''] = /islands\/wave-[\w-]+\.js/.exec(await get('/iles/wave/')) ?? [];
	expect(await get(`${DIST_URL}${script}`)).toMatch(/\n\t.*\/\/# sourceMappingURL=wave-[\w-]+\.js\.map/s);
	const map = JSON.parse(await get(`${DIST_URL}${script}.map`)) as { sources: string[] };
	expect(map.sources.some((source) => source.endsWith('islands/wave/enhance.ts'))).toBe(true);
	expect(await get(`${DIST_URL}archipel.js`)).toContain('sourceMappingURL=archipel.js.map');
	expect(readDist('islands.json')).toBe(before);
}, 120_000);
