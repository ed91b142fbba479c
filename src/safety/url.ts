import { settings } from '../runtime/settings';

/**
 * The only gate for URLs from a response, prop, hash or query that are navigated to or fetched.
 *
 * @returns The absolute URL if it is http(s), on the page's origin or a host that the owner allows (`archipel_allowed_hosts`),
 * and without credentials; otherwise `undefined`.
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
 * Navigates to a URL that passes the gate.
 *
 * @returns False if the URL is refused: show an error instead.
 */
export function navigate(address: unknown, go: (href: string) => void = (href) => location.assign(href)): boolean {
	const url = safeUrl(address);
	if (url) go(url.href);
	return Boolean(url);
}
