/** What WooCommerce's PHP tells its checkout script; third parties read it too. */
interface CheckoutParams {
	readonly update_order_review_nonce?: unknown;
	readonly i18n_checkout_error?: unknown;
}

/** WooCommerce's suggestions of addresses: what they write is told when the field is left. */
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

/** The nonce for the totals that the page came with: it saves the way to the broker. */
export const pageNonce = (): string | undefined => text(globals().wc_checkout_params?.update_order_review_nonce);

/** HTML of what WooCommerce says when it knows no better. */
export const generalError = (): string | undefined => text(globals().wc_checkout_params?.i18n_checkout_error);

/** Whether a field is being filled by suggestions of addresses. */
export function isSuggested({ id }: Element): boolean {
	const [, address] = /^(billing|shipping)_address_1$/.exec(id) ?? [];
	return Boolean(address && globals().wc?.addressAutocomplete?.activeProvider?.[address]);
}
