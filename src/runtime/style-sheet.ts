import type { RegistryEntry } from './registry';

/** Milliseconds after which markup is shown although its style sheet is still on its way. */
export const STYLE_PATIENCE = 5000;

/**
 * Brings the style sheets of an island's server HTML; those that the page has are not asked for again.
 *
 * @param url Address of a file of the build.
 * @returns What settles when they have come, have failed or are late: a style sheet must not keep anything away.
 */
export const bringStyles = (name: string, { styles = [] }: RegistryEntry, url: (file: string) => string): unknown[] =>
	styles.map((file, at) => style(at ? `${name}-${at}` : name, url(file)));

/** WordPress gives a printed style sheet the id `{handle}-css`, and an inlined one `{handle}-inline-css`. */
function style(handle: string, href: string): unknown {
	const id = `archipel-${handle}`;
	return (
		document.querySelector(`#${id}-css,#${id}-inline-css`) ??
		new Promise((resolve) => {
			link({ rel: 'stylesheet', href, id: `${id}-css`, onload: resolve, onerror: resolve });
			setTimeout(resolve, STYLE_PATIENCE);
		})
	);
}

/** Adds a link to the head. */
export function link(properties: Partial<HTMLLinkElement>): void {
	document.head.append(Object.assign(document.createElement('link'), properties));
}
