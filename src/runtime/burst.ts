import { isPressed } from './press-ended';

/** Milliseconds from the first island of a burst, within which the files of the others come, to its mounting. */
const WINDOW = 150;

/** Milliseconds after which the rest of a burst has a task of its own: from 50 on a task counts as blocking. */
const TASK = 40;

const waiting = new Map<() => void, HTMLElement>();

/**
 * Islands that wake together mount in one task: the page is styled, laid out and painted once for all of them.
 *
 * @returns Resolves when it is this one's turn: while its host is pressed, with the click.
 */
export const inBurst = (host: HTMLElement): Promise<void> =>
	new Promise((mount) => {
		if (!waiting.size) mountAfter(WINDOW);
		waiting.set(mount, host);
	});

function mountAfter(delay: number): void {
	setTimeout(() => void mountWaiting(), delay);
}

async function mountWaiting(): Promise<void> {
	const end = performance.now() + TASK;
	for (const [mount, host] of waiting) {
		if (performance.now() > end) return mountAfter(0);
		// What is pressed must be there when it is let go.
		if (isPressed(host)) continue;
		release(mount);
		// It mounts before this goes on.
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
