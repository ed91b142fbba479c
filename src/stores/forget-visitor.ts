import { emit } from './events';
import { eraseTraces } from './traces';

/** Erases every trace of the visitor from this browser, and from every page of the shop that is open in it (PRIV-01). */
export function forgetVisitor(): void {
	emit('archipel:forget-visitor', {});
	for (const open of [() => window.localStorage, () => window.sessionStorage])
		try {
			eraseTraces([open()]);
		} catch {
			// Where storage is blocked nothing is kept.
		}
}
