/** CSS properties that themes change for disabled or loading buttons. */
const LOOK = [
	'background-color',
	'background-image',
	'border-color',
	'box-shadow',
	'color',
	'cursor',
	'filter',
	'opacity',
	'padding-inline',
	'pointer-events',
];

/**
 * Runs a class change of an element while keeping its look: properties that the theme's rules change are reset by inline styles, marked
 * important because such rules may be.
 *
 * @returns Function that removes the inline styles.
 */
export function keepLook(element: HTMLElement, change: () => void): () => void {
	const { style } = element;
	// During a transition the old colour would be read.
	style.setProperty('transition', 'none', 'important');
	const current = getComputedStyle(element);
	const before = LOOK.map((name) => [name, current.getPropertyValue(name)] as const);
	change();
	const kept = before.filter(([name, value]) => current.getPropertyValue(name) !== value);
	for (const [name, value] of kept) style.setProperty(name, value, 'important');
	style.removeProperty('transition');
	return () => kept.forEach(([name]) => style.removeProperty(name));
}

/** Class of the wrapper around a button's own content while progress is displayed over it. */
export const LABEL = 'archipel-progress__own';

/** Returns the text node of a button's label, even during progress: its longest text, as opposed to symbols and icons. */
export function labelText(button: Element): Text | undefined {
	const walker = document.createTreeWalker(button.querySelector(`.${LABEL}`) ?? button, NodeFilter.SHOW_TEXT);
	let longest: Text | undefined;
	while (walker.nextNode()) {
		const text = walker.currentNode as Text;
		if (text.data.trim().length > (longest?.data.trim().length ?? 0)) longest = text;
	}
	return longest;
}
