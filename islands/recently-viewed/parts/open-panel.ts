import { openView } from '../../../src/dom/open-view';
import type { IslandContext } from '../../../src/runtime/define-island';
import { lazyView } from '../../../src/runtime/lazy-view';
import type { PanelProps } from '../panel';

/** The view in the place of the button. @returns Opens it, once more where its file did not come. */
export function createPanel(context: IslandContext, props: PanelProps, place: HTMLElement) {
	const view = lazyView(context, () => import('../panel'), props, { host: place });
	return (toggle: HTMLElement, heading: HTMLElement) => void openView(view, toggle, heading);
}
