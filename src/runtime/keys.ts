/** With a key held down, or another button than the first, the browser does something of its own. */
export function isModified(event: Event): boolean {
	const { button, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
	return button > 0 || metaKey || ctrlKey || shiftKey || altKey;
}

/** Whether it is a key that presses a control. */
export const isPress = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter';
