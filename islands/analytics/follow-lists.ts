import { whenIdle } from '../../src/runtime/triggers';
import { on } from '../../src/stores/events';
import { readTile, TILES, type Currency, type Tile } from './facts';
import { itemsEvent, listEvents, type GaEvent } from './ga4';

/** Milliseconds after which new lists are reported even if the browser is busy. */
const PATIENCE = 2000;

const keyOf = ({ id, list }: Tile) => `${list.id} ${id}`;

/** Returns the products of all lists on the page, once per list: carousels contain copies. */
export function tilesOf(page: ParentNode): Tile[] {
	const tiles = [...page.querySelectorAll(TILES)].flatMap((mark) => readTile(mark) ?? []);
	return [...new Map(tiles.map((tile) => [keyOf(tile), tile])).values()];
}

/**
 * Reports the lists on the page, also those added later, and products selected by their link or in the quick view.
 *
 * @param reported Keys of reported tiles, kept while their product is on the page: re-rendered tiles are not reported again.
 */
export function followLists(
	report: (event: GaEvent) => void,
	currency: Currency,
	reported: Set<string>,
	signal: AbortSignal,
): void {
	let cancel: (() => void) | undefined;
	const look = () => {
		cancel = undefined;
		const tiles = tilesOf(document);
		const there = new Set(tiles.map(keyOf));
		for (const key of reported) if (!there.has(key)) reported.delete(key);
		const fresh = tiles.filter((tile) => !reported.has(keyOf(tile)));
		for (const tile of fresh) reported.add(keyOf(tile));
		listEvents('view_item_list', fresh, currency).forEach(report);
	};
	const lookSoon = () => void (cancel ??= whenIdle(PATIENCE, look));
	const select = (event: MouseEvent) => {
		const link = event.button < 2 && event.target instanceof Element ? event.target.closest('a[href]') : null;
		const tile = link instanceof HTMLAnchorElement && !event.defaultPrevented ? tileOf(link) : undefined;
		if (tile) listEvents('select_item', [tile], currency).forEach(report);
	};

	const view = ({ productId }: { readonly productId: number }) => {
		const tile = tilesOf(document).find(({ id }) => id === productId);
		if (!tile) return;
		listEvents('select_item', [tile], currency).forEach(report);
		report(itemsEvent('view_item', [tile], currency));
	};

	look();
	on('archipel:quick-view-shown', view, signal);
	on('archipel:list-updated', lookSoon, signal);
	on('archipel:widget-updated', lookSoon, signal);
	for (const type of ['click', 'auxclick'] as const) document.addEventListener(type, select, { signal });
	signal.addEventListener('abort', () => cancel?.());
}

/** Returns the product if the link leads to its page; the tile’s other links (add, compare, wishlist) return undefined. */
function tileOf(link: HTMLAnchorElement): Tile | undefined {
	for (let tile = link.parentElement; tile; tile = tile.parentElement) {
		const mark = tile.querySelector(`:scope > ${TILES}`);
		if (!mark) continue;
		const own = tile.querySelector<HTMLAnchorElement>('a.woocommerce-LoopProduct-link') ?? tile.querySelector('a');
		const leads =
			own?.pathname === link.pathname && own.origin === link.origin && !/[?&]add-to-cart=/.test(link.search);
		return leads ? readTile(mark) : undefined;
	}
	return undefined;
}
