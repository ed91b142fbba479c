/**
 * Notes where the focus is when somebody asks for something whose answer takes a while.
 *
 * @param pressed What was pressed for it, where that may be a while ago: since then the focus may have gone elsewhere. @default what has the focus
 * @returns Whether it is still there, or nowhere because what had it is gone. Only then may the answer take the focus: who writes in another field
 * meanwhile would go on in the wrong place, and press what stands there.
 */
export function noteFocus(pressed: Element | null = document.activeElement): () => boolean {
	return () => {
		const now = document.activeElement;
		return now === null || now === document.body || now === pressed;
	};
}
