/** Leads from the list to its filter (filter-link.php of the panel). */
export const FILTER_LINK = '.archipel-filter__link';

/** Buttons and links of a grid/list switch; `value`, or the parameter of the address, is `grid` or `list`. */
export const DISPLAY = '.display-mode [name=display], .display-mode a[href*="display="]';

/** A theme's sidebar with filters of WooCommerce's in it. */
export const SIDE_FILTERS = '#secondary:has(.widget_layered_nav, .widget_price_filter, .widget_rating_filter)';
