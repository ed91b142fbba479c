import type { Tab } from './tab';

/** Distances between a box and its control in pixels, and overflow of the box out of the viewport. */
export const measure = (
	tab: Tab,
	box: string,
	control: string,
): Promise<{ readonly above: number; readonly below: number; readonly out: number }> =>
	tab.evaluate(
		(boxSelector, controlSelector) => {
			const rect = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
			const [one, other] = [rect(boxSelector), rect(controlSelector)];
			const { clientWidth, clientHeight } = document.documentElement;
			return {
				above: Math.round(other.top - one.bottom),
				below: Math.round(one.top - other.bottom),
				out: Math.max(-one.left, -one.top, one.right - clientWidth, one.bottom - clientHeight, 0),
			};
		},
		box,
		control,
	);
