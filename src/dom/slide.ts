import { prefersReducedMotion } from './reduced-motion';

/** Running animations with their target state. */
const sliding = new WeakMap<HTMLElement, { readonly isOpen: boolean; readonly animation: Animation }>();

export const isOpen = (box: HTMLElement): boolean =>
	sliding.get(box)?.isOpen ?? getComputedStyle(box).display !== 'none';

/**
 * Slides a box open or shut, as WooCommerce's scripts do; without animation for reduced motion (A11Y-03).
 *
 * @param duration Milliseconds.
 * @returns Settles after the animation; at once if the box is in the state already.
 */
export async function slide(box: HTMLElement, opens: boolean, duration: number): Promise<void> {
	if (isOpen(box) === opens) return;
	sliding.get(box)?.animation.cancel();
	// A box hidden by a style sheet needs an explicit display value.
	box.style.display = '';
	if (getComputedStyle(box).display === 'none') box.style.display = 'block';
	const finish = () => {
		sliding.delete(box);
		if (!opens) box.style.display = 'none';
	};
	if (!duration || prefersReducedMotion() || !box.animate) return finish();
	const shut = { height: 0, paddingBlock: 0, marginBlock: 0, overflow: 'hidden' };
	const open = { height: `${box.offsetHeight}px`, overflow: 'hidden' };
	const animation = box.animate(opens ? [shut, open] : [open, shut], { duration, easing: 'ease-in-out' });
	sliding.set(box, { isOpen: opens, animation });
	// A cancelled animation was replaced by a newer one.
	await animation.finished.then(finish, () => {});
}
