import { applyStyles } from './adopt-styles';
import { nextTask } from './next-task';
import { isPressed } from './press';

/** Milliseconds to collect islands, from the first loaded island until mounting. */
const WINDOW = 150;

/** Milliseconds after which a task mounts no further island: with the last one it stays below 50 ms, above which it blocks input. */
const TASK = 20;

/** Milliseconds in which a frame comes on a slow phone, too. */
const FRAME = 40;

const waiting = new Map<() => Promise<void>, HTMLElement>();

/**
 * Collects islands that load together, to mount them in few tasks with a single style, layout and paint.
 *
 * @param mount Called at the island's turn; if its host is pressed, at the click.
 * @returns The result of `mount`.
 */
export const inBurst = (host: HTMLElement, mount: () => Promise<void>): Promise<void> =>
	new Promise((resolve, reject) => {
		if (!waiting.size) mountAfter(WINDOW);
		waiting.set(() => mount().then(resolve, reject), host);
	});

const mountAfter = (delay: number) => void setTimeout(mountWaiting, delay);

async function mountWaiting(): Promise<void> {
	// The next frame applies new styles to the whole page: an island that reads one would have it done within its task.
	if (applyStyles()) return mountAfter(FRAME);
	const end = performance.now() + TASK;
	for (const [mount, host] of waiting) {
		if (performance.now() > end) return mountAfter(0);
		// Replacing a pressed element would cancel its click.
		if (isPressed(host)) continue;
		// The turn ends with the next task at the latest: an island that waits for a file does not hold up the others.
		await Promise.race([release(mount), nextTask(mount)]);
	}
	if (waiting.size) mountAfter(WINDOW);
}

function release(mount: () => Promise<void>): Promise<void> {
	waiting.delete(mount);
	return mount();
}

addEventListener(
	'click',
	({ target }) => waiting.forEach((host, mount) => host.contains(target as Node) && void release(mount)),
	true,
);
