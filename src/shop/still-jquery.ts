import { wrapForJQuery } from './jquery-bridge';

/**
 * Has jQuery's animations come to their end at once while the visitor asks for less motion (A11Y-03): forms that WooCommerce's scripts slide open, and
 * pages that they scroll for a second. Comes back when `signal` aborts.
 */
export function stillJQuery(signal: AbortSignal): void {
	const query = matchMedia('(prefers-reduced-motion: reduce)');
	const set = (isStill: boolean) => {
		// Every object of jQuery's knows the function that made it.
		const { fx } = ((wrapForJQuery(document.body) ?? {}) as { constructor: { fx?: { off: boolean } } }).constructor;
		if (fx) fx.off = isStill;
	};
	const follow = () => set(query.matches);
	follow();
	query.addEventListener('change', follow, { signal });
	// jQuery may still be on its way.
	if (document.readyState !== 'complete') addEventListener('load', follow, { once: true, signal });
	signal.addEventListener('abort', () => set(false));
}
