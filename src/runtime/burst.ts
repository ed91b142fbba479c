import { applyStyles } from './adopt-styles';
import { isPressed } from './press';

/** Milliseconds to collect islands, from the first loaded island until mounting. */
const WINDOW = 150;

/** Milliseconds per task: the rest mounts in another task, because a task over 50 ms blocks input. */
const TASK = 40;

const waiting = new Map<() => void, HTMLElement>();

/**
 * Collects islands that load together, to mount them in one task with a single style, layout and paint.
 *
 * @returns Resolves when the island may mount; if its host is pressed, at the click.
 */
export const inBurst = (host: HTMLElement): Promise<void> =>
	new Promise((mount) => {
		if (!waiting.size) mountAfter(WINDOW);
		waiting.set(mount, host);
	});

const mountAfter = (delay: number) => void setTimeout(mountWaiting, delay);

async function mountWaiting(): Promise<void> {
	// The next frame applies new styles to the whole page: an island that reads one would have it done within its task.
	if (applyStyles()) return mountAfter(TASK);
	const end = performance.now() + TASK;
	for (const [mount, host] of waiting) {
		if (performance.now() > end) return mountAfter(0);
		// Replacing a pressed element would cancel its click.
		if (isPressed(host)) continue;
		release(mount);
		// Lets the island mount before the loop continues.
		await undefined;
	}
	if (waiting.size) mountAfter(WINDOW);
}

function release(mount: () => void): void {
	waiting.delete(mount);
	mount();
}

addEventListener(
	'click',
	({ target }) => waiting.forEach((host, mount) => host.contains(target as Node) && release(mount)),
	true,
);
