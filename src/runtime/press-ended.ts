/** Milliseconds between two looks, and from the end of a press to its click: a touch screen takes its time to tell a tap from a swipe. */
const LOOK = 50;

/** Whether the shopper presses something in it. A key makes only the control itself active. */
export const isPressed = (element: HTMLElement): boolean =>
	element.matches(':active') || element.querySelector(':active') !== null;

/** Waits while the shopper presses something in the element, until the click has come: what is changed between pressing and letting go gets none. */
export async function pressEnded(element: HTMLElement): Promise<void> {
	if (!isPressed(element)) return;
	const look = () => new Promise((resolve) => setTimeout(resolve, LOOK));
	do await look();
	while (isPressed(element));
	// A control that was tapped looks pressed for a moment after its click, and no event tells the end of that.
	await look();
}
