import type { IslandFailure } from './report';

/** Public events of the runtime, on the host of the island; they bubble. */
export interface RuntimeEvents {
	/** An island answers now. */
	'archipel:mounted': {
		/** Its name, as in `data-archipel`. */
		readonly island: string;
	};
	/** An island failed; its host shows the server's HTML again. Cancelling it keeps the line off the console. */
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
