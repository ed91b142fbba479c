import { isVertical, type TabSet } from '../../src/dom/tabs';

/** Width in pixels (TAB-04). */
const WIDTH = 30;

/** Draws the line below the chosen tab (TAB-04): a pseudo-element of the list, positioned by custom properties. */
export function drawUnderline(set: TabSet, signal: AbortSignal): void {
	const { list, tabs } = set;
	const place = () => {
		const chosen = tabs.find(({ control }) => control.getAttribute('aria-selected') === 'true');
		if (!chosen) return;
		const own = list.getBoundingClientRect();
		const target = chosen.control.getBoundingClientRect();
		// No line for vertical tabs.
		list.toggleAttribute('data-archipel-underline', !isVertical(set));
		list.style.setProperty('--archipel-tabs-x', `${target.left - own.left + (target.width - WIDTH) / 2}px`);
		list.style.setProperty('--archipel-tabs-y', `${target.bottom - own.top}px`);
	};
	// Fonts and window size move the tabs. The first call comes between layout and paint.
	const sizes = new ResizeObserver(place);
	sizes.observe(list);
	const choices = new MutationObserver(place);
	choices.observe(list, { subtree: true, attributeFilter: ['aria-selected'] });
	signal.addEventListener('abort', () => {
		sizes.disconnect();
		choices.disconnect();
		list.removeAttribute('data-archipel-underline');
		list.style.removeProperty('--archipel-tabs-x');
		list.style.removeProperty('--archipel-tabs-y');
	});
}
