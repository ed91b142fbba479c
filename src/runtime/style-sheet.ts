/** Milliseconds to wait for a style sheet before the markup is shown without it. */
const STYLE_PATIENCE = 5000;

/**
 * Loads the style sheets of an island's server HTML, except those on the page already: WordPress gives a linked sheet the id
 * `{handle}-css`, and an inlined one `{handle}-inline-css`.
 *
 * @param url Returns the address of a file of the build.
 * @returns Promises that resolve on load, error or timeout: a missing style sheet must not block the island.
 */
export const bringStyles = (name: string, files: readonly string[], url: (file: string) => string): unknown[] =>
	files.map((file, at) => {
		const id = `archipel-${at ? `${name}-${at}` : name}`;
		return (
			document.querySelector(`#${id}-css,#${id}-inline-css`) ??
			new Promise((resolve) => {
				link({ rel: 'stylesheet', href: url(file), id: `${id}-css`, onload: resolve, onerror: resolve });
				setTimeout(resolve, STYLE_PATIENCE);
			})
		);
	});

/** Adds a link to the head. */
export function link(properties: Partial<HTMLLinkElement>): void {
	document.head.append(Object.assign(document.createElement('link'), properties));
}
