/** With a key held down, or another button than the first, the browser does something of its own. */
export function isModified(event: Event): boolean {
	const { button, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
	return button > 0 || metaKey || ctrlKey || shiftKey || altKey;
}

/**
 * What a click is meant for, among the controls of a selector, if it is nobody else's: neither handled before nor modified.
 * (An element of another document is none of our `Element`.)
 */
export function clickedControl<E extends HTMLElement = HTMLElement>(
	event: MouseEvent,
	selector: string,
): E | undefined {
	if (event.defaultPrevented || isModified(event)) return undefined;
	return (event.target as Partial<Element>).closest?.<E>(selector) ?? undefined;
}

/** Whether it is a key that presses a control. */
export const isPress = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter';
