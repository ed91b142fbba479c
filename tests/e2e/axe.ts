import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const AXE = readFileSync(resolve(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8');

/** Milliseconds without changes before axe runs: the response to a press may start in a later task, such as a choice after its swatch. */
const REST = 200;

/**
 * Runs axe once the page is at rest: elements that wait for the shop are dimmed and inactive, which WCAG 1.4.3 exempts, and transitions pass through
 * any contrast.
 *
 * @returns `rule: element`, one line per element.
 * @param parts Selectors to include. @default the whole page
 * @param options.except Selectors to exclude.
 * @param options.without Rules to disable.
 * @param options.isWaiting Tests the page while it waits for the shop.
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
	// Injected once per page, because axe is half a megabyte.
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
	const context = { ...(include.length && { include }), exclude: except.map((part) => [part]) };
	// Axe is not injected into cross-origin iframes. Rule target-size (WCAG 2.5.8) is off by default.
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
		// Animations with a long delay (20 s until swatches time out) do not affect this test.
		return playState === 'running' && iterations !== Infinity && delay! < 5000;
	};
	return (mayBeBusy || !document.querySelector('[aria-busy=true]')) && !document.getAnimations().some(isMoving);
}
