import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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
	for (let since = Date.now(); Date.now() - since < REST; await page.waitForTimeout(20))
		if (!(await page.evaluate(isAtRest, isWaiting))) since = Date.now();
	const isOff = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
	const axe = new AxeBuilder({ page })
		// In the page itself: the other mode opens a page of its own for each look, for frames of other sites.
		.setLegacyMode()
		// Off by default: WCAG 2.5.8.
		.options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true }, ...isOff } });
	for (const part of [parts].flat()) axe.include(part);
	for (const part of except) axe.exclude(part);
	const found = await axe.analyze();
	return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
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
