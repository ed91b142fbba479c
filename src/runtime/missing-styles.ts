/** The bundler's event for a part that did not come; it speaks of style sheets and of modules. */
interface PreloadError extends Event {
	readonly payload?: unknown;
}

/** Where our files are: the folder above this one's. Other bundles on the page may send the same event. */
const base = new URL('..', import.meta.url).href;

/** A style sheet of a chunk that does not come must not keep the island away: without it, it is plain but works. */
export function surviveMissingStyles(root: string = base): void {
	addEventListener('vite:preloadError', (event) => {
		const { payload } = event as PreloadError;
		if (payload instanceof Error && payload.message.includes('CSS') && payload.message.includes(root))
			event.preventDefault();
	});
}
