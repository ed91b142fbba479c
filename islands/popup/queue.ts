/** Popups whose turn has not come: one at a time, and never over what the visitor is busy with. */
export interface Queue<Popup, Reason> {
	/** It opens when the page is free. A popup that waits already keeps its place. */
	readonly ask: (popup: Popup, reason: Reason) => void;
	/** It waits no longer. */
	readonly drop: (popup: Popup) => void;
}

interface QueueOptions<Popup, Reason> {
	/** Nothing is open, and the visitor is not busy. */
	readonly isFree: () => boolean;
	/** Asked when its turn has come; what may not open then waits no longer. */
	readonly mayOpen: (popup: Popup, reason: Reason) => boolean;
	readonly open: (popup: Popup, reason: Reason) => void;
	/** Calls a function from time to time. @returns The function that ends it. */
	readonly repeat: (look: () => void) => () => void;
}

export function createQueue<Popup, Reason>(options: QueueOptions<Popup, Reason>): Queue<Popup, Reason> {
	const { isFree, mayOpen, open, repeat } = options;
	const waiting = new Map<Popup, Reason>();
	let rest: (() => void) | undefined;

	const look = () => {
		for (const [popup, reason] of waiting) {
			if (!isFree()) break;
			waiting.delete(popup);
			if (mayOpen(popup, reason)) open(popup, reason);
		}
		if (waiting.size) return void (rest ??= repeat(look));
		rest?.();
		rest = undefined;
	};
	return {
		ask(popup, reason) {
			waiting.set(popup, reason);
			look();
		},
		drop: (popup) => void waiting.delete(popup),
	};
}
