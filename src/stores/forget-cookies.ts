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
