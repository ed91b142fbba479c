/** Milliseconds between two checks, and from release to click: a touch screen delays the click to tell a tap from a swipe. */
const CLICK_DELAY = 50;

/** The key that is down. */
let key: KeyboardEvent | undefined;

addEventListener('keydown', (event) => (key = event), true);
// The end of a key is not heard in another window: the window loses the focus, not an element in it.
for (const type of ['keyup', 'blur']) addEventListener(type, () => (key = undefined), type === 'keyup');

/**
 * Whether a click is a separate press. Further clicks of a double or triple click (`event.detail`, by the system's speed and
 * distance) and clicks of a held key, whose event alone has `repeat`, belong to the press before. Each click by a script counts.
 */
export const isSeparatePress = ({ detail }: Pick<MouseEvent, 'detail'>): boolean =>
	detail > 0 ? detail === 1 : !key?.repeat;

/** Whether the element or a descendant is pressed. A key activates only the control itself. */
export const isPressed = (element: HTMLElement): boolean =>
	element.matches(':active, :has(:active)') ||
	// Firefox does not make a control `:active` on which Space is down.
	(key?.key === ' ' && element.contains(key.target as Node));

/** Waits until a press inside the element has ended with its click: replacing a pressed element cancels the click. */
export async function pressEnded(element: HTMLElement): Promise<void> {
	if (!isPressed(element)) return;
	const wait = () => new Promise((resolve) => setTimeout(resolve, CLICK_DELAY));
	do await wait();
	while (isPressed(element));
	// After a tap `:active` ends shortly after the click, without an event.
	await wait();
}
