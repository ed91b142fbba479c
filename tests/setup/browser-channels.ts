import { vi } from 'vitest';

/** Replaces `BroadcastChannel`, as in one new browser: a message reaches every other channel of the same name. @returns the open channels */
export function stubChannels(): Set<EventTarget> {
	const open = new Set<EventTarget & { name: string }>();
	class Channel extends EventTarget {
		constructor(readonly name: string) {
			super();
			open.add(this);
		}
		postMessage(data: unknown) {
			const message = structuredClone(data);
			for (const other of open)
				if (other !== this && other.name === this.name)
					other.dispatchEvent(new MessageEvent('message', { data: message }));
		}
		close() {
			open.delete(this);
		}
	}
	vi.stubGlobal('BroadcastChannel', Channel);
	return open;
}
