import { vi } from 'vitest';

/** BroadcastChannels of one browser: a message reaches every other channel of the same name. */
export function createBrowser() {
	const open = new Set<EventTarget & { name: string }>();
	const openChannel = vi.fn((name: string) => {
		const channel = Object.assign(new EventTarget(), {
			name,
			postMessage(data: unknown) {
				const message = structuredClone(data);
				for (const other of open)
					if (other !== channel && other.name === name)
						other.dispatchEvent(new MessageEvent('message', { data: message }));
			},
			close: () => open.delete(channel),
		});
		open.add(channel);
		return channel as unknown as BroadcastChannel;
	});
	return { openChannel, open };
}
