/** Milliseconds after which the rest of a burst waits for the next idle moment: from 50 on a task counts as blocking. */
const TASK = 40;

const waiting = new Map<() => void, HTMLElement>();

/**
 * Islands that wake together mount in one task, in an idle moment: the page is styled, laid out and painted once for all of them.
 *
 * @returns Resolves when it is this one's turn, 200 ms later at the latest; at once when its host is pressed.
 */
export const inBurst = (host: HTMLElement): Promise<void> =>
	new Promise((mount) => {
		if (!waiting.size) mountSoon();
		waiting.set(mount, host);
	});

function mountSoon(): void {
	// Support: Safari has no requestIdleCallback before 26.
	(globalThis.requestIdleCallback ?? setTimeout)(() => void mountWaiting(), { timeout: 200 } as never);
}

async function mountWaiting(): Promise<void> {
	const end = performance.now() + TASK;
	for (const mount of waiting.keys()) {
		if (performance.now() > end) return mountSoon();
		release(mount);
		// It mounts before this goes on.
		await undefined;
	}
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
