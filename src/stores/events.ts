import type { RuntimeEvents } from '../runtime/events';
import type { Cart, CartItem } from '../shop/woocommerce/cart-schema';
import type { RawVariation } from '../shop/woocommerce/variations/variation';
import type { Choice } from '../shop/woocommerce/variations/variation-index';
import type { Purpose } from '../safety/purposes';
import type { StoreCart } from './store-cart';

/**
 * Where a cart came from: kept in this tab, a request for it, the answer to a change, a script of somebody else, another tab.
 */
export type CartSource = 'cache' | 'refresh' | 'change' | 'script' | 'tab';

/** Why the lists are what they are: kept here before, asked for, the answer to a change, a script of somebody else, another tab. */
export type WishlistSource = 'cache' | 'refresh' | 'change' | 'script' | 'tab';

/** Public events: what a theme or another plugin may listen to. All bubble to `document`. */
export interface ArchipelEvents extends RuntimeEvents {
	/**
	 * Before a button's add to cart is sent, on the button. Cancelling it vetoes the add;
	 * listeners may change `data`, the fields that will be sent.
	 */
	'archipel:adding-to-cart': { readonly data: Record<string, string>; readonly button: HTMLElement | undefined };
	/** After the server said yes. `button` is the control that asked, if any. */
	'archipel:added-to-cart': {
		readonly fragments: Readonly<Record<string, string>>;
		readonly cartHash: string;
		readonly button: HTMLElement | undefined;
		/** What was sent, for analytics. */
		readonly data: Readonly<Record<string, string>>;
	};
	/** After the server said no, or gave no usable answer. */
	'archipel:add-to-cart-failed': { readonly button: HTMLElement | undefined; readonly message: string };
	/** After the server took a line out. `item` is the line as it was, `button` the control that asked, if any. */
	'archipel:removed-from-cart': {
		readonly fragments: Readonly<Record<string, string>>;
		readonly cartHash: string;
		readonly item: CartItem | undefined;
		readonly button?: HTMLElement | undefined;
	};
	/** The server's cart is another than before; sent by every tab. `storeCart` is the same cart in the shape that analytics read. */
	'archipel:cart-changed': { readonly cart: Cart; readonly storeCart: StoreCart };
	/** Fragments were replaced on the page: HTML in them is new. */
	'archipel:fragments-refreshed': {
		readonly fragments: Readonly<Record<string, string>>;
		readonly source: CartSource;
	};
	/** The cart could not be asked for. */
	'archipel:fragments-error': { readonly error: unknown };
	/** The cart page shows what the server says now (`updated_wc_div`); without a form when the cart is empty. */
	'archipel:cart-page-updated': { readonly form: HTMLFormElement | undefined };
	/** The totals show what the server says now (`updated_cart_totals`). */
	'archipel:cart-totals-updated': { readonly totals: HTMLElement };
	/** The last line is gone, and the page is about to show it (`wc_cart_emptied`). Whoever cancels it shows it himself. */
	'archipel:cart-emptied': { readonly form: HTMLFormElement };
	/** A line was removed on the cart page (`item_removed_from_classic_cart`). */
	'archipel:cart-line-removed': { readonly key: string | undefined };
	/** The server has answered to a coupon, yes or no (`applied_coupon`). */
	'archipel:coupon-applied': { readonly code: string; readonly ok: boolean; readonly message: string };
	'archipel:coupon-removed': { readonly code: string };
	/** Another shipping method counts (`updated_shipping_method`). */
	'archipel:shipping-method-updated': { readonly totals: HTMLElement };
	/** An address has the fields of this country now (`country_to_state_changing`), on the element around them. */
	'archipel:address-fields-changed': { readonly country: string };
	/** The checkout shows the order as the server reckons it now (`updated_checkout`). */
	'archipel:checkout-updated': { readonly form: HTMLFormElement };
	/**
	 * Send it to a product form to be told what its quantity saves: `archipel:product-discount` follows on the form.
	 * `customPrice` is a price to reckon from, as the shopper reads it.
	 */
	'archipel:get-product-discount': { readonly customPrice?: string };
	/** The reply of Discount Rules (`advanced_woo_discount_rules_on_get_response_for_dynamic_discount`), on the form. */
	'archipel:product-discount': {
		readonly productId: number;
		readonly quantity: number;
		/** `data` is `false` without a discount (SERVERS.md, S130). */
		readonly reply: { readonly success: true; readonly data?: unknown };
	};
	/** No usable reply, on the form; `message` is text for the shopper. */
	'archipel:product-discount-failed': { readonly message: string };
	/** The price of a product form follows its quantity, on the form. */
	'archipel:price-updated': { readonly productId: number; readonly quantity: number; readonly place: HTMLElement };
	/**
	 * Of a variation form, on the form; each is sent before the jQuery event of WooCommerce that it is the twin of
	 * (SERVERS.md, S186). `wc_variation_form`: the form is in our hands.
	 */
	'archipel:variation-form-ready': EventDetail;
	/** `check_variations`: the choice is about to be looked up. */
	'archipel:variation-check': { readonly choice: Choice };
	/** `woocommerce_update_variation_values`: what can be chosen was brought up to date. */
	'archipel:variation-options-updated': EventDetail;
	/** `found_variation` */
	'archipel:variation-found': { readonly variation: RawVariation };
	/** `show_variation`: price and availability are on the page. */
	'archipel:variation-shown': { readonly variation: RawVariation; readonly isBuyable: boolean };
	/** `hide_variation` */
	'archipel:variation-hidden': EventDetail;
	/** `reset_data`: the product's own data is shown again. */
	'archipel:variation-reset': EventDetail;
	/**
	 * The main picture was changed; `variation` is absent when it is the product's own again, and has `image_id` and `image` only while several
	 * variations that share them are possible. For galleries.
	 */
	'archipel:variation-image': { readonly variation: RawVariation | undefined };
	/** `woocommerce_variation_has_changed`: last of a change, everything that follows at once has happened. */
	'archipel:variation-changed': { readonly choice: Choice };
	/**
	 * Send it to `document` when the visitor leaves a shared device: every store erases what it kept in this browser (PRIV-01).
	 */
	'archipel:forget-visitor': Readonly<Record<string, never>>;
	/** The visitor has put aside other products than before; sent by every tab. No keys of lists: those are secrets. */
	'archipel:wishlist-changed': {
		/** Pieces in all lists. */
		readonly counter: number;
		readonly products: readonly number[];
		readonly source: WishlistSource;
	};
	/** TI Wishlist has answered to a change; `reply` as it came (`tinvwl_wishlist_ajax_response`), empty where the browser keeps the list. */
	'archipel:wishlist-answered': { readonly reply: Readonly<Record<string, unknown>> };
	/** The visitor compares other products than before, in this tab. */
	'archipel:compare-changed': { readonly ids: readonly number[] };
	/** A deal is over: at its last second, or at once where a page shows one that was over before. Its price is another one now. */
	'archipel:deal-ended': {
		/** ISO 8601 with the zone of the deal. */
		readonly endTime: string;
	};
	/**
	 * The list of products shows what this address has (`wpf_ajax_success`); with `append` its products came after those that were there. Tiles in it are
	 * alive.
	 */
	'archipel:list-updated': { readonly address: string; readonly mode: 'replace' | 'append' };
	/**
	 * A widget shows other products, or more (`append`), on the element that holds them: a loop of the page builder, a list that loads more, a tab that
	 * was opened for the first time. Tiles in it are alive.
	 */
	'archipel:widget-updated': { readonly mode: 'replace' | 'append' };
	/** The quick view shows a product. */
	'archipel:quick-view-shown': { readonly productId: number };
	/** A popup is about to open, on its host; cancelling keeps it shut. `by` is the trigger, `link` or `address`. */
	'archipel:popup-open': { readonly id: string; readonly by: string };
	/** A popup was closed, on its host. */
	'archipel:popup-close': { readonly id: string };
	/**
	 * The middle of the window is in another section of a full page, on that section, counted from 1. From then on it also carries
	 * `data-archipel-slide="entered"`: what moves in it may begin.
	 */
	'archipel:slide-entered': { readonly number: number };
	/** The visitor has decided what may run; also when another tab or another consent tool said so. */
	'archipel:consent-changed': { readonly purposes: readonly Purpose[] };
}

/** An event that says nothing besides its name and place. */
type EventDetail = Readonly<Record<string, never>>;

/**
 * Sends a public event.
 *
 * @param target @default document.body
 * @returns False if a listener cancelled it.
 */
export function emit<Name extends keyof ArchipelEvents>(
	name: Name,
	detail: ArchipelEvents[Name],
	target: EventTarget = document.body,
): boolean {
	return target.dispatchEvent(new CustomEvent(name, { bubbles: true, cancelable: true, detail }));
}

/** Listens to a public event on `document` until `signal` aborts. */
export function on<Name extends keyof ArchipelEvents>(
	name: Name,
	listener: (detail: ArchipelEvents[Name]) => void,
	signal?: AbortSignal,
): void {
	document.addEventListener(
		name,
		(event) => listener((event as CustomEvent<ArchipelEvents[Name]>).detail),
		signal ? { signal } : undefined,
	);
}
