import { emit } from './events';
import { eraseTraces } from './traces';

/** Erases the visitor's data from this browser and from all open pages of the shop (PRIV-01). */
export function forgetVisitor(): void {
	emit('archipel:forget-visitor', {});
	for (const open of [() => window.localStorage, () => window.sessionStorage])
		try {
			eraseTraces([open()]);
		} catch {
			// Blocked storage holds no data.
		}
}
