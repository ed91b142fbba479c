/**
 * Runs an animation frame by frame, with easing at both ends. A press, touch or wheel event on the target stops it.
 *
 * @param target The moving target: the window or a scrolling box.
 * @param duration Milliseconds; 0 moves at once.
 * @param move Called with the progress, up to 1.
 * @param onEnd Called once, when the animation has ended or was stopped.
 * @returns Function that stops the animation.
 */
export function tween(
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
	for (const type of ['pointerdown', 'touchstart', 'wheel'])
		target.addEventListener(type, stop, { passive: true, signal: listening.signal });
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
