import type { PageFacts, Tile } from './facts';

type Pixel = (command: 'trackSingleCustom', id: string, name: string, params: object, options: object) => void;

/** Milliseconds between two looks for the pixel, and how many there are: consent lets it come only now. */
const [PAUSE, LOOKS] = [1000, 10];

/** As Meta’s plugin for WooCommerce names a product in its catalogue. */
const retailerId = ({ id, sku }: Tile): string => (sku ? `${sku}_${id}` : `wc_post_id_${id}`);

/** Parameters of the pixel’s event about a category: its name and products, nothing about who looks. */
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
 * Tells the owner’s pixel, as soon as it is there.
 *
 * @param signal Ends waiting.
 */
export function sendToPixel(pixelId: string, params: object, signal: AbortSignal, looks = LOOKS): void {
	const { fbq } = globalThis as { fbq?: Pixel };
	if (signal.aborted) return;
	// Made here and now: a page may be kept by a cache.
	if (fbq) return fbq('trackSingleCustom', pixelId, 'ViewCategory', params, { eventID: newEventId() });
	if (looks) setTimeout(() => sendToPixel(pixelId, params, signal, looks - 1), PAUSE);
}

/** `crypto.randomUUID` is only there on https. */
const newEventId = (): string =>
	[...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
