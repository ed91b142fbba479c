/**
 * Sets style properties of an element.
 *
 * @param styles Values by property name as CSS writes it; longhands, as a shorthand cannot tell what it replaces.
 * @returns The function that puts back, once, what was there.
 */
export function setStyles(element: HTMLElement, styles: Readonly<Record<string, string>>): () => void {
	const { style } = element;
	let before = Object.keys(styles).map((name) => [name, style.getPropertyValue(name)] as const);
	for (const [name, value] of Object.entries(styles)) style.setProperty(name, value);
	return () => {
		for (const [name, value] of before) style.setProperty(name, value);
		before = [];
	};
}
