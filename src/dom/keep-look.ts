/** What themes change of a button that they take for a dead or a busy one. */
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
 * Runs something that changes the classes of an element whose look shall not follow: what the theme's rules for those classes change is taken
 * back on the element itself, for such rules may be important ones.
 *
 * @returns Lets the look follow again.
 */
export function keepLook(element: HTMLElement, change: () => void): () => void {
	const { style } = element;
	// A colour on its way would be read as the one that it comes from.
	style.setProperty('transition', 'none', 'important');
	const current = getComputedStyle(element);
	const before = LOOK.map((name) => [name, current.getPropertyValue(name)] as const);
	change();
	const kept = before.filter(([name, value]) => current.getPropertyValue(name) !== value);
	for (const [name, value] of kept) style.setProperty(name, value, 'important');
	style.removeProperty('transition');
	return () => kept.forEach(([name]) => style.removeProperty(name));
}
