const pressable = (part: HTMLElement): HTMLElement[] => [...part.querySelectorAll<HTMLElement>('a,button,summary')];

const kinds = (controls: readonly HTMLElement[]): string => controls.map(({ localName }) => localName).join();

/**
 * Remembers the pressable controls of an element before a view replaces them.
 *
 * @returns Function that maps a removed control to the one at the same position, if the view has the same element types in the same order.
 */
export function notePlaces(part: HTMLElement): (control: HTMLElement) => HTMLElement | undefined {
	const served = pressable(part);
	return (control) => {
		const now = pressable(part);
		return !control.isConnected && kinds(now) === kinds(served) ? now[served.indexOf(control)] : undefined;
	};
}
