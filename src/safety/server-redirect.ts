/**
 * Goes where the answer to a form leads, as a browser does by itself with the redirect of a posted one: whoever takes a payment has a host of
 * their own. Only for an address that the shop itself has answered to what the shopper has sent. What is no page stays shut: `javascript:`, `data:`.
 *
 * @returns False if it is no address of a page: tell the shopper instead of following it.
 */
export function followRedirect(
	address: unknown,
	go: (href: string) => void = (href) => location.assign(href),
): boolean {
	if (typeof address !== 'string' || !URL.canParse(address, document.baseURI)) return false;
	const { protocol, username, password, href } = new URL(address, document.baseURI);
	if (!/^https?:$/.test(protocol) || username || password) return false;
	go(href);
	return true;
}
