import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong once the page rests: what waits for the shop is dimmed for a moment and takes no click, and a
 * transition passes through any contrast. WCAG 1.4.3 leaves out what is inactive.
 *
 * @returns Rule and elements of each violation.
 * @param parts Selectors of what is looked at. @default the whole page
 * @param options.except Selectors of what is left out of it.
 * @param options.isWaiting The page waits for the shop and is looked at as it does.
 */
export async function violations(
	page: Page,
	parts: string | string[] = [],
	{ except = [], isWaiting = false }: { except?: string[]; isWaiting?: boolean } = {},
) {
	await page.waitForFunction((mayBeBusy) => {
		const isMoving = ({ playState, effect }: Animation) => {
			const { iterations, delay } = effect!.getComputedTiming();
			// What begins after twenty seconds (swatches that do not come) moves nothing here.
			return playState === 'running' && iterations !== Infinity && delay! < 5000;
		};
		return (mayBeBusy || !document.querySelector('[aria-busy=true]')) && !document.getAnimations().some(isMoving);
	}, isWaiting);
	// Off by default: WCAG 2.5.8.
	const axe = new AxeBuilder({ page })
		// In the page itself: the other mode opens a page of its own for each look, for frames of other sites.
		.setLegacyMode()
		.options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } });
	for (const part of [parts].flat()) axe.include(part);
	for (const part of except) axe.exclude(part);
	const found = await axe.analyze();
	return found.violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
}
