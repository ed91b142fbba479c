/** Globals of other WooCommerce scripts, if they are on the page. */
interface CoreGlobals {
	/** Printed by WooCommerce for its checkout script and read by payment methods. */
	readonly wc_checkout_params?: Readonly<Record<string, unknown>>;
	/** WooCommerce's address autocomplete. Totals are updated for its values on blur. */
	readonly wc?: { readonly addressAutocomplete?: { readonly activeProvider?: Readonly<Record<string, unknown>> } };
}

const globals = () => globalThis as CoreGlobals;
const param = (name: string): string | undefined => {
	const value = globals().wc_checkout_params?.[name];
	return typeof value === 'string' && value ? value : undefined;
};

/** Nonce of `update_order_review` printed with the page; it saves a request to the nonce broker. */
export const pageNonce = (): string | undefined => param('update_order_review_nonce');

/** WooCommerce's general error message, HTML. */
export const generalError = (): string | undefined => param('i18n_checkout_error');

/** Whether address autocomplete is active on a field. */
export function hasAutocomplete({ id }: Element): boolean {
	const [, address] = /^(billing|shipping)_address_1$/.exec(id) ?? [];
	return Boolean(address && globals().wc?.addressAutocomplete?.activeProvider?.[address]);
}
