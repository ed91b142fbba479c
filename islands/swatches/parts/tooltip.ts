import { messages } from '../messages';
import type { Swatch } from './swatch-list';

/**
 * A tooltip with the value's name and what stands in its way: on keyboard focus and on touch, where the plugin has none; over our own swatches also
 * under the pointer. Escape hides it. Screen readers have the words in the control's name.
 *
 * @param onPointer Whether it also shows under the pointer.
 * @returns Shows it at a swatch.
 */
export function createTooltip(
	host: HTMLElement,
	swatches: readonly Swatch[],
	onPointer: boolean,
	signal: AbortSignal,
): (swatch: Swatch) => void {
	const tooltip = document.createElement('span');
	tooltip.className = 'archipel-swatches__tooltip';
	tooltip.setAttribute('aria-hidden', 'true');
	tooltip.popover = 'manual';
	signal.addEventListener('abort', () => tooltip.remove());

	const hide = () => tooltip.matches(':popover-open') && tooltip.hidePopover();
	const show = ({ item, title }: Swatch) => {
		const reason = item.dataset['reason'];
		tooltip.textContent =
			reason === 'unavailable' || reason === 'outOfStock'
				? messages('tooltip', { value: title, reason: messages(reason) })
				: title;
		if (!tooltip.isConnected) host.after(tooltip);
		if (!tooltip.matches(':popover-open')) tooltip.showPopover();
		const { top, left, width } = item.getBoundingClientRect();
		const inset = (tooltip.offsetWidth - width) / 2;
		const start = Math.min(Math.max(left - inset, 4), document.documentElement.clientWidth - tooltip.offsetWidth - 4);
		const above = top - tooltip.offsetHeight - 6;
		const below = top + item.offsetHeight + 6;
		Object.assign(tooltip.style, { left: `${start}px`, top: `${above < 0 ? below : above}px` });
	};

	const at = (target: EventTarget | null) =>
		swatches.find(({ item }) => target instanceof Node && item.contains(target));
	const follow = (event: Event) => {
		const swatch = at(event.target);
		if (swatch) show(swatch);
	};
	host.addEventListener(
		'focusin',
		(event) => event.target instanceof Element && event.target.matches(':focus-visible') && follow(event),
		{ signal },
	);
	host.addEventListener('focusout', hide, { signal });
	host.addEventListener('keydown', (event) => event.key === 'Escape' && hide(), { signal });
	addEventListener('scroll', hide, { signal, passive: true, capture: true });
	if (onPointer) {
		host.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && follow(event), { signal });
		host.addEventListener('pointerleave', hide, { signal });
	}
	return show;
}
