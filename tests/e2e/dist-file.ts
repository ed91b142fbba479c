import { expect, type Page } from '@playwright/test';
import { neutralName } from '../../src/build/file-names';
import { islandRecords } from '../dist';

/**
 * Returns the prefix of a built file's path in the plugin's folder: `dist/islands/srch-` for `islands/search`, `dist/chunks/prdct-` for an island in
 * the file `product`. A hash follows.
 *
 * @param module `islands/<name>`, or `chunks/<name of the module>` for shared or lazily loaded modules.
 */
export function distFile(module: string): string {
	const { address, script } = islandRecords()[module.replace('islands/', '')] ?? {};
	return address ? `dist/${script!.slice(0, -'XXXXXXX.js'.length)}` : addressFile(module);
}

/** As `distFile`, the address at which an island comes without the others of its file. */
export const addressFile = (module: string): string => `dist/${module.replace(/[^/]+$/, neutralName)}-`;

/** Has an island come by its own address, as on a page of another build, so that it can be held without the others of its file. */
export async function comeAlone(page: Page, island: string): Promise<void> {
	const { script, address } = islandRecords()[island]!;
	await page.route(
		() => true,
		async (route) => {
			if (route.request().resourceType() !== 'document') return route.fallback();
			const response = await route.fetch();
			const html = await response.text();
			const at = html.indexOf(script, html.indexOf(`"${island}":{`));
			await route.fulfill({ response, body: html.slice(0, at) + address! + html.slice(at + script.length) });
		},
	);
}

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
