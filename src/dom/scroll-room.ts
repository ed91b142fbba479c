/** What a bar covers at an edge of the window. */
export interface ScrollRoom {
	readonly edge: 'start' | 'end';
	/** Pixels by which what gets the focus, or is jumped to, is scrolled clear of the edge. */
	readonly scroll: number;
	/** Pixels below the page, so that its last line can be scrolled into view. @default 0 */
	readonly below?: number;
}

const rooms = new Map<Element, ScrollRoom>();
let sheet: CSSStyleSheet | undefined;
let shown = '';

/**
 * Keeps what gets the focus out from under a bar at an edge of the window (WCAG 2.4.11); of several at one edge the highest counts.
 * A rule does it, not the root element's own style: where a theme has a rule such as `[style*=color] a`, each change of that styles every link of
 * the page anew (430 elements of a listing against 1).
 *
 * @param room What the bar covers now; without it, nothing any more.
 */
export function setScrollRoom(bar: Element, room?: ScrollRoom): void {
	if (room) rooms.set(bar, room);
	else rooms.delete(bar);
	const all = [...rooms.values()];
	const highest = (edge: ScrollRoom['edge']) => Math.max(0, ...all.map((one) => (one.edge === edge ? one.scroll : 0)));
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
 * The same for as long as a bar is there, measured anew whenever its size changes: then the page has been laid out anyway.
 *
 * @param measure What the bar covers now; `undefined` where it covers nothing.
 * @param also Another element whose size may change what the bar covers.
 * @returns The function that ends it and gives the room back.
 */
export function keepScrollRoom(bar: Element, measure: () => ScrollRoom | undefined, also?: Element): () => void {
	const sizes = new ResizeObserver(() => setScrollRoom(bar, measure()));
	sizes.observe(bar);
	if (also) sizes.observe(also);
	return () => {
		sizes.disconnect();
		setScrollRoom(bar);
	};
}
