import * as z from 'zod/mini';

export const props = z.object({
	/**
	 * Prints a button on the tiles of products that need no choice. Without it only links of the theme go straight to the checkout.
	 *
	 * @default true
	 */
	onTiles: z._default(z.boolean(), true),
});

export type Props = z.output<typeof props>;
