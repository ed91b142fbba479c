import { safeUrl, webUrl } from './url';

/**
 * Opens a URL in a popup window without access to this page (`noopener`).
 *
 * @param hosts Additional allowed hosts of the caller.
 * @returns False if the URL is refused.
 */
export function openWindow(
	address: string,
	{ width, height, hosts }: { width: number; height: number; hosts: readonly string[] },
): boolean {
	const url = webUrl(address);
	const known = url?.protocol === 'https:' && hosts.includes(url.host) ? url : safeUrl(address);
	if (known) window.open(known.href, '_blank', `popup,noopener,noreferrer,width=${width},height=${height}`);
	return Boolean(known);
}
