import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const AXE = readFileSync(resolve(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8');

/** Milliseconds for which a page must have been at rest: what answers a press may come a task later, as a choice follows its swatch. */
const REST = 200;

/**
 * What axe finds wrong once the page rests: what waits for the shop is dimmed for a moment and takes no click, and a
 * transition passes through any contrast. WCAG 1.4.3 leaves out what is inactive.
 *
 * @returns `rule: element`, a line for each element.
 * @param parts Selectors of what is looked at. @default the whole page
 * @param options.except Selectors of what is left out of it.
 * @param options.without Rules that are left out.
 * @param options.isWaiting The page waits for the shop and is looked at as it does.
 */
export async function violations(
	page: Page,
	parts: string | string[] = [],
	{ except = [], without = [], isWaiting = false }: { except?: string[]; without?: string[]; isWaiting?: boolean } = {},
) {
	for (let since = Date.now(); Date.now() - since < REST; await page.waitForTimeout(50))
		if (!(await page.evaluate(isAtRest, isWaiting))) since = Date.now();
	const isOff = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
	const include = [parts].flat().map((part) => [part]);
	// Once for each page: it is half a megabyte.
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
	const context = { ...(include.length && { include }), exclude: except.map((part) => [part]) };
	// Frames of other sites have no axe. WCAG 2.5.8 is off by default.
	const options = {
		resultTypes: ['violations'],
		iframes: false,
		rules: { 'target-size': { enabled: true }, ...isOff },
	};
	return page.evaluate(look, [context, options] as readonly object[]);
}

/** Runs in the page. */
async function look([context, options]: readonly object[]): Promise<string[]> {
	const { run } = (window as unknown as { axe: { run: (...how: unknown[]) => Promise<AxeResults> } }).axe;
	const { violations: found } = await run(context, options);
	return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Runs in the page. */
function isAtRest(mayBeBusy: boolean): boolean {
	const isMoving = ({ playState, effect }: Animation) => {
		const { iterations, delay } = effect!.getComputedTiming();
		// What begins after twenty seconds (swatches that do not come) moves nothing here.
		return playState === 'running' && iterations !== Infinity && delay! < 5000;
	};
	return (mayBeBusy || !document.querySelector('[aria-busy=true]')) && !document.getAnimations().some(isMoving);
}
