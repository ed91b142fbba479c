/** Milliseconds within which a click follows the end of a press; a touch screen takes its time to tell a tap from a swipe. */
const CLICK = 100;

/**
 * Waits while the shopper presses something in the element, until the click has come: what is replaced between pressing and letting go gets none.
 * `undefined` if nothing is pressed.
 */
export function pressEnded(element: HTMLElement): Promise<void> | undefined {
	// A key makes only the control itself active.
	const isPressed = () => element.matches(':active') || element.querySelector(':active') !== null;
	if (!isPressed()) return;
	const listening = new AbortController();
	let watching: ReturnType<typeof setInterval>;
	return new Promise<void>((resolve) => {
		// A control that was tapped looks pressed for a moment after its click, and no event tells the end of that.
		watching = setInterval(() => isPressed() || setTimeout(resolve, CLICK), CLICK);
		for (const type of ['click', 'pointerup', 'pointercancel', 'keyup', 'blur', 'dragend']) {
			// After the listeners of the click itself.
			const end = () => setTimeout(resolve, type === 'click' ? 0 : CLICK);
			addEventListener(type, end, { signal: listening.signal, capture: true });
		}
	}).finally(() => {
		listening.abort();
		clearInterval(watching);
	});
}
