import { send } from './events';

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

/** Reports a failed island: one event that bubbles from the host, and one console error unless the event was cancelled. */
export function report(host: HTMLElement, failure: IslandFailure): void {
	host.dataset['archipelState'] = 'failed';
	if (send(host, 'archipel:error', failure)) console.error(`[archipel] ${failure.island}: ${failure.message}`);
}
