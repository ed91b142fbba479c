import { isVertical, type Tab, type TabSet } from '../../../src/dom/tabs/tab-set';
import './underline.css';

/** Width in pixels (specification, section 9). */
const WIDTH = 30;

/** `move` puts it below a tab; `stop` takes it away. */
export interface Underline {
	readonly move: () => void;
	readonly stop: () => void;
}

/** Draws the short line below the chosen tab (TAB-04): a pseudo-element of the list, moved by a custom property. */
export function createUnderline(set: TabSet, chosen: () => Tab): Underline {
	const { list } = set;
	const place = () => {
		const tab = chosen();
		const [own, target, isLine] = [list.getBoundingClientRect(), tab.control.getBoundingClientRect(), !isVertical(set)];
		// Below each other, the tabs have no common line.
		list.toggleAttribute('data-archipel-underline', isLine);
		list.style.setProperty('--archipel-tabs-x', `${target.left - own.left + (target.width - WIDTH) / 2}px`);
		list.style.setProperty('--archipel-tabs-y', `${target.bottom - own.top}px`);
	};
	// Fonts arrive, windows change: the tabs move under it.
	const observer = new ResizeObserver(place);
	// It calls for the first time between layout and paint.
	observer.observe(list);
	return {
		move: place,
		stop() {
			observer.disconnect();
			list.removeAttribute('data-archipel-underline');
			list.style.removeProperty('--archipel-tabs-x');
			list.style.removeProperty('--archipel-tabs-y');
		},
	};
}
