import { prefersReducedMotion } from './reduced-motion';

/** What is on its way, and where to. */
const sliding = new WeakMap<HTMLElement, { readonly isOpen: boolean; readonly animation: Animation }>();

/** Whether a box is open, or about to be. */
export function isOpen(box: HTMLElement): boolean {
	return sliding.get(box)?.isOpen ?? getComputedStyle(box).display !== 'none';
}

/**
 * Slides a box open or shut, as WooCommerce's scripts do; without the way for who wants less motion (A11Y-03).
 *
 * @param duration Milliseconds.
 * @returns Settles when it is there; at once, if it is there already.
 */
export async function slide(box: HTMLElement, opens: boolean, duration: number): Promise<void> {
	if (isOpen(box) === opens) return;
	sliding.get(box)?.animation.cancel();
	// What a style sheet hides stays hidden without a value of its own.
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
	// One that was cancelled has given way to another.
	await animation.finished.then(finish, () => {});
}
