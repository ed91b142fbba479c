import { sayFailed } from './give-up';
import { bringCode } from './patience';

/** A part of an island's code that comes when it is first needed. */
export interface LatePart<Part> {
	/** Asks for it: the shopper seems about to need it. */
	readonly prefetch: () => void;
	/**
	 * Does something with it: at once if it is there; otherwise the control is busy, and what was asked is done in its order when it has come.
	 *
	 * @param instead What the browser would do, if the part does not come within 10 s. Without it, and without a connection, the control says so.
	 */
	readonly use: (control: HTMLElement, act: (part: Part) => void, instead?: () => void) => void;
}

/** @param load `() => import('./part')` */
export function latePart<Part>(load: () => Promise<Part>): LatePart<Part> {
	let part: Part | undefined;
	let loading: Promise<void> | undefined;
	const bring = () =>
		(loading ??= bringCode(load).then(
			(come) => void (part = come),
			// The next press asks once more.
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
