/** `wc_checkout_params`, printed by WooCommerce for its checkout script and read by payment methods. */
interface CheckoutParams {
	readonly update_order_review_nonce?: unknown;
	readonly i18n_checkout_error?: unknown;
}

/** WooCommerce's address autocomplete. The totals follow what it writes when the field is left. */
interface AddressAutocomplete {
	readonly activeProvider?: Readonly<Record<string, unknown>>;
}

/** What other scripts of WooCommerce put on `window`, where they are on the page. */
interface CoreGlobals {
	readonly wc_checkout_params?: CheckoutParams;
	readonly wc?: { readonly addressAutocomplete?: AddressAutocomplete };
}

const globals = () => globalThis as CoreGlobals;
const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

/** Nonce of `update_order_review` that the page was printed with; it saves a request to the nonce broker. */
export const pageNonce = (): string | undefined => text(globals().wc_checkout_params?.update_order_review_nonce);

/** WooCommerce's general error message, HTML. */
export const generalError = (): string | undefined => text(globals().wc_checkout_params?.i18n_checkout_error);

/** Whether a field is being filled by suggestions of addresses. */
export function isSuggested({ id }: Element): boolean {
	const [, address] = /^(billing|shipping)_address_1$/.exec(id) ?? [];
	return Boolean(address && globals().wc?.addressAutocomplete?.activeProvider?.[address]);
}
