/** What a control is for, in the order in which two of them are compared. */
const marks: readonly ((control: HTMLElement) => string | null | undefined)[] = [
	({ dataset }) => dataset['archipelIntent'],
	({ id }) => id,
	(control) => control.getAttribute('aria-label') ?? control.textContent.trim(),
];

/** The control of a view that means the same as one of the server's HTML whose place it has taken; itself if it is still there. */
export function counterpart(control: HTMLElement, view: HTMLElement): HTMLElement | undefined {
	const candidates = [...view.querySelectorAll<HTMLElement>('a,button,input,select,textarea,summary')];
	if (candidates.includes(control) && isShown(control)) return control;
	for (const mark of marks) {
		const own = mark(control);
		const found = own && candidates.find((candidate) => candidate !== control && mark(candidate) === own);
		if (found) return found;
	}
	return undefined;
}

/** Whether it takes room on the page. */
export const isShown = (control: HTMLElement): boolean => control.getClientRects().length > 0;
