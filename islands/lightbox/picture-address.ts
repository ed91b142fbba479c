import { settings } from '../../src/runtime/settings';

const FILE = /\.(png|jpe?g|gif|svg|webp|avif)$/i;

/** Returns whether a link leads to a picture file, by its path without the query. */
export function isPicture(link: HTMLAnchorElement): boolean {
	return /^https?:$/.test(link.protocol) && FILE.test(link.pathname);
}

/**
 * The gate for pictures that an action link names: http(s), and from a host that the page shows pictures of anyway (SEC-03).
 * A link to anywhere must not be able to make this page show, and call, a foreign server.
 */
export function allowedPicture(address: string): string | undefined {
	if (!URL.canParse(address, document.baseURI)) return undefined;
	const url = new URL(address, document.baseURI);
	if (!/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
	const isKnown =
		url.origin === location.origin ||
		settings().shop.allowedHosts.includes(url.host) ||
		[...document.querySelectorAll('img')].some(({ src }) => URL.canParse(src) && new URL(src).host === url.host);
	return isKnown ? url.href : undefined;
}
