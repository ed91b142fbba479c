let waiting = '';

/** Takes a module's styles. The build writes the calls, one for each `import './x.css'` (src/build/adopted-styles.ts). */
export function adoptStyles(css: string): void {
	waiting += css;
}

/**
 * Puts the styles of all modules that have come into the page, before any of them shows anything: an island that mounts calls it, and what
 * the build makes of each `import()`. As one sheet: with each that is added the browser sorts the rules of the whole page anew.
 */
export function applyStyles(): void {
	if (!waiting) return;
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(waiting);
	waiting = '';
	document.adoptedStyleSheets.push(sheet);
}
