import { settings } from '../runtime/settings';

/**
 * The one gate for addresses that came from a reply, a prop, a hash or a query and that we are about to follow or fetch.
 *
 * @returns The absolute address, or `undefined` unless it is http(s), on the page's origin or a host that the owner allows
 * (`archipel_allowed_hosts`), and carries no credentials.
 */
export function safeUrl(address: unknown): URL | undefined {
	if (typeof address !== 'string' || !address.trim()) return undefined;
	let url: URL;
	try {
		url = new URL(address, document.baseURI);
	} catch {
		return undefined;
	}
	if (!/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
	const allowed = url.origin === location.origin || settings().shop.allowedHosts.includes(url.host);
	return allowed ? url : undefined;
}

/**
 * Goes to an address, if it passes the gate.
 *
 * @returns False if it does not: tell the shopper instead of following it.
 */
export function navigate(address: unknown, go: (href: string) => void = (href) => location.assign(href)): boolean {
	const url = safeUrl(address);
	if (url) go(url.href);
	return Boolean(url);
}

/**
 * Opens an address in a small window of its own that cannot reach back into this page.
 *
 * @param hosts Hosts that the caller itself knows, besides the page's own and the owner's.
 * @returns False if the address does not pass the gate.
 */
export function openWindow(
	address: string,
	{ width, height, hosts }: { width: number; height: number; hosts: readonly string[] },
): boolean {
	const url = URL.canParse(address) ? new URL(address) : undefined;
	const known = url?.protocol === 'https:' && !url.username && hosts.includes(url.host) ? url : safeUrl(address);
	if (known) window.open(known.href, '_blank', `popup,noopener,noreferrer,width=${width},height=${height}`);
	return Boolean(known);
}
