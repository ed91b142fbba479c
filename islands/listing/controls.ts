/** Link from the list to its filter (filter-link.php of the panel). */
export const FILTER_LINK = '.archipel-filter__link';

/** Controls of a grid/list switch; `value`, or the URL parameter, is `grid` or `list`. */
export const DISPLAY = '.display-mode [name=display], .display-mode a[href*="display="]';

/** Sidebar of a theme with WooCommerce's filters. */
export const SIDE_FILTERS = '#secondary:has(.widget_layered_nav, .widget_price_filter, .widget_rating_filter)';

/** Returns whether the value of a select differs from the server's. */
export function isChanged({ options, value }: HTMLSelectElement): boolean {
	const shown = [...options].find((option) => option.hasAttribute('selected')) ?? options[0];
	return shown?.value !== value;
}

/** Returns the form that a control sends, or is; a link has none. */
export const formOf = (control: HTMLElement): HTMLFormElement | null | undefined =>
	control instanceof HTMLFormElement ? control : (control as HTMLButtonElement).form;
