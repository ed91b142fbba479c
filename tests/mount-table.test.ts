import { expect, test } from 'vitest';
import { GESTURES, MOUNTS, PAGES, ROWS } from './setup/mount-table';

test('[RT-03] a row of the table of mounts meets every gesture and every way of mounting, and a gesture every way but one that makes no sense', () => {
	const cells = PAGES.flat();
	const pairs = (pair: (cell: (typeof cells)[number]) => string) => new Set(cells.map(pair));
	expect(pairs(({ row, gesture }) => `${row.name} ${gesture}`).size).toBe(ROWS.length * GESTURES.length);
	expect(pairs(({ row, mount }) => `${row.name} ${mount}`).size).toBe(ROWS.length * MOUNTS.length);
	expect(pairs(({ gesture, mount }) => `${gesture} ${mount}`).size).toBe(GESTURES.length * MOUNTS.length - 1);
});
