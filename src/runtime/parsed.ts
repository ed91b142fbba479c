/** Resolves when the whole page has come in; `undefined` if it has. */
export function parsed(): Promise<unknown> | undefined {
	if (document.readyState !== 'loading') return;
	return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}
