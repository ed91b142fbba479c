import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
	readonly value: number;
	readonly hadRecentInput: boolean;
	readonly sources: readonly {
		readonly node: Node | null;
		readonly previousRect: DOMRect;
		readonly currentRect: DOMRect;
	}[];
}

declare global {
	interface Window {
		/** Time of the first paint of the complete page, by `performance.now()`. */
		archipelTestDrawn?: number;
	}
}

/** Records when the complete page was first painted. Runs in the page. */
export function noteDrawn(): void {
	const inNextFrame = (act: () => void) => void requestAnimationFrame(act);
	const note = () => (window.archipelTestDrawn = performance.now());
	addEventListener('DOMContentLoaded', () => inNextFrame(() => inNextFrame(note)));
}

/**
 * Returns layout shifts so far, with value, old and new rectangle: `0.0012 UL#.products 0,100,390,800 → 0,104,390,800`. Empty without shifts. Shifts
 * before the complete page was painted are ignored: themes paint the HTML in parts, and islands mount later.
 *
 * @param inside Only shifts inside such an element. @default anywhere
 */
export async function layoutShifts(page: Page, inside = '*'): Promise<readonly string[]> {
	// Islands may mount before the first paint.
	await page.waitForFunction(() => window.archipelTestDrawn !== undefined);
	return page.evaluate(
		(selector) =>
			new Promise<string[]>((resolve) => {
				const shifts: string[] = [];
				const elementOf = (node: Node | null) => (node instanceof Element ? node : node?.parentElement);
				const nameOf = (node: Node | null) => {
					const { tagName, className, id } = elementOf(node) ?? {};
					return `${tagName}#${id}.${String(className)}`;
				};
				const drawn = window.archipelTestDrawn!;
				new PerformanceObserver((list) => {
					for (const { hadRecentInput, sources, value, startTime } of list.getEntries() as LayoutShift[]) {
						const isInside = sources.some(({ node }) => !node || elementOf(node)?.closest(selector));
						if (hadRecentInput || !isInside || startTime < drawn) continue;
						const moved = sources.map(({ node, previousRect, currentRect }) => {
							const [from, to] = [previousRect, currentRect].map(({ x, y, width, height }) =>
								[x, y, width, height].join(),
							);
							return `${nameOf(node)} ${from} → ${to}`;
						});
						shifts.push(`${value.toFixed(4)} ${moved.join('; ')}`);
					}
				}).observe({ type: 'layout-shift', buffered: true });
				// Buffered entries are delivered in a task of their own.
				requestAnimationFrame(() => setTimeout(() => resolve(shifts), 50));
			}),
		inside,
	);
}
