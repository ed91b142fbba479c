/** @returns Settles when nothing is pressed: what moved below the pointer between its two halves would not be clicked. */
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
		// On a touch screen a field is left after the finger, and before the click.
		await new Promise((resolve) => setTimeout(resolve));
	};
}
