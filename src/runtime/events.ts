/** Detail of `archipel:error`. */
export interface IslandFailure {
	readonly island: string;
	/**
	 * - `unknown-island`: no enabled island has the name in `data-archipel`
	 * - `load`: its files could not be fetched or evaluated, twice
	 * - `props`: the host's props are not JSON or do not satisfy the island's schema
	 * - `render`: it threw while rendering, in an effect, or while enhancing
	 */
	readonly code: 'unknown-island' | 'load' | 'props' | 'render';
	readonly message: string;
	readonly cause?: unknown;
}

/** Public runtime events, sent on the host of the island; they bubble. */
export interface RuntimeEvents {
	/** The island is mounted and handles events. */
	'archipel:mounted': {
		/** Name of the island, as in `data-archipel`. */
		readonly island: string;
	};
	/** An island failed; its host shows the server's HTML again. Cancelling the event suppresses the console error. */
	'archipel:error': IslandFailure;
}

/** @returns False if a listener cancelled it. */
export function send<Name extends keyof RuntimeEvents>(
	host: HTMLElement,
	name: Name,
	detail: RuntimeEvents[Name],
): boolean {
	return host.dispatchEvent(new CustomEvent(name, { bubbles: true, cancelable: true, detail }));
}

/** Reports a failed island: one event that bubbles from the host, and one console error unless the event was cancelled. */
export function report(host: HTMLElement, failure: IslandFailure): void {
	host.dataset['archipelState'] = 'failed';
	if (send(host, 'archipel:error', failure)) console.error(`[archipel] ${failure.island}: ${failure.message}`);
}
