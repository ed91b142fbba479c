import { prefersReducedMotion } from '../../dom/reduced-motion';
import './product-list.css';

/**
 * Changes the list with a view transition, if the browser supports it and motion is not reduced. The rest of the page is not animated and stays
 * clickable.
 *
 * @returns Resolves after the change, not after the fade.
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
