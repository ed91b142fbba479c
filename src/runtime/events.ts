import type { IslandFailure } from './report';

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
