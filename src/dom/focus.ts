import { focusElement } from '../runtime/keep-focus';

/** Focuses the page content before a focused control is removed, so that the next Tab does not start at the top of the page. */
export function focusContent(): void {
	const content = document.querySelector<HTMLElement>('main, [role=main], #content, h1');
	if (content) focusElement(content, { preventScroll: true });
}

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
