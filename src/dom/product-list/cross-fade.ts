import { prefersReducedMotion } from '../reduced-motion';
import './product-list.css';

/**
 * Makes a change of the list with a cross-fade, where the browser can and the visitor has not asked for less motion. The rest of the page stays
 * as it is, and takes clicks meanwhile.
 *
 * @returns When the change is made, not when the fade is over.
 * @throws what `change` throws
 */
export async function crossFade(region: HTMLElement, change: () => void): Promise<void> {
	if (!('startViewTransition' in document) || document.hidden || prefersReducedMotion()) return change();
	const { classList: page } = document.documentElement;
	page.add('archipel-list-fades');
	region.style.viewTransitionName = 'archipel-list';
	const { updateCallbackDone, ready, finished } = document.startViewTransition(change);
	ready.catch(() => {});
	finished
		.catch(() => {})
		.then(() => {
			region.style.viewTransitionName = '';
			page.remove('archipel-list-fades');
		});
	await updateCallbackDone;
}
