/** Milliseconds after which markup is shown although its style sheet is still on its way. */
const STYLE_PATIENCE = 5000;

/**
 * Brings the style sheets of an island's server HTML. Those that the page has are not asked for again: WordPress gives a printed one the id
 * `{handle}-css`, and an inlined one `{handle}-inline-css`.
 *
 * @param url Address of a file of the build.
 * @returns What settles when they have come, have failed or are late: a style sheet must not keep anything away.
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
