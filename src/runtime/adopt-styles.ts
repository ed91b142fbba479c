/** Puts a module's styles into the page. The build writes the calls, one for each `import './x.css'` (src/build/adopted-styles.ts). */
export function adoptStyles(css: string): void {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(css);
	document.adoptedStyleSheets.push(sheet);
}
