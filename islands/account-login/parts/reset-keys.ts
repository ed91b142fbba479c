/** Parameters by which a mail leads to where a password is replaced: of WordPress and WooCommerce, and of Essential Addons. */
const KEYS = ['key', 'login', 'id', 'rp_key', 'rp_login', 'reset_key', 'reset_login', 'eael_key', 'eael_login'];

/**
 * Takes the key of a lost password out of the page's address, and so out of the Referer, the history and what counts visits (research Q-S14). The form
 * has it in its fields. `show-reset-form` stays: it is no secret, and without it WooCommerce would show another form after a mistake or a reload.
 */
export function stripResetKeys(): void {
	const url = new URL(location.href);
	const { searchParams: query } = url;
	if (!query.has('key') && !query.has('rp_key') && !query.has('reset_key') && !query.has('eael_key')) return;
	for (const name of KEYS) query.delete(name);
	history.replaceState(history.state, '', url);
}
