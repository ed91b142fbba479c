let isKeyHeld = false;

// A key that is held down sends `repeat`, the click that comes of it does not tell.
for (const type of ['keydown', 'keyup'] as const)
	document.addEventListener(type, (event) => (isKeyHeld = type === 'keydown' && event.repeat), { capture: true });

/**
 * Whether a click is a press of its own. The later clicks of a double or triple click (`event.detail`, by the system's own
 * speed and distance) and those of a key that is held down belong to the press before. Clicks by scripts count each.
 */
export function isOwnPress({ detail }: Pick<MouseEvent, 'detail'>): boolean {
	return detail > 0 ? detail === 1 : !isKeyHeld;
}
