import type { PageFacts, Tile } from './facts';

type Pixel = (command: 'trackSingleCustom', id: string, name: string, params: object, options: object) => void;

/** Milliseconds between checks for the pixel, and their number: the pixel loads only after consent. */
const [PAUSE, LOOKS] = [1000, 10];

/** Returns the product id that Meta’s WooCommerce plugin uses in its catalogue. */
const retailerId = ({ id, sku }: Tile): string => (sku ? `${sku}_${id}` : `wc_post_id_${id}`);

/** Returns the parameters of the pixel’s `ViewCategory` event: name and products of the category, no visitor data. */
export function viewCategory({ name, path, list }: NonNullable<PageFacts['category']>, tiles: readonly Tile[]) {
	const ids = [...new Set(tiles.filter((tile) => tile.list.id === list).map(retailerId))];
	return {
		content_name: name,
		content_category: path.join(' > '),
		content_ids: ids,
		content_type: 'product_group',
		contents: ids.map((id) => ({ id, quantity: 1 })),
	};
}

/**
 * Sends `ViewCategory` to the owner’s pixel as soon as the pixel is loaded.
 *
 * @param signal Aborts the waiting.
 */
export function sendToPixel(pixelId: string, params: object, signal: AbortSignal, looks = LOOKS): void {
	const { fbq } = globalThis as { fbq?: Pixel };
	if (signal.aborted) return;
	// The event id is generated in the browser, because pages may be cached.
	if (fbq) return fbq('trackSingleCustom', pixelId, 'ViewCategory', params, { eventID: newEventId() });
	if (looks) setTimeout(() => sendToPixel(pixelId, params, signal, looks - 1), PAUSE);
}

/** Returns a random event id without `crypto.randomUUID`, which exists only on HTTPS. */
const newEventId = (): string =>
	[...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
