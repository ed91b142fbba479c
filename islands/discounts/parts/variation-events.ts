import { onJQueryTrigger } from '../../../src/shop/jquery-bridge';

export interface ShownVariation {
	readonly id: number;
	/** Plugins that sell products in bundles say so: its price is theirs. */
	readonly isBundled: boolean;
}

/**
 * Tells which variation a form shows, and `undefined` when it shows none any more. Heard twice of the same change, it tells
 * twice.
 */
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
	form.addEventListener(
		'archipel:variation-shown',
		(event) => show((event as CustomEvent<{ variation?: unknown }>).detail?.variation),
		{ signal },
	);
	form.addEventListener('archipel:variation-hidden', () => listener(undefined), { signal });
	// Where WooCommerce's own form is at work.
	onJQueryTrigger(form, 'show_variation', (_event, variation) => show(variation), signal);
	onJQueryTrigger(form, 'hide_variation', () => listener(undefined), signal);
}
