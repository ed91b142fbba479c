import type { FunctionComponent } from 'react';
import type { IslandContext } from './define-island';
import { bringCode } from './patience';

export interface LazyViewOptions {
	/** What it is rendered in; its nodes come back when the island stops. @default an element of its own at the end of the body */
	readonly host?: HTMLElement;
	/** `replace`: in place of the host's nodes. `append`: into `[data-archipel-slot]` in it, or a new last child. @default 'replace' */
	readonly mode?: 'replace' | 'append';
}

/** A view that an enhancing island shows once it is needed: its files, and React, come then. */
export interface LazyView {
	/** Brings the files and renders nothing; that they do not come is said by `show`. */
	readonly prefetch: () => void;
	/**
	 * Puts the view on the page, and leaves it there: what it shows follows its signals. Calls while it is on its way are one.
	 *
	 * @param control What was pressed: busy meanwhile.
	 * @returns Whether it is there; false when the island has stopped.
	 * @throws what `import()` throws, or after 10 s; the next call tries again.
	 */
	readonly show: (control?: HTMLElement) => Promise<boolean>;
}

/**
 * Declares a view of an island that enhances. Nothing is asked for before `show` or `prefetch`; all of it is taken away, and the host gets its
 * nodes back, when the island stops.
 *
 * @param load `() => import('./panel')`
 * @param props What changes, as signals.
 */
export function lazyView<P extends object>(
	context: IslandContext,
	load: () => Promise<{ default: FunctionComponent<P> }>,
	props: NoInfer<P>,
	{ host, mode = 'replace' }: LazyViewOptions = {},
): LazyView {
	const { activation, signal } = context;
	let showing: Promise<boolean> | undefined;
	const files = () => Promise.all([import('./render-island'), load()]);

	const render = async () => {
		const [{ renderIsland }, { default: View }] = await bringCode(files);
		if (signal.aborted) return false;
		const place = host ?? document.body.appendChild(document.createElement('div'));
		if (!host) signal.addEventListener('abort', () => place.remove());
		// What the shopper did before is the view's only where it takes the place of what was pressed.
		const own =
			host && mode === 'replace' ? context : { ...context, activation: { by: activation.by, takeIntents: () => [] } };
		await renderIsland(View, mode, place, props, own);
		return !signal.aborted;
	};
	return {
		prefetch: () => void files().catch(() => {}),
		async show(control) {
			if (!showing) {
				control?.setAttribute('aria-busy', 'true');
				showing = render();
				showing.catch(() => (showing = undefined)).finally(() => control?.removeAttribute('aria-busy'));
			}
			return showing;
		},
	};
}
