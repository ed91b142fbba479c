/** @returns Function whose promise settles when no pointer is down: moving an element between press and release would cancel the click. */
export function followPresses(signal: AbortSignal): () => Promise<void> {
	let pressed: Promise<void> | undefined;
	const onDown = () => {
		pressed = new Promise((resolve) => {
			const onUp = () => void setTimeout(resolve);
			for (const type of ['pointerup', 'pointercancel'])
				document.addEventListener(type, onUp, { signal, capture: true, once: true });
		});
	};
	document.addEventListener('pointerdown', onDown, { signal, capture: true });
	return async () => {
		await pressed;
		// On touch screens a field loses the focus after the pointer is up and before the click.
		await new Promise((resolve) => setTimeout(resolve));
	};
}
