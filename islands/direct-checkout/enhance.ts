import type { IslandContext } from '../../src/runtime/define-island';
import { actNatively } from '../../src/runtime/intents';
import { onPress } from '../../src/runtime/keys';
import { formData } from '../../src/dom/form-fields';
import { isSeparatePress } from '../../src/runtime/press';
import type { Props } from './island';
import { TRIGGER } from './selector';
import { textOf } from '../../src/safety/html';
import { navigate, safeUrl } from '../../src/safety/url';
import { settings } from '../../src/runtime/settings';
import type { CartAnswer } from '../../src/shop/woocommerce/cart-api';
import { emit } from '../../src/stores/events';
import { createAddToCart } from '../../src/page/add-to-cart';
import { announce } from '../../src/ui/announcer';
import { clearNotice, type InlineNotice, showNotice } from '../../src/dom/inline-notice';
import { pageCart } from '../../src/page/page-cart';
import { messages } from './messages';

/** Adds without a reload, so that a refusal is shown at the link. A click with a modifier key is left to the browser. */
export default function enhance(host: HTMLElement, _props: Props, { activation, signal }: IslandContext) {
	const act = (link: HTMLElement): boolean => {
		if (!purchaseOf(link)) return false;
		buy(link, () => actNatively({ control: link }));
		return true;
	};

	onPress(host, TRIGGER, signal, (link, event) => (isSeparatePress(event) ? act(link) : Boolean(purchaseOf(link))));
	for (const intent of activation.takeIntents()) if (!act(intent.control)) actNatively(intent);
}

const presses = new WeakMap<Element, (link: HTMLElement) => void>();

/**
 * Adds the product, then goes to the checkout (TILE-02). Called for each press; a second press while waiting adds nothing.
 * Uses the endpoint of the product form, whose refusals contain WooCommerce's own reason.
 *
 * @param follow Follows the link natively: for a shop without that endpoint.
 */
function buy(link: HTMLElement, follow: () => void): void {
	const press =
		presses.get(link) ??
		createAddToCart({
			read: () => purchaseOf(link)!,
			createAdd: (data) => pageCart().addForm(data),
			notify: (_link, notice) => (notice ? notify(link, notice) : clearNotice(link)),
			onAdded: () => goToCheckout(link),
			onRefused: (answer) => refuse(link, answer),
			goNatively: follow,
			leadsAway: () => true,
		});
	presses.set(link, press);
	press(link);
}

/** Returns the fields that a link adds to the cart; `undefined` if none. */
const purchaseOf = (link: HTMLElement) => readPurchase(link.dataset, link.getAttribute('href') ?? '');

/** @returns True if the browser navigates. */
function goToCheckout(link: HTMLElement): boolean {
	announce(messages('going'));
	const { checkoutUrl } = settings().shop;
	if (navigate(checkoutUrl)) return true;
	// The checkout is on a host that is not allowed: the shopper decides.
	notify(link, { type: 'info', text: messages('going'), link: { label: messages('checkout'), href: checkoutUrl } });
	return false;
}

function refuse(link: HTMLElement, { notices, message, productUrl }: CartAnswer & { ok: false }): void {
	const page = safeUrl(productUrl)?.href;
	// WooCommerce's markup would nest a list inside a message: only its text is used.
	const text = (notices && textOf(notices)) || (message ?? messages('refused'));
	notify(link, { type: 'error', text, ...(page && { link: { label: messages('productPage'), href: page } }) });
	emit('archipel:add-to-cart-failed', { button: link, message: text }, link);
}

function notify(link: HTMLElement, notice: InlineNotice): void {
	const row = link.closest('.archipel-tile-actions') ?? link;
	showNotice(link, { ...notice, place: (box) => row.after(box) });
}

/**
 * Reads the product that a link adds from its data attributes, or from the query of its URL, which works without JavaScript.
 *
 * @param href Absolute or relative URL.
 * @returns The fields of WooCommerce's product form; `undefined` for a link that adds nothing.
 */
export function readPurchase(dataset: DOMStringMap, href: string): FormData | undefined {
	const query = new URLSearchParams(href.split('#')[0]!.split('?')[1] ?? '');
	const id = [dataset['archipelDirectCheckout'], dataset['product_id'], query.get('add-to-cart')]
		.map(Number)
		.find((candidate) => Number.isSafeInteger(candidate) && candidate > 0);
	const asked = Number(dataset['quantity'] ?? query.get('quantity') ?? 1);
	const quantity = Number.isFinite(asked) && asked > 0 ? asked : 1;
	return id === undefined ? undefined : formData({ 'add-to-cart': id, product_id: id, quantity });
}
