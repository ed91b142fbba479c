import { sayFailed } from './leave-to-browser';
import { importWithRetry } from './import-with-retry';

/** A module of an island that is loaded on first use. */
export interface LazyPart<Part> {
	/** Loads the module early, for example on hover. */
	readonly prefetch: () => void;
	/**
	 * Calls `act` with the module: at once if loaded, otherwise after loading, in call order; the control is busy meanwhile.
	 *
	 * @param instead The browser's action, run if loading fails or takes over 10 s. Without it, or offline, a message is shown at the control.
	 */
	readonly use: (control: HTMLElement, act: (part: Part) => void, instead?: () => void) => void;
}

/** @param load `() => import('./part')` */
export function lazyPart<Part>(load: () => Promise<Part>): LazyPart<Part> {
	let part: Part | undefined;
	let loading: Promise<void> | undefined;
	const bring = () =>
		(loading ??= importWithRetry(load).then(
			(come) => void (part = come),
			// The next use loads again.
			() => void (loading = undefined),
		));
	return {
		prefetch: () => void bring(),
		use(control, act, instead) {
			if (part) return act(part);
			control.setAttribute('aria-busy', 'true');
			void bring().then(() => {
				control.removeAttribute('aria-busy');
				if (part) act(part);
				else if (navigator.onLine && instead) instead();
				else sayFailed(control);
			});
		},
	};
}
