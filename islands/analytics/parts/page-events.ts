import type { IdList } from '../../../src/stores/id-list';
import { session, type SafeStorage } from '../../../src/stores/storage';
import type { Item, PageFacts } from '../facts';
import { itemsEvent, purchase, type GaEvent } from '../ga4';

/** What was in the cart when this tab began to check out. */
export const CHECKOUT = 'archipel-analytics-checkout';

/**
 * What the page itself is about: `view_item`, `view_cart`, `begin_checkout`, `purchase`.
 *
 * @param orders Ids of the orders that have been told; a purchase is told once in a browser.
 */
export function pageEvents(facts: PageFacts, orders: IdList, tab: SafeStorage = session): GaEvent[] {
	const { product, cart, checkout, order, currency } = facts;
	const events: GaEvent[] = [];
	if (product) events.push(itemsEvent('view_item', [product], currency));
	if (cart?.length) events.push(itemsEvent('view_cart', cart, currency));
	if (checkout?.length && isNew(checkout, tab)) events.push(itemsEvent('begin_checkout', checkout, currency));
	if (order && !orders.ids.peek().includes(order.id)) {
		// The newest first: the list is not without end.
		orders.update((ids) => [order.id, ...ids]);
		tab.remove(CHECKOUT);
		events.push(purchase(order, currency));
	}
	return events;
}

/** A failed payment and a reload show the same checkout again. */
function isNew(items: readonly Item[], tab: SafeStorage): boolean {
	const contents = items.map(({ id, variation, quantity }) => `${id}:${variation}:${quantity}`).join();
	if (tab.get(CHECKOUT) === contents) return false;
	tab.set(CHECKOUT, contents);
	return true;
}
