/**
 * Deletes the page's cookies whose names fit: for the host, and for every domain above it that a third party may have chosen.
 *
 * @param patterns Names; a final `*` stands for any ending.
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
