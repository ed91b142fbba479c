/**
 * Runs a movement frame by frame, slow at both ends. Whoever touches what moves takes over: it stays where it is then.
 *
 * @param target What is moved: the window, or a box that scrolls.
 * @param duration Milliseconds; 0 for at once.
 * @param move Called with the part of the way that is done, up to 1.
 * @param onEnd Called once, when it is there or was stopped.
 * @returns The function that stops it where it is.
 */
export function glide(
	target: EventTarget,
	duration: number,
	move: (part: number) => void,
	onEnd: () => void = () => {},
): () => void {
	const listening = new AbortController();
	let frame = 0;
	const stop = () => {
		if (listening.signal.aborted) return;
		listening.abort();
		cancelAnimationFrame(frame);
		onEnd();
	};
	if (duration <= 0) {
		move(1);
		stop();
		return stop;
	}
	for (const type of ['pointerdown', 'touchstart', 'wheel']) {
		target.addEventListener(type, stop, { passive: true, signal: listening.signal });
	}
	let began: number | undefined;
	const step = (now: number) => {
		began ??= now;
		const share = Math.min((now - began) / duration, 1);
		move(ease(share));
		if (share < 1) frame = requestAnimationFrame(step);
		else stop();
	};
	frame = requestAnimationFrame(step);
	return stop;
}

const ease = (share: number): number => (1 - Math.cos(Math.PI * share)) / 2;
