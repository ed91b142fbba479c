import { wrapForJQuery } from '../../src/shop/jquery-bridge';

type Handlers = Readonly<Record<string, readonly { readonly selector?: string }[] | undefined>>;

/** The jQuery function. */
interface JQueryFunction {
	readonly _data?: (element: Element, key: 'events') => Handlers | undefined;
}

/**
 * Whether WooCommerce's `wc-country-select` is on the page: by its element or, where an optimiser has merged scripts and the element is missing, by its
 * handler of `refresh` on the body. The checkout needs no such sign: the server says who sends the order, and the class `processing` of the form, which
 * both scripts set and ask, admits one order.
 */
export function isCoreThere(): boolean {
	// The constructor of a jQuery object is the jQuery function.
	const { _data } = ((wrapForJQuery(document.body) ?? {}) as { readonly constructor: JQueryFunction }).constructor;
	const handlers = _data?.(document.body, 'events')?.['refresh'];
	return Boolean(
		document.getElementById('wc-country-select-js') ||
		handlers?.some(({ selector }) => selector?.includes('.country_to_state')),
	);
}
