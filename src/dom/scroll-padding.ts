/** Area that a bar covers at a viewport edge. */
export interface CoveredArea {
	readonly edge: 'start' | 'end';
	/** Scroll padding in pixels for focused elements and jump targets. */
	readonly scroll: number;
	/** Padding below the page in pixels, so that its last line can be scrolled into view. @default 0 */
	readonly below?: number;
}

const areas = new Map<Element, CoveredArea>();
let sheet: CSSStyleSheet | undefined;
let shown = '';

/** Returns the pixels that bars cover at an edge of the viewport, ours and those of a theme that says so. */
export const coveredAt = (edge: 'Top' | 'Bottom'): number =>
	parseFloat(getComputedStyle(document.documentElement)[`scrollPadding${edge}`]) || 0;

/**
 * Sets scroll padding so that focused elements are not covered by a bar (WCAG 2.4.11); of several bars at one edge the highest counts.
 * Uses a style sheet, not the root's style attribute: with theme rules such as `[style*=color] a`, each attribute change restyles every link
 * (430 elements of a listing against 1).
 *
 * @param area Area that the bar covers; `undefined` removes the padding.
 */
export function setScrollPadding(bar: Element, area?: CoveredArea): void {
	if (area) areas.set(bar, area);
	else areas.delete(bar);
	const all = [...areas.values()];
	const highest = (edge: CoveredArea['edge']) => Math.max(0, ...all.map((one) => (one.edge === edge ? one.scroll : 0)));
	const css = [
		['scroll-padding-block-start', highest('start')] as const,
		['scroll-padding-block-end', highest('end')] as const,
		['padding-block-end', Math.max(0, ...all.map(({ below = 0 }) => below))] as const,
	]
		.map(([name, size]) => (size ? `${name}:${size}px!important;` : ''))
		.join('');
	if (css === shown) return;
	shown = css;
	if (!sheet) document.adoptedStyleSheets.push((sheet = new CSSStyleSheet()));
	sheet.replaceSync(`:root{${css}}`);
}

/**
 * Updates the scroll padding of a bar whenever its size changes; in a ResizeObserver, where layout is up to date.
 *
 * @param measure Returns the covered area; `undefined` for none.
 * @param also Another element whose size affects the covered area.
 * @returns Function that stops observing and removes the padding.
 */
export function keepScrollPadding(bar: Element, measure: () => CoveredArea | undefined, also?: Element): () => void {
	const sizes = new ResizeObserver(() => setScrollPadding(bar, measure()));
	sizes.observe(bar);
	if (also) sizes.observe(also);
	return () => {
		sizes.disconnect();
		setScrollPadding(bar);
	};
}
