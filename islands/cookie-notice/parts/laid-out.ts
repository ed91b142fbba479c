/** Milliseconds after which an element that nobody sees does without. */
const LONGEST_WAIT = 250;

/**
 * Resolves once the browser has laid an element out by itself: sizes and colours that are read then cost nothing, and what is changed is painted
 * with the same frame.
 */
export const laidOut = (element: Element): Promise<void> =>
	new Promise((resolve) => {
		const done = () => {
			observer.disconnect();
			resolve();
		};
		// It is called between layout and paint.
		const observer = new ResizeObserver(done);
		observer.observe(element);
		setTimeout(done, LONGEST_WAIT);
	});
