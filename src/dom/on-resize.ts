/** Reads the layout. @returns Function that applies the result to the DOM. */
type Measure = () => () => void;

const measures = new Map<Element, Measure>();
let observer: ResizeObserver | undefined;

/**
 * Measures an element before it is painted first, and whenever its size changes. One observer for all: measurements of the same frame are read
 * first and written then, so that no write makes the browser lay the page out again for the next reader.
 *
 * @param also Another element whose size matters.
 */
export function onResize(element: Element, measure: Measure, signal: AbortSignal, also?: Element | null): void {
	observer ??= new ResizeObserver((entries) => {
		const changed = new Set(entries.flatMap(({ target }) => measures.get(target) ?? []));
		for (const write of [...changed].map((read) => read())) write();
	});
	for (const target of [element, also]) {
		if (!target) continue;
		measures.set(target, measure);
		observer.observe(target);
		signal.addEventListener('abort', () => {
			measures.delete(target);
			observer!.unobserve(target);
		});
	}
}
