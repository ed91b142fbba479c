import { decoded } from '../runtime/foreign-text';

/** Value of a cookie, decoded; `undefined` if it is absent. */
export function readCookie(name: string): string | undefined {
	const pair = document.cookie.split('; ').find((candidate) => candidate.startsWith(`${name}=`));
	return pair && decoded(pair.slice(name.length + 1));
}

/**
 * Sets a cookie for the whole site, `SameSite=Lax`, `Secure` on https.
 *
 * @param maxAge Lifetime in seconds; without it the cookie ends with the browser session.
 * @param domain Domain whose subdomains share the cookie; without it, and where the browser refuses it, the cookie is valid for the page's host only.
 */
export function writeCookie(name: string, value: string, maxAge?: number, domain = ''): void {
	const age = maxAge === undefined ? '' : `; max-age=${Math.round(maxAge)}`;
	const secure = location.protocol === 'https:' ? '; secure' : '';
	const write = (wide: string) => {
		document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=lax${age}${wide}${secure}`;
	};
	write(domain && `; domain=${domain}`);
	// Browsers refuse `co.uk`, which no host may share with all others, without an error.
	if (domain && readCookie(name) !== value) write('');
}

/**
 * Deletes cookies by name: for the host and for every parent domain, because a third party may have set the cookie there.
 *
 * @param patterns Cookie names; a final `*` matches any ending.
 */
export function forgetCookies(patterns: readonly string[]): void {
	const names = document.cookie.split('; ').map((pair) => pair.split('=', 1)[0]!);
	const doomed = names.filter((name) =>
		patterns.some((pattern) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern)),
	);
	const labels = location.hostname.split('.');
	const domains = labels.map((_, at) => `; domain=${labels.slice(at).join('.')}`);
	for (const name of doomed)
		for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
}
