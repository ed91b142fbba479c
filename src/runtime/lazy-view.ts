import type { FunctionComponent } from 'react';
import type { IslandContext } from './define-island';
import { importWithRetry } from './lazy-part';

export interface LazyViewOptions {
	/** Element to render into; its nodes are restored when the island stops. @default a new element at the end of the body */
	readonly host?: HTMLElement;
	/** `replace`: replaces the host's nodes. `append`: renders into `[data-archipel-slot]` in the host, or a new last child. @default 'replace' */
	readonly mode?: 'replace' | 'append';
}

export type LazyView = ReturnType<typeof lazyView>;

/**
 * Declares a React view that an enhancing island loads, with React, when it is needed. Loads nothing before `show` or `prefetch`; the view is removed and the host's nodes are
 * restored when the island stops.
 *
 * @param load `() => import('./panel')`
 * @param props Props of the view; changing values are signals.
 */
export function lazyView<P extends object>(
	context: IslandContext,
	load: () => Promise<{ default: FunctionComponent<P> }>,
	props: NoInfer<P>,
	{ host, mode = 'replace' }: LazyViewOptions = {},
) {
	const { activation, signal } = context;
	let showing: Promise<boolean> | undefined;
	const files = () => Promise.all([import('./render-island'), load()]);

	const render = async () => {
		const [{ renderIsland }, { default: View }] = await importWithRetry(files);
		if (signal.aborted) return false;
		const place = host ?? document.body.appendChild(document.createElement('div'));
		if (!host) signal.addEventListener('abort', () => place.remove());
		// The view gets the held intents only if it replaces the pressed controls.
		const own =
			host && mode === 'replace' ? context : { ...context, activation: { by: activation.by, takeIntents: () => [] } };
		await renderIsland(View, mode, place, props, own);
		return !signal.aborted;
	};
	return {
		/** Loads the files without rendering; errors are reported by `show`. */
		prefetch: () => void files().catch(() => {}),
		/**
		 * Renders the view, which then stays and follows its signals. Calls during loading share one promise.
		 *
		 * @param control Pressed control; busy during loading.
		 * @returns True when the view is rendered; false when the island has stopped.
		 * @throws what `import()` throws, or after 10 s; the next call tries again.
		 */
		async show(control?: HTMLElement) {
			if (!showing) {
				control?.setAttribute('aria-busy', 'true');
				showing = render();
				showing.catch(() => (showing = undefined)).finally(() => control?.removeAttribute('aria-busy'));
			}
			return showing;
		},
	};
}
