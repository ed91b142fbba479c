/** Resolves at DOMContentLoaded; `undefined` if the page is parsed already. */
export function parsed(): Promise<unknown> | undefined {
	if (document.readyState !== 'loading') return;
	return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}
