import { settings } from '../runtime/settings';

/** Parses a URL; `undefined` if it is invalid. Support: `URL.canParse` came with Chrome 120 and Safari 17. @param base `null` for absolute URLs only. @default the page */
export function urlOf(address: unknown, base: string | null = document.baseURI): URL | undefined {
	try {
		return typeof address === 'string' ? new URL(address, base ?? undefined) : undefined;
	} catch {
		return undefined;
	}
}

/** Returns the absolute URL of a page on any host: http(s), and without credentials. */
export function webUrl(address: unknown): URL | undefined {
	const url = urlOf(address);
	return url && /^https?:$/.test(url.protocol) && !(url.username + url.password) ? url : undefined;
}

/**
 * The only gate for URLs from a response, prop, hash or query that are navigated to or fetched.
 *
 * @returns The absolute URL if it is http(s), on the page's origin or a host that the owner allows (setting `allowed_hosts`),
 * and without credentials; otherwise `undefined`.
 */
export function safeUrl(address: unknown): URL | undefined {
	const url = webUrl(address);
	const isAllowed = url?.origin === location.origin || settings().shop.allowedHosts.includes(url?.host ?? '');
	return isAllowed && String(address).trim() ? url : undefined;
}

/** Navigates to a URL that passes the gate. @returns False if the URL is refused: show an error instead. */
export function navigate(address: unknown, go: (href: string) => void = (href) => location.assign(href)): boolean {
	const url = safeUrl(address);
	if (url) go(url.href);
	return Boolean(url);
}
