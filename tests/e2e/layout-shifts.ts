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
		/** When the whole page had been drawn for the first time, by `performance.now()`. */
		archipelTestDrawn?: number;
	}
}

/** Notes when the page had come in whole and was drawn. Runs in the page. */
export function noteDrawn(): void {
	const inNextFrame = (act: () => void) => void requestAnimationFrame(act);
	const note = () => (window.archipelTestDrawn = performance.now());
	addEventListener('DOMContentLoaded', () => inNextFrame(() => inNextFrame(note)));
}

/**
 * What moved by itself so far, by how much, from where to where: `0.0012 UL#.products 0,100,390,800 → 0,104,390,800`. Empty on a page that keeps still.
 * What moved while the page was still coming in is left out: a theme draws first what stands first in its HTML, and islands come later.
 *
 * @param inside Only what is in such an element. @default anywhere
 */
export async function layoutShifts(page: Page, inside = '*'): Promise<readonly string[]> {
	// Islands can be there before the browser has drawn its first frame.
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
				// Buffered entries come in a task of their own.
				requestAnimationFrame(() => setTimeout(() => resolve(shifts), 50));
			}),
		inside,
	);
}
