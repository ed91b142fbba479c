import { announce } from '../../src/ui/announcer';
import type { Enhance } from '../../src/runtime/define-island';
import { carryOut } from '../../src/runtime/intents';
import { clickedControl } from '../../src/runtime/keys';
import { latePart } from '../../src/runtime/late-part';
import { findRegion, PAGINATION, SIDE, summaryOf } from '../../src/shop/product-list/archive-markup';
import { firstPage } from '../../src/shop/product-list/list-address';
import type { Visit } from '../../src/dom/product-list/product-list';
import { on } from '../../src/stores/events';
import { DISPLAY, keepDisplay, markDisplay, storedDisplay } from './parts/display';
import { foldCategories } from './parts/fold-categories';
import type { Props } from './props';
import './view.css';

/** What else is listed by a link: WooCommerce's filters, and what a theme says is one. */
const FILTERS =
	':is(.widget_layered_nav, .widget_layered_nav_filters, .widget_rating_filter, .clear-filters) a[href], a[data-archipel-list]';

/** Forms of one select that is sent when something is chosen: order, products per page. */
const SELECTS = ':is(.woocommerce-ordering, .products-per-page, form[data-archipel-list]) select';
const FORMS = ':is(.woocommerce-ordering, .products-per-page, .widget_price_filter form, form[data-archipel-list])';

const CONTROLS = `${PAGINATION}, ${FORMS}, ${FILTERS}, ${DISPLAY}`;

/** WooCommerce's own script, which says the count of a sorted list after the same time. */
const CORE_SCRIPT = 'script[src*="/frontend/woocommerce."]';
/** Milliseconds (specification, section 9). */
const SPOKEN_AFTER = 2000;

const load = () => import('../../src/dom/product-list/product-list');
const list = latePart(load);

/** One set of listeners for everything around the list: it is replaced with each page (LIST-01 to LIST-04, LIST-06, LIST-10). */
const enhance: Enhance<Props> = (_host, { method, pagination, displayDays }, { signal, activation }) => {
	const visit = (control: HTMLElement, address: string | URL, options: Visit = {}, instead?: () => void) =>
		new Promise<boolean>((resolve) =>
			list.use(
				control,
				({ productList }) => resolve(productList().visit(address, { control, method, ...options })),
				instead,
			),
		);

	// Before WooCommerce's scripts and blocks hear of it: they would load the page, or replace the list themselves.
	const listen = <Type extends keyof DocumentEventMap>(type: Type, act: (event: DocumentEventMap[Type]) => void) =>
		document.addEventListener(type, act, { signal, capture: true });
	const claim = (event: Event) => {
		event.preventDefault();
		event.stopPropagation();
	};

	listen('click', (event) => {
		const display = clickedControl(event, DISPLAY);
		const link = display ?? clickedControl<HTMLAnchorElement>(event, `:is(${PAGINATION}) a[href], ${FILTERS}`);
		if (!link || !isReplaced(link) || link.closest('.wpf_infinity, a[target=_blank]')) return;
		const follow = () => void carryOut({ type: 'click', control: link });
		if (display) {
			claim(event);
			const address = keepDisplay(display, displayDays);
			if (address) void visit(display, address, { goTo: 'stay' });
			return;
		}
		claim(event);
		const isPaging = link.matches(`:is(${PAGINATION}) *`);
		void visit(link, (link as HTMLAnchorElement).href, { goTo: isPaging ? 'focus' : 'start' }, follow);
	});

	/** What was asked for by a select, until it is there or has failed. */
	const asked = new WeakMap<HTMLSelectElement, string>();
	let isByKey = false;
	const send = async (select: HTMLSelectElement) => {
		const { value, form } = select;
		const shown = shownValue(select);
		if (!form || value === (asked.get(select) ?? shown)) return;
		asked.set(select, value);
		const instead = () => HTMLFormElement.prototype.submit.call(form);
		const isThere = await visit(select, formAddress(form), { goTo: 'stay' }, instead);
		// Not where something else was chosen meanwhile.
		if (isThere || asked.get(select) !== value) return;
		asked.delete(select);
		select.value = shown;
	};
	const selectOf = ({ target }: Event) => {
		const select = (target as Element).closest?.<HTMLSelectElement>(SELECTS);
		return select?.form?.method === 'get' && isReplaced(select) ? select : undefined;
	};
	listen('change', (event) => {
		const select = selectOf(event);
		if (!select) return;
		event.stopPropagation();
		// Arrow keys go through all that lies between, in some systems with a change for each (WCAG 3.2.2).
		if (!isByKey) void send(select);
	});
	listen('keydown', (event) => {
		const select = selectOf(event);
		isByKey = Boolean(select) && event.key !== 'Enter';
		if (!select || isByKey || select.value === shownValue(select)) return;
		claim(event);
		void send(select);
	});
	listen('pointerdown', () => void (isByKey = false));
	for (const type of ['pointerover', 'focusin'] as const)
		listen(type, ({ target }) => (target as Element).closest?.(CONTROLS) && list.prefetch());
	listen('focusout', (event) => {
		const select = selectOf(event);
		if (select) void send(select);
	});
	listen('submit', (event) => {
		const { target: form, submitter } = event as SubmitEvent & { target: HTMLFormElement };
		if (event.defaultPrevented || form.method !== 'get' || !form.matches(FORMS) || !isReplaced(form)) return;
		claim(event);
		const instead = () => HTMLFormElement.prototype.submit.call(form);
		void visit(submitter ?? form, formAddress(form, submitter), {}, instead);
	});

	const arrange = () => {
		foldCategories(signal);
		markDisplay();
		// Of a list by Themify's filter, which says so itself.
		if (pagination !== 'pages' || document.querySelector('.wpf_infinity'))
			import('./parts/offer-more').then(
				({ offerMore }) => signal.aborted || offerMore(pagination === 'scroll', visit, signal),
				() => {},
			);
	};
	arrange();
	on('archipel:list-updated', arrange, signal);

	const stored = storedDisplay();
	if (stored) void visit(stored.control, stored.address, { history: 'replace', goTo: 'stay' }, () => {});
	if (activation.by === 'state')
		load().then(
			({ productList }) => void productList(),
			() => {},
		);
	const region = findRegion(document);
	if (region && new URLSearchParams(location.search).has('orderby') && !document.querySelector(CORE_SCRIPT))
		signal.addEventListener('abort', announce(summaryOf(region), 'polite', SPOKEN_AFTER));
};

export default enhance;

/** Whether a control is renewed with the list. Elsewhere it would go on saying what was, and the browser goes there. */
const isReplaced = (control: Element): boolean =>
	Boolean(control.closest(SIDE) ?? findRegion(document)?.contains(control));

/** What the server has chosen. */
const shownValue = ({ options }: HTMLSelectElement): string =>
	([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';

/** Where a GET form leads; what is chosen anew begins with the first page (FILT-01). */
function formAddress(form: HTMLFormElement, submitter?: HTMLElement | null): URL {
	const url = new URL(form.getAttribute('action') || location.href, document.baseURI);
	url.search = '';
	for (const [name, value] of new FormData(form, submitter)) url.searchParams.append(name, String(value));
	return firstPage(url);
}
