let waiting = '';

/** Queues the styles of a module. The build writes the calls, one per `import './x.css'` (src/build/adopted-styles.ts). */
export function adoptStyles(css: string): void {
	waiting += css;
}

/**
 * Adds the styles of all loaded modules to the page before they render: called on mounting an island and, by the build, after each
 * `import()`. One style sheet for all: the browser re-sorts the rules of the whole page for each added sheet.
 *
 * @returns Number of sheets that modules have added to the page; undefined if no styles were waiting.
 */
export function applyStyles(): number | undefined {
	if (!waiting) return;
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(waiting);
	waiting = '';
	return document.adoptedStyleSheets.push(sheet);
}
