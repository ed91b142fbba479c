import type { Cart, CartItem } from '../shop/woocommerce/cart-schema';
import type { Purpose } from './purposes';

/**
 * Where a cart came from: kept in this tab, a request for it, the answer to a change, a script of somebody else, another tab.
 */
export type CartSource = 'cache' | 'refresh' | 'change' | 'script' | 'tab';

/** Public events: what a theme or another plugin may listen to. All bubble to `document`. */
export interface ArchipelEvents {
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
	/** The server's cart is another than before; sent by every tab. */
	'archipel:cart-changed': { readonly cart: Cart };
	/** Fragments were replaced on the page: HTML in them is new. */
	'archipel:fragments-refreshed': {
		readonly fragments: Readonly<Record<string, string>>;
		readonly source: CartSource;
	};
	/** The cart could not be asked for. */
	'archipel:fragments-error': { readonly error: unknown };
	/**
	 * Send it to `document` when the visitor leaves a shared device: every store erases what it kept in this browser (PRIV-01).
	 */
	'archipel:forget-visitor': Readonly<Record<string, never>>;
	/** The visitor has decided what may run; also when another tab or another consent tool said so. */
	'archipel:consent-changed': { readonly purposes: readonly Purpose[] };
}

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
