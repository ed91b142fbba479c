/** Presses a key on an element. @returns Whether a listener has taken it from the browser. */
export const pressKey = (target: EventTarget, key: string, init: KeyboardEventInit = {}): boolean =>
	!target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
