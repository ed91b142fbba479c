/** Milliseconds within which a click follows the end of a press; a touch screen takes its time to tell a tap from a swipe. */
const CLICK = 100;

/**
 * Waits while the shopper presses something in the element, until the click has come: what is replaced between pressing and letting go gets none.
 * `undefined` if nothing is pressed.
 */
export function pressEnded(element: HTMLElement): Promise<void> | undefined {
	// A key makes only the control itself active.
	if (!element.matches(':active') && !element.querySelector(':active')) return;
	const { promise, resolve } = withResolvers();
	const listening = new AbortController();
	const { signal } = listening;
	// After the listeners of the click itself.
	addEventListener('click', () => setTimeout(resolve), { signal, capture: true });
	for (const type of ['pointerup', 'pointercancel', 'keyup', 'blur', 'dragend'])
		addEventListener(type, () => setTimeout(resolve, CLICK), { signal, capture: true });
	return promise.finally(() => listening.abort());
}

/** Support: `Promise.withResolvers` is missing before Safari 17.4. */
function withResolvers() {
	let resolve!: () => void;
	const promise = new Promise<void>((settle) => (resolve = settle));
	return { promise, resolve };
}
