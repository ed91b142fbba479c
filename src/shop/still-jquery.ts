import { wrapForJQuery } from './jquery-bridge';

/**
 * Disables jQuery animations (`fx.off`) while reduced motion is preferred (A11Y-03): sliding forms and page scrolling of WooCommerce's scripts.
 * Restored when `signal` aborts.
 */
export function stillJQuery(signal: AbortSignal): void {
	const query = matchMedia('(prefers-reduced-motion: reduce)');
	const set = (isStill: boolean) => {
		// The constructor of a jQuery object is the jQuery function.
		const { fx } = ((wrapForJQuery(document.body) ?? {}) as { constructor: { fx?: { off: boolean } } }).constructor;
		if (fx) fx.off = isStill;
	};
	const follow = () => set(query.matches);
	follow();
	query.addEventListener('change', follow, { signal });
	// jQuery may be loaded later.
	if (document.readyState !== 'complete') addEventListener('load', follow, { once: true, signal });
	signal.addEventListener('abort', () => set(false));
}
