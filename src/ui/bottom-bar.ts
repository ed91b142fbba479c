/** Where bars at the lower edge of the window stand, one above the other. */
const CLASS = 'archipel-bottom-bars';

let stack: HTMLElement | undefined;
let observer: ResizeObserver | undefined;

/**
 * Shows a bar at the lower edge of the window, above those that are there already. While it is there the page has room below its content,
 * and what the focus goes to is scrolled clear of it (WCAG 2.4.11).
 *
 * @returns The function that takes it away. Focus that was in the bar is the caller's to move.
 */
export function showBottomBar(bar: HTMLElement): () => void {
	stack ??= Object.assign(document.createElement('div'), { className: CLASS });
	stack.prepend(bar);
	if (!stack.isConnected) document.body.append(stack);
	observer ??= new ResizeObserver(makeRoom);
	observer.observe(stack);
	makeRoom();
	return () => {
		bar.remove();
		if (!stack?.hasChildNodes()) {
			observer?.disconnect();
			stack?.remove();
		}
		makeRoom();
	};
}

function makeRoom(): void {
	const { documentElement: root } = document;
	const height = stack?.isConnected ? stack.offsetHeight : 0;
	root.classList.toggle('archipel-has-bottom-bar', height > 0);
	root.style.setProperty('--archipel-bottom-bars', `${height}px`);
	if (!height) root.style.removeProperty('--archipel-bottom-bars');
}
