import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { halfOf, whyNot, writeIsland } from './new-island';

let home = '';
beforeEach(() => {
	home = mkdtempSync(resolve(tmpdir(), 'archipel-'));
	mkdirSync(resolve(home, 'islands'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

test.each(['view', 'enhance'] as const)(
	'the folder of an island with %s has its files, a test among them',
	async (half) => {
		const files = await writeIsland('good-day', half, home);
		expect(readdirSync(resolve(home, 'islands/good-day')).sort()).toEqual(files);
		const [work, test] = half === 'view' ? ['view.tsx', 'view.test.tsx'] : ['enhance.ts', 'enhance.test.ts'];
		expect(files).toEqual(expect.arrayContaining([work, test, 'fixture.html', 'island.ts']));
		for (const file of ['messages.ts', 'fixture.html'])
			expect(readFileSync(resolve(home, 'islands/good-day', file), 'utf8')).toMatch(/['"]good-day['"]/);
	},
);

test('--enhance is taken with `--` before it, and without', () =>
	expect([halfOf(['x'], {}), halfOf(['x', '--enhance'], {}), halfOf(['x'], { npm_config_enhance: 'true' })]).toEqual([
		'view',
		'enhance',
		'enhance',
	]));

test('a folder that is there stays as it is', async () => {
	mkdirSync(resolve(home, 'islands/good-day'));
	await expect(writeIsland('good-day', 'view', home)).rejects.toThrow('islands/good-day is there already');
	expect(readdirSync(resolve(home, 'islands/good-day'))).toEqual([]);
});

test.each([
	['Good-day', 'is no name'],
	['good_day', 'is no name'],
	['good-', 'is no name'],
	['../good', 'is no name'],
	['', 'is no name'],
	['eau', 'no consonant'],
	['popup', 'islands/popup is there already'],
	['papaup', 'would be “popup”'],
])('“%s” is refused, and nothing is written', async (name, reason) => {
	expect(whyNot(name, ['popup'])).toContain(reason);
	expect(whyNot('good-day', ['popup'])).toBeUndefined();
	if (!name.includes('p')) await expect(writeIsland(name, 'view', home)).rejects.toThrow(reason);
	expect(existsSync(resolve(home, 'good'))).toBe(false);
	expect(readdirSync(resolve(home, 'islands'))).toEqual([]);
});
