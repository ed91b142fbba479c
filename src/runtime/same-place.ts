const pressable = (part: HTMLElement): HTMLElement[] => [...part.querySelectorAll<HTMLElement>('a,button,summary')];

const kinds = (controls: readonly HTMLElement[]): string => controls.map(({ localName }) => localName).join();

/**
 * Notes what can be pressed in a part of the page before a view takes its place.
 *
 * @returns Afterwards, for one that has gone: what can be pressed in its place, if the view has the same kinds of it in the same order.
 */
export function notePlaces(part: HTMLElement): (control: HTMLElement) => HTMLElement | undefined {
	const served = pressable(part);
	return (control) => {
		const now = pressable(part);
		return !control.isConnected && kinds(now) === kinds(served) ? now[served.indexOf(control)] : undefined;
	};
}
