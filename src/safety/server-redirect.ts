/**
 * Navigates to the redirect of a form response, on any host like a browser, because payment providers have their own. Use only for a URL in the
 * shop's response to a submit. Other protocols are refused: `javascript:`, `data:`.
 *
 * @returns False if the URL is refused: show an error instead.
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
