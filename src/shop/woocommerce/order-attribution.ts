/** Global object of WooCommerce's order attribution script. */
interface OrderAttribution {
	readonly setOrderTracking?: (isAllowed: boolean) => void;
}

/**
 * Starts WooCommerce's order attribution, or stops it and deletes its cookies (ATTR-04).
 * Does nothing where its script is not on the page: usually the island `attribution` has taken its place.
 */
export function allowOrderAttribution(isAllowed: boolean): void {
	const { wc_order_attribution: attribution } = globalThis as { wc_order_attribution?: OrderAttribution };
	attribution?.setOrderTracking?.(isAllowed);
}
