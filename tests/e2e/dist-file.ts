import { expect, type Page } from '@playwright/test';
import { neutralName } from '../../src/build/file-names';

/**
 * How the address of a built file begins, after the plugin's folder: `dist/islands/prdct-tls-` for `islands/product-tiles`. The hash follows.
 *
 * @param module `islands/<name>`, or `chunks/<name of the module>` for what islands share or bring later.
 */
export const distFile = (module: string): string => `dist/${module.replace(/[^/]+$/, neutralName)}-`;

/** Waits until a built file is in the page: what it does then needs no connection. @param module as for `distFile` */
export async function hasCome(page: Page, module: string): Promise<void> {
	const isThere = (start: string) => performance.getEntriesByType('resource').some(({ name }) => name.includes(start));
	await expect.poll(() => page.evaluate(isThere, distFile(module)), module).toBe(true);
	// Importing it once more waits until it has run, and whoever asked before is served before.
	await page.evaluate(async (start) => {
		const { name } = performance.getEntriesByType('resource').find((entry) => entry.name.includes(start))!;
		await import(name);
	}, distFile(module));
}
