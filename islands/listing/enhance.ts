import type { IslandContext } from '../../src/runtime/define-island';
import { actNatively } from '../../src/runtime/intents';
import { clickedControl } from '../../src/runtime/keys';
import { listen } from '../../src/runtime/listen';
import { lazyPart, whenThere } from '../../src/runtime/lazy-part';
import { PAGINATION, SIDE } from '../../src/shop/product-list/list-selectors';
import { isShown } from '../../src/runtime/keep-focus';
import type { Props } from './island';
import { DISPLAY, FILTER_LINK, formOf, isChanged, SIDE_FILTERS } from './controls';

/** Containers of parts that are replaced with the list. */
const PLACE = `main, [role=main], #primary, .woocommerce:not(body), ${SIDE}`;

/** Links that change the list: pagination, WooCommerce's filters, and links marked by a theme. Themify's link has no URL. */
const LINKS = `:is(${PAGINATION}) a[href]:not([href^="javascript:"]), :is(.widget_layered_nav, .widget_layered_nav_filters, .widget_rating_filter, .clear-filters) a[href], a[data-archipel-list]`;

/** Forms with one select, submitted on change: order, products per page. */
const SELECTS = ':is(.woocommerce-ordering, .products-per-page, form[data-archipel-list]) select';
const FORMS = ':is(.woocommerce-ordering, .products-per-page, .widget_price_filter form, form[data-archipel-list])';

/** Controls that tell before they are pressed which list they show. */
const AHEAD = `${LINKS}, ${FORMS} [type=submit]`;

/** Elements that the island completes before anybody uses them. */
const AROUND = '.cat-parent, .display-mode, .wpf_infinity';

/** Returns the control of an event that is renewed with the list. */
function controlOf<Control extends HTMLElement>(event: Event, selector: string): Control | undefined {
	const control = clickedControl<Control>(event, selector);
	return control?.closest(PLACE) && !control.closest('[target=_blank]') ? control : undefined;
}

const load = () => import('./parts/change-list');
const work = lazyPart(load);
const side = lazyPart(() => import('./parts/open-side'));

/** One set of listeners for everything around the list, which is replaced with each page (LIST-01 to LIST-04, LIST-06, LIST-10). */
export default function enhance(_host: HTMLElement, props: Props, context: IslandContext) {
	const { signal } = context;
	// Before the handlers of WooCommerce's scripts and blocks, which would load the page, or replace the list themselves.
	const before = { signal, capture: true };
	const use = (event: Event, control: HTMLElement) => {
		event.preventDefault();
		event.stopPropagation();
		const instead = () => leave(control);
		work.use(control, (part) => void part.changeList(control, props, instead), instead);
	};
	listen(document, 'click', before, (event) => {
		const toFilter = clickedControl<HTMLAnchorElement>(event, FILTER_LINK);
		if (toFilter) return openFilter(event, toFilter, context);
		const control = controlOf(event, `${DISPLAY}, ${LINKS}`);
		if (control) use(event, control);
	});

	let isByKey = false;
	const selectOf = ({ target }: Event) => {
		const select = (target as Element).closest?.<HTMLSelectElement>(SELECTS);
		return select?.form?.method === 'get' && select.closest(PLACE) ? select : undefined;
	};
	listen(document, 'change', before, (event) => {
		const control = selectOf(event);
		// Arrow keys pass over all options in between, on some systems with a change event for each (WCAG 3.2.2).
		if (control && isByKey) event.stopPropagation();
		else if (control) use(event, control);
	});
	listen(document, 'keydown', before, (event) => {
		const control = selectOf(event);
		isByKey = Boolean(control) && event.key !== 'Enter';
		if (control && !isByKey && isChanged(control)) use(event, control);
	});
	// Tab tells by its `keyup`: a script may set the focus as well.
	const ahead = (event: Event) => {
		const control = controlOf(event, AHEAD);
		if (control) whenThere(load(), ({ prefetchList }) => prefetchList(control, props));
	};
	listen(document, 'pointerdown', before, (event) => {
		isByKey = false;
		ahead(event);
	});
	listen(document, 'keyup', before, (event) => event.key === 'Tab' && ahead(event));
	listen(document, 'focusout', before, (event) => {
		const control = selectOf(event);
		if (control && isChanged(control)) use(event, control);
	});
	listen(document, 'submit', before, (event) => {
		const { target, submitter, defaultPrevented } = event;
		const form = target as HTMLFormElement;
		if (defaultPrevented || form.method !== 'get' || !form.matches(FORMS) || !form.closest(PLACE)) return;
		use(event, submitter ?? form);
	});
	for (const type of ['pointerover', 'focusin'] as const)
		listen(
			document,
			type,
			before,
			({ target }) => (target as Element).closest?.(`${LINKS}, ${FORMS}, ${DISPLAY}`) && work.prefetch(),
		);

	// The shopper came back to a list that was changed here, or may go further back to one (LIST-11).
	if ((history.state as { archipelList?: number } | null)?.archipelList)
		whenThere(load(), ({ wakeList }) => wakeList());
	if (props.pagination !== 'pages' || document.querySelector(AROUND) || /[?&]orderby=/.test(location.search))
		whenThere(import('./parts/around-list'), ({ serveAround }) => signal.aborted || serveAround(props, signal));
}

/** Opens the drawer of the filter panel (its button is far below on a phone) or of the sidebar's filters; without either the link is followed. */
function openFilter(event: Event, link: HTMLAnchorElement, context: IslandContext): void {
	const opener = document.querySelector<HTMLElement>('.archipel-filter__open');
	const filters = document.querySelector<HTMLElement>(SIDE_FILTERS);
	const isOurs = opener && isShown(opener);
	if (!isOurs && !filters) return;
	event.preventDefault();
	// The focus returns to the link on close; Safari does not focus a pressed link.
	link.focus({ preventScroll: true });
	if (isOurs) opener.click();
	else
		side.use(
			link,
			({ openSide }) => openSide(context, filters!, link),
			() => actNatively({ control: link }),
		);
}

/** Lets the browser act as without the island. */
function leave(control: HTMLElement): void {
	const form = formOf(control);
	if (!form) actNatively({ control });
	// The button says which display is meant; its form has no listener of ours.
	else if (control.matches(DISPLAY) && (control as HTMLButtonElement).type === 'submit')
		actNatively({ control: form, submitter: control });
	else HTMLFormElement.prototype.submit.call(form);
}
