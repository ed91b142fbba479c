/**
 * Remembers the focus at the start of a request.
 *
 * @param pressed Control that started the request, if the focus may have moved since. @default the focused element
 * @returns Function that tells whether the focus is unchanged, or lost with a removed element. Only then may the response move the focus: a
 * visitor who types in another field meanwhile would continue in the wrong place.
 */
export function noteFocus(pressed: Element | null = document.activeElement): () => boolean {
	return () => {
		const now = document.activeElement;
		return now === null || now === document.body || now === pressed;
	};
}
