import type { IdList } from '../../../src/stores/id-list';
import { session, type SafeStorage } from '../../../src/stores/storage';
import type { Item, PageFacts } from '../facts';
import { itemsEvent, purchase, type GaEvent } from '../ga4';

/** Storage key of the cart contents for which this tab reported `begin_checkout`. */
export const CHECKOUT = 'archipel-analytics-checkout';

/**
 * Returns the events of the page itself: `view_item`, `view_cart`, `begin_checkout`, `purchase`.
 *
 * @param orders Ids of reported orders: each purchase is reported once per browser.
 */
export function pageEvents(facts: PageFacts, orders: IdList, tab: SafeStorage = session): GaEvent[] {
	const { product, cart, checkout, order, currency } = facts;
	const events: GaEvent[] = [];
	if (product) events.push(itemsEvent('view_item', [product], currency));
	if (cart?.length) events.push(itemsEvent('view_cart', cart, currency));
	if (checkout?.length && isNew(checkout, tab)) events.push(itemsEvent('begin_checkout', checkout, currency));
	if (order && !orders.ids.peek().includes(order.id)) {
		// Newest first, because the list's length is limited.
		orders.update((ids) => [order.id, ...ids]);
		tab.remove(CHECKOUT);
		events.push(purchase(order, currency));
	}
	return events;
}

/** Whether these items were not reported yet: a failed payment or a reload shows the same checkout again. */
function isNew(items: readonly Item[], tab: SafeStorage): boolean {
	const contents = items.map(({ id, variation, quantity }) => `${id}:${variation}:${quantity}`).join();
	if (tab.get(CHECKOUT) === contents) return false;
	tab.set(CHECKOUT, contents);
	return true;
}
