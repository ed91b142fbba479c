import { listen } from '../runtime/listen';
import { onJQueryTrigger } from '../shop/jquery-bridge';

export interface ShownVariation {
	readonly id: number;
	/** Set by plugins that sell bundles, which set the price themselves. */
	readonly isBundled: boolean;
}

/**
 * Reports the variation that a form shows, or `undefined` for none, of our island or of WooCommerce's own script. The same change may be
 * reported twice.
 *
 * @param place The form, or what contains forms.
 */
export function onVariation(
	place: HTMLElement,
	signal: AbortSignal,
	listener: (variation: ShownVariation | undefined) => void,
): void {
	const show = (variation: unknown) => {
		const { variation_id, is_bundled } = (variation ?? {}) as Record<string, unknown>;
		const id = Number(variation_id);
		if (id) listener({ id, isBundled: Boolean(is_bundled) });
	};
	listen(place, 'archipel:variation-shown', { signal }, (event) =>
		show((event as CustomEvent<{ variation?: unknown }>).detail?.variation),
	);
	place.addEventListener('archipel:variation-hidden', () => listener(undefined), { signal });
	onJQueryTrigger(place, 'show_variation', (_event, variation) => show(variation), signal);
	onJQueryTrigger(place, 'hide_variation', () => listener(undefined), signal);
}
