let isKeyHeld = false;

// Only the key event has `repeat`, false at its end; the click that it causes has none.
for (const type of ['keydown', 'keyup'] as const)
	document.addEventListener(type, ({ repeat }) => (isKeyHeld = repeat), { capture: true });

/**
 * Whether a click is a separate press. Further clicks of a double or triple click (`event.detail`, by the system's speed and
 * distance) and clicks of a held key belong to the press before. Each click by a script counts.
 */
export function isSeparatePress({ detail }: Pick<MouseEvent, 'detail'>): boolean {
	return detail > 0 ? detail === 1 : !isKeyHeld;
}
