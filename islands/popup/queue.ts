/** Queue of popups: one is open at a time, and none opens while the visitor is busy. */
export interface Queue<Popup, Reason> {
	/** Opens the popup as soon as the page is free. A popup in the queue keeps its position. */
	readonly ask: (popup: Popup, reason: Reason) => void;
	/** Removes a popup from the queue. */
	readonly drop: (popup: Popup) => void;
}

interface QueueOptions<Popup, Reason> {
	/** Whether no popup is open and the visitor is not busy. */
	readonly isFree: () => boolean;
	/** Checked at the popup's turn; a popup that may not open leaves the queue. */
	readonly mayOpen: (popup: Popup, reason: Reason) => boolean;
	readonly open: (popup: Popup, reason: Reason) => void;
	/** Calls a function at intervals. @returns The function that stops it. */
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
