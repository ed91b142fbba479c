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
 */
export function keepLook(element: HTMLElement, change: () => void): void {
	const { style } = element;
	forgetLook(element);
	// A colour on its way would be read as the one that it comes from.
	style.setProperty('transition', 'none', 'important');
	const current = getComputedStyle(element);
	const before = LOOK.map((name) => current.getPropertyValue(name));
	change();
	LOOK.forEach((name, at) => {
		if (current.getPropertyValue(name) !== before[at]) style.setProperty(name, before[at]!, 'important');
	});
	style.removeProperty('transition');
}

/** Lets the look follow again. */
export function forgetLook({ style }: HTMLElement): void {
	for (const name of LOOK) style.removeProperty(name);
}
