import { listen } from '../../../src/runtime/listen';
import { onJQueryTrigger } from '../../../src/shop/jquery-bridge';

export interface ShownVariation {
	readonly id: number;
	/** Set by plugins that sell bundles, which set the price themselves. */
	readonly isBundled: boolean;
}

/** Reports the variation that a form shows, or `undefined` for none. The same change may be reported twice. */
export function onVariation(
	form: HTMLFormElement,
	signal: AbortSignal,
	listener: (variation: ShownVariation | undefined) => void,
): void {
	const show = (variation: unknown) => {
		const { variation_id, is_bundled } = (variation ?? {}) as Record<string, unknown>;
		const id = Number(variation_id);
		if (id) listener({ id, isBundled: Boolean(is_bundled) });
	};
	listen(form, 'archipel:variation-shown', { signal }, (event) =>
		show((event as CustomEvent<{ variation?: unknown }>).detail?.variation),
	);
	form.addEventListener('archipel:variation-hidden', () => listener(undefined), { signal });
	// Events of WooCommerce's own variation form.
	onJQueryTrigger(form, 'show_variation', (_event, variation) => show(variation), signal);
	onJQueryTrigger(form, 'hide_variation', () => listener(undefined), signal);
}
