interface Named {
	readonly name: string;
	readonly before: string;
	uses: number;
}

const named = new WeakMap<HTMLElement, Named>();
let count = 0;

/**
 * Gives an element a name by which boxes can be anchored to it, besides those that the theme gave it.
 * All boxes share the name.
 *
 * @returns The name, and the function that a box calls, once, when it needs it no more: the last one takes it away.
 */
export function lendAnchorName(element: HTMLElement): { readonly name: string; readonly giveBack: () => void } {
	const { style } = element;
	const own = named.get(element) ?? {
		name: `--archipel-anchor-${++count}`,
		before: style.getPropertyValue('anchor-name'),
		uses: 0,
	};
	if (own.uses++ === 0) {
		named.set(element, own);
		const theirs = getComputedStyle(element).getPropertyValue('anchor-name');
		style.setProperty('anchor-name', [theirs, own.name].filter((name) => name && name !== 'none').join(', '));
	}
	const giveBack = () => {
		if (--own.uses > 0) return;
		named.delete(element);
		style.setProperty('anchor-name', own.before);
	};
	return { name: own.name, giveBack };
}
