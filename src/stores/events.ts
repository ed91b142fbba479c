import { listen } from '../runtime/listen';
import type { RuntimeEvents } from '../runtime/events';
import type { Cart, CartItem, StoreCart } from '../shop/woocommerce/cart-schema';
import type { RawVariation } from '../shop/woocommerce/variations/variation';
import type { Choice } from '../shop/woocommerce/variations/variation-index';
import type { Purpose } from '../safety/purposes';

/** Source of a cart: `cache` of this tab, `refresh` request, response to a `change`, third-party `script`, another `tab`. */
export type CartSource = 'cache' | 'refresh' | 'change' | 'script' | 'tab';

/** Source of the wishlists, like `CartSource`; `cache` of this browser. */
export type WishlistSource = CartSource;

/** Public events for themes and other plugins. All bubble to `document`. */
export interface ArchipelEvents extends RuntimeEvents {
	/**
	 * Sent on the button before its add-to-cart request. Cancelling the event stops the request;
	 * listeners may change `data`, the fields of the request.
	 */
	'archipel:adding-to-cart': { readonly data: Record<string, string>; readonly button: HTMLElement | undefined };
	/** The server has added the product. `button` is the pressed control, if any. A listener that cancels the event must show it. */
	'archipel:added-to-cart': {
		readonly fragments: Readonly<Record<string, string>>;
		readonly cartHash: string;
		readonly button: HTMLElement | undefined;
		/** Fields of the request, for analytics. */
		readonly data: Readonly<Record<string, string>>;
	};
	/** The server refused the product, or its response was unusable. */
	'archipel:add-to-cart-failed': { readonly button: HTMLElement | undefined; readonly message: string };
	/** The panel of a cart was opened; sent on its host. */
	'archipel:cart-opened': EventDetail;
	/** The server has removed a line. `item` is the line before removal, `button` the pressed control, if any. */
	'archipel:removed-from-cart': {
		readonly fragments: Readonly<Record<string, string>>;
		readonly cartHash: string;
		readonly item: CartItem | undefined;
		readonly button?: HTMLElement | undefined;
	};
	/** The server's cart has changed; sent in every tab. `storeCart` is the same cart in the shape that analytics read. */
	'archipel:cart-changed': { readonly cart: Cart; readonly storeCart: StoreCart };
	/** Fragments of the page were replaced; their HTML is new. */
	'archipel:fragments-refreshed': {
		readonly fragments: Readonly<Record<string, string>>;
		readonly source: CartSource;
	};
	/** The request for the cart failed. */
	'archipel:fragments-error': { readonly error: unknown };
	/** The cart page was updated from the server (`updated_wc_div`); `form` is absent when the cart is empty. */
	'archipel:cart-page-updated': { readonly form: HTMLFormElement | undefined };
	/** The cart totals were updated from the server (`updated_cart_totals`). */
	'archipel:cart-totals-updated': { readonly totals: HTMLElement };
	/** The last line was removed and the page is about to show an empty cart (`wc_cart_emptied`). A listener that cancels the event must show it. */
	'archipel:cart-emptied': { readonly form: HTMLFormElement };
	/** A line was removed on the cart page (`item_removed_from_classic_cart`). */
	'archipel:cart-line-removed': { readonly key: string | undefined };
	/** The server has accepted or refused a coupon (`applied_coupon`). */
	'archipel:coupon-applied': { readonly code: string; readonly ok: boolean; readonly message: string };
	'archipel:coupon-removed': { readonly code: string };
	/** The shipping method was changed (`updated_shipping_method`). */
	'archipel:shipping-method-updated': { readonly totals: HTMLElement };
	/** An address has the fields of this country now (`country_to_state_changing`), on the element around them. */
	'archipel:address-fields-changed': { readonly country: string };
	/** The checkout was updated with the totals of the server (`updated_checkout`). */
	'archipel:checkout-updated': { readonly form: HTMLFormElement };
	/**
	 * Request event: dispatched on a product form, it is answered by `archipel:product-discount` with the discount of the quantity.
	 * `customPrice` is the base price as displayed text.
	 */
	'archipel:get-product-discount': { readonly customPrice?: string };
	/** The reply of Discount Rules (`advanced_woo_discount_rules_on_get_response_for_dynamic_discount`); sent on the form. */
	'archipel:product-discount': {
		readonly productId: number;
		readonly quantity: number;
		/** `data` is `false` without a discount (SERVERS.md, S130). */
		readonly reply: { readonly success: true; readonly data?: unknown };
	};
	/** The discount request failed; sent on the form. `message` is text for the customer. */
	'archipel:product-discount-failed': { readonly message: string };
	/** The displayed price was updated for the quantity; sent on the form. */
	'archipel:price-updated': { readonly productId: number; readonly quantity: number; readonly place: HTMLElement };
	/**
	 * Of a variation form, on the form; each is sent before the jQuery event of WooCommerce that it is the twin of
	 * (SERVERS.md, S186). `wc_variation_form`: the form is in our hands.
	 */
	'archipel:variation-form-ready': EventDetail;
	/** `check_variations`: the matching variation is about to be searched. */
	'archipel:variation-check': { readonly choice: Choice };
	/** `woocommerce_update_variation_values`: the available options were updated. */
	'archipel:variation-options-updated': EventDetail;
	/** `found_variation` */
	'archipel:variation-found': { readonly variation: RawVariation };
	/** `show_variation`: price and availability are displayed. */
	'archipel:variation-shown': { readonly variation: RawVariation; readonly isBuyable: boolean };
	/** `hide_variation` */
	'archipel:variation-hidden': EventDetail;
	/** `reset_data`: the product's own data are displayed again. */
	'archipel:variation-reset': EventDetail;
	/**
	 * The main image was changed; for galleries. `variation` is absent when the product's own image is back, and has only `image_id` and `image`
	 * while several variations with the same image are possible.
	 */
	'archipel:variation-image': { readonly variation: RawVariation | undefined };
	/** `woocommerce_variation_has_changed`: last event of a change, after all synchronous updates. */
	'archipel:variation-changed': { readonly choice: Choice };
	/** Request event: dispatched on `document` when the visitor leaves a shared device; every store erases its data in this browser (PRIV-01). */
	'archipel:forget-visitor': Readonly<Record<string, never>>;
	/** The wishlists have changed; sent in every tab. Carries no share keys: these are secrets. */
	'archipel:wishlist-changed': {
		/** Number of items in all lists. */
		readonly counter: number;
		readonly products: readonly number[];
		readonly source: WishlistSource;
	};
	/** TI Wishlist has answered a change; `reply` is its raw reply (`tinvwl_wishlist_ajax_response`), empty if the browser keeps the list. */
	'archipel:wishlist-answered': { readonly reply: Readonly<Record<string, unknown>> };
	/** The compare list of this tab has changed. */
	'archipel:compare-changed': { readonly ids: readonly number[] };
	/** A deal has ended: sent at its end, or at once if it had ended before the page was loaded. The price has changed. */
	'archipel:deal-ended': {
		/** End of the deal, ISO 8601 with its time zone. */
		readonly endTime: string;
	};
	/**
	 * The product list shows the products of `address` (`wpf_ajax_success`); `append`: they were added after the existing products. The new tiles are
	 * mounted.
	 */
	'archipel:list-updated': { readonly address: string; readonly mode: 'replace' | 'append' };
	/**
	 * A widget shows other or more (`append`) products; sent on their container: a loop of the page builder, a "load more" list, a tab that
	 * was opened for the first time. The new tiles are mounted.
	 */
	'archipel:widget-updated': { readonly mode: 'replace' | 'append' };
	/** The quick view has shown a product. */
	'archipel:quick-view-shown': { readonly productId: number };
	/** A popup is about to open; sent on its host. Cancelling keeps the popup closed. `by` is the trigger, `link` or `address`. */
	'archipel:popup-open': { readonly id: string; readonly by: string };
	/** A popup was closed; sent on its host. */
	'archipel:popup-close': { readonly id: string };
	/**
	 * The middle of the viewport has entered another section of a full page; sent on that section, `number` counts from 1. The section keeps
	 * `data-archipel-slide="entered"` from then on, which starts its animations.
	 */
	'archipel:slide-entered': { readonly number: number };
	/** The consent has changed: by the visitor, another tab or another consent tool. */
	'archipel:consent-changed': { readonly purposes: readonly Purpose[] };
}

/** Detail of an event without data. */
type EventDetail = Readonly<Record<string, never>>;

/** Sends a public event. @param target @default document.body @returns False if a listener cancelled it. */
export function emit<Name extends keyof ArchipelEvents>(
	name: Name,
	detail: ArchipelEvents[Name],
	target: EventTarget = document.body,
): boolean {
	return target.dispatchEvent(new CustomEvent(name, { bubbles: true, cancelable: true, detail }));
}

/** Adds a listener of a public event to `document`, until `signal` aborts. */
export function on<Name extends keyof ArchipelEvents>(
	name: Name,
	listener: (detail: ArchipelEvents[Name]) => void,
	signal?: AbortSignal,
): void {
	listen(document, name, signal && { signal }, (event) =>
		listener((event as CustomEvent<ArchipelEvents[Name]>).detail),
	);
}
