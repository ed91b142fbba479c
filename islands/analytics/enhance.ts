import { untracked } from '@preact/signals-core';
import { loadSchemas } from '../../src/runtime/schema';
import type { IslandContext } from '../../src/runtime/define-island';
import { on } from '../../src/stores/events';
import { createIdList, type IdList } from '../../src/stores/id-list';
import { session, storedList, type SafeStorage } from '../../src/stores/storage';
import { isTellable, pageFields } from './address';
import { readPage, type PageFacts, type Tile, type Item } from './facts';
import { type GaEvent, itemsEvent, purchase, sendToTag, sendToTagManager, setPage, type Hit } from './ga4';
import { createKnownCart, followCart } from './follow-cart';
import { followLists, tilesOf } from './follow-lists';
import type { Props } from './island';
import type { Purpose } from '../../src/safety/purposes';
import { pageConsent } from '../../src/stores/consent';
import { watch } from '../../src/stores/watch';
import { whenIdle } from '../../src/runtime/triggers';

/** Sends shop events to Google’s tag and Meta’s pixel, if the visitor allows this (ANA-01 … ANA-03). */
export default async function enhance(host: HTMLElement, props: Props, { signal }: IslandContext) {
	const { google, pixelId } = props;
	// No events from inside a frame: the outer page is the visited one.
	if ((google === 'off' && !pixelId) || window.self !== window.top) return;
	await loadSchemas();
	const facts = readPage(host);
	if (signal.aborted || !facts) return;
	if (google !== 'off') followForGoogle(facts, props, signal);
	if (pixelId && facts.category) followForPixel(facts, pixelId, signal);
}

function followForGoogle(facts: PageFacts, { google, measurementId }: Props, signal: AbortSignal): void {
	const known = createKnownCart();
	const orders = createIdList('archipel-analytics-orders', signal);
	const reported = new Set<string>();
	let isSeen = false;
	const forget = () => {
		forgetQueue();
		known.clear();
		orders.clear();
		session.remove(CHECKOUT);
	};
	const begin = (until: AbortSignal) => {
		const isTag = google === 'tag';
		const send = createQueue((hit) => (isTag ? sendToTag(hit, measurementId) : sendToTagManager(hit)), until);
		const report = (event: GaEvent) => send({ ...event, page: pageFields(facts) });
		if (isTag) setPage(pageFields(facts));
		// Withdrawing and renewing consent on one page does not send the page's own events twice.
		if (!isSeen) pageEvents(facts, orders).forEach(report);
		isSeen = true;
		followLists(report, facts.currency, reported, until);
		followCart(report, known, until);
	};
	on('archipel:forget-visitor', forget, signal);
	whileAllowed('audience', signal, begin, forget);
}

function followForPixel({ category, address }: PageFacts, pixelId: string, signal: AbortSignal): void {
	let isReported = false;
	whileAllowed('advertising', signal, (until) => {
		// The pixel reads the URL itself, so it gets no event on a URL with a size or a search term.
		if (isReported || !isTellable(address)) return;
		isReported = true;
		sendToPixel(pixelId, viewCategory(category!, tilesOf(document)), until);
	});
}

/**
 * Runs `begin` when a purpose is allowed, and ends its run when the visitor withdraws consent or `signal` aborts.
 *
 * @param begin Starts the work; its signal aborts at the end.
 * @param forget Deletes stored data; called whenever the purpose is not allowed.
 */
function whileAllowed(
	purpose: Purpose,
	signal: AbortSignal,
	begin: (until: AbortSignal) => void,
	forget: () => void = () => {},
): void {
	const allowed = pageConsent().allowed[purpose];
	let run: AbortController | undefined;
	const end = () => {
		run?.abort();
		run = undefined;
	};
	watch(signal, () => {
		const isAllowed = allowed.value;
		untracked(() => {
			if (isAllowed && !run) begin((run = new AbortController()).signal);
			if (isAllowed) return;
			end();
			forget();
		});
	});
	signal.addEventListener('abort', end);
}

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

/** Sends `ViewCategory` to the owner’s pixel as soon as the pixel is loaded. @param signal Aborts the waiting. */
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

/** Storage key of the cart contents for which this tab reported `begin_checkout`. */
const CHECKOUT = 'archipel-analytics-checkout';

/** Returns the events of the page itself. @param orders Ids of reported orders: each purchase is reported once per browser. */
function pageEvents(facts: PageFacts, orders: IdList): GaEvent[] {
	const { product, cart, checkout, order, currency } = facts;
	const events: GaEvent[] = [];
	if (product) events.push(itemsEvent('view_item', [product], currency));
	if (cart?.length) events.push(itemsEvent('view_cart', cart, currency));
	if (checkout?.length && isNew(checkout)) events.push(itemsEvent('begin_checkout', checkout, currency));
	if (order && !orders.ids.peek().includes(order.id)) {
		// Newest first, because the list's length is limited.
		orders.update((ids) => [order.id, ...ids]);
		session.remove(CHECKOUT);
		events.push(purchase(order, currency));
	}
	return events;
}

/** Whether these items were not reported yet: a failed payment or a reload shows the same checkout again. */
function isNew(items: readonly Item[]): boolean {
	const contents = items.map(({ id, variation, quantity }) => `${id}:${variation}:${quantity}`).join();
	if (session.get(CHECKOUT) === contents) return false;
	session.set(CHECKOUT, contents);
	return true;
}

/** Storage key of this tab's unsent events. */
const KEY = 'archipel-analytics';

/** Milliseconds after which events are sent even if the browser is busy. */
const PATIENCE = 2000;

/** Deletes the unsent events. */
export const forgetQueue = (storage: SafeStorage = session): void => storage.remove(KEY);

/** Returns the function that sends an event when the browser is idle. What is unsent when `signal` aborts is sent by the tab’s next page. */
export function createQueue(send: (hit: Hit) => void, signal: AbortSignal, storage: SafeStorage = session) {
	/** Events that could not be stored. */
	const unkept: Hit[] = [];
	let cancel: (() => void) | undefined;

	const flush = () => {
		cancel = undefined;
		// The storage is read again: a page restored from the back/forward cache must not resend events that another page has sent.
		const due = [...kept(storage), ...unkept.splice(0)];
		storage.remove(KEY);
		due.forEach(send);
	};
	const flushSoon = () => {
		if (!signal.aborted) cancel ??= whenIdle(PATIENCE, flush);
	};
	if (storage.get(KEY)) flushSoon();
	signal.addEventListener('abort', () => cancel?.());
	return (hit: Hit) => {
		if (!storage.set(KEY, JSON.stringify([...kept(storage), hit]))) unkept.push(hit);
		flushSoon();
	};
}

const kept = (storage: SafeStorage): Hit[] =>
	(storedList(storage, KEY) as Hit[]).filter((hit) => typeof hit?.name === 'string');
