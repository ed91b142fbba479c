import * as z from 'zod/mini';
import { late } from '../../../src/runtime/late';
import { onJQueryTrigger } from '../../../src/shop/jquery-bridge';

/** What is of use of a variation, whoever sends it: our form, or WooCommerce's own script. */
const variationSchema = late(() =>
	z.object({
		variation_id: z.coerce.number(),
		/** Set by plugins that sell products in bundles: its price is theirs. */
		is_bundled: z.optional(z.unknown()),
	}),
);

export interface ShownVariation {
	readonly id: number;
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
		const known = variationSchema().safeParse(variation);
		if (known.success) listener({ id: known.data.variation_id, isBundled: Boolean(known.data.is_bundled) });
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
