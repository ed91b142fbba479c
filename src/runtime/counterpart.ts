/** Properties that identify a control, in order of priority. */
const marks: readonly ((control: HTMLElement) => string | null | undefined)[] = [
	({ dataset }) => dataset['archipelIntent'],
	({ id }) => id,
	(control) => control.getAttribute('aria-label') ?? control.textContent.trim(),
];

/** Returns the control of a view that corresponds to a replaced server control; the control itself if it is still displayed. */
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

/** Whether the control has a layout box. */
export const isShown = (control: HTMLElement): boolean => control.getClientRects().length > 0;
