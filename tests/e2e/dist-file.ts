import { expect, type Page } from '@playwright/test';
import { neutralName } from '../../src/build/file-names';

/**
 * Returns the prefix of a built file's path in the plugin's folder: `dist/islands/prdct-tls-` for `islands/product-tiles`. A hash follows.
 *
 * @param module `islands/<name>`, or `chunks/<name of the module>` for shared or lazily loaded modules.
 */
export const distFile = (module: string): string => `dist/${module.replace(/[^/]+$/, neutralName)}-`;

/** Waits until a built file is loaded and evaluated: its code then needs no connection. @param module as for `distFile` */
export async function hasCome(page: Page, module: string): Promise<void> {
	const isThere = (start: string) => performance.getEntriesByType('resource').some(({ name }) => name.includes(start));
	await expect.poll(() => page.evaluate(isThere, distFile(module)), module).toBe(true);
	// Importing the file again waits for its evaluation; earlier importers continue before this one.
	await page.evaluate(async (start) => {
		const { name } = performance.getEntriesByType('resource').find((entry) => entry.name.includes(start))!;
		await import(name);
	}, distFile(module));
}
