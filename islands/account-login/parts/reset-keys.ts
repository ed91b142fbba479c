/** Parameters of password reset links: WordPress, WooCommerce, Essential Addons. */
const KEYS = ['key', 'login', 'id', 'rp_key', 'rp_login', 'reset_key', 'reset_login', 'eael_key', 'eael_login'];

/**
 * Removes the reset key from the URL, and so from Referer, history and analytics (SEC-03 S14). The form has the key in its fields. `show-reset-form`
 * stays: it is no secret, and after an error or reload WooCommerce would show another form without it.
 */
export function stripResetKeys(): void {
	const url = new URL(location.href);
	const { searchParams: query } = url;
	if (!query.has('key') && !query.has('rp_key') && !query.has('reset_key') && !query.has('eael_key')) return;
	for (const name of KEYS) query.delete(name);
	history.replaceState(history.state, '', url);
}
