/**
 * While a bar covers an edge of the window, keeps what gets focus out from under it (WCAG 2.4.11), and lets the page scroll
 * far enough to show its last line.
 *
 * @returns The function that takes the room back.
 */
export function makeRoom(bar: HTMLElement, position: string): () => void {
	const { style } = document.documentElement;
	const set = (size: string) => {
		if (position === 'top') style.scrollPaddingBlockStart = size;
		else style.scrollPaddingBlockEnd = style.paddingBlockEnd = size;
	};
	const observer = new ResizeObserver(() => set(`${bar.offsetHeight}px`));
	observer.observe(bar);
	return () => {
		observer.disconnect();
		set('');
	};
}
