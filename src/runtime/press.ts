/** Milliseconds between two checks, and from release to click: a touch screen delays the click to tell a tap from a swipe. */
const LOOK = 50;

/** Whether the element or a descendant is pressed. A key activates only the control itself. */
export const isPressed = (element: HTMLElement): boolean =>
	element.matches(':active') || element.querySelector(':active') !== null;

/** Waits until a press inside the element has ended with its click: replacing a pressed element cancels the click. */
export async function pressEnded(element: HTMLElement): Promise<void> {
	if (!isPressed(element)) return;
	const look = () => new Promise((resolve) => setTimeout(resolve, LOOK));
	do await look();
	while (isPressed(element));
	// After a tap `:active` ends shortly after the click, without an event.
	await look();
}
