import { cartWishlistMessages } from '../i18n/cart-wishlist-messages';
import { commonMessages } from '../i18n/common-messages';
import { wishlistMessages } from '../i18n/wishlist-messages';
import type { IslandContext } from '../runtime/define-island';
import { wishlistOptions } from '../shop/ti-wishlist/wishlist-options';
import { type NewItem, choiceIn } from '../shop/ti-wishlist/wishlist-api';
import type { WishlistAnswer } from '../shop/ti-wishlist/wishlist-reply';
import type { CartItem } from '../shop/woocommerce/cart-schema';
import type { ChangeOptions } from '../stores/wishlist';
import { keyOf } from '../stores/browser-wishlist';
import { announce } from '../ui/announcer';
import { clearNotice, showNotice, type InlineNotice } from '../dom/inline-notice';
import { pageCart } from './page-cart';
import { pageWishlist } from './page-wishlist';
import { askForList, type Picked } from './pick-list';
import { failureText, linkToList, refusal, savePrivacy } from './wishlist-notices';

export interface CartWish {
	/** Pressed control: busy during the request; messages belong to it. */
	readonly control: HTMLElement;
	/** Key of the cart line. @default the whole cart */
	readonly key?: string | undefined;
	/** Places the message. @default right after the control */
	readonly place?: ((box: HTMLElement) => void) | undefined;
}

/**
 * Adds one cart line, or the whole cart, to a wishlist (WL-10): to the picked list if there are several, or to the browser's list without a
 * wishlist plugin. The cart does not change. Products that were in the list before are neither announced nor removed by « Annuler ».
 */
export async function addCartToWishlist({ control, key, place }: CartWish, context: IslandContext): Promise<void> {
	if (control.hasAttribute('aria-busy')) return;
	const wishlist = pageWishlist();
	const { cart, refresh } = pageCart();
	const notify = (notice: InlineNotice | undefined) => {
		if (notice) showNotice(control, { isDismissible: true, ...notice, ...(place && { place }) });
		else clearNotice(control);
	};
	control.setAttribute('aria-busy', 'true');
	if (!cart.peek()) await refresh();
	if (wishlist.server && !wishlist.state.peek()) await wishlist.refresh();
	control.removeAttribute('aria-busy');
	if (context.signal.aborted) return;

	const items = (cart.peek()?.items ?? []).filter((item) => !key || item.key === key);
	const [item] = items;
	if (!item) {
		const again = {
			label: commonMessages('retry'),
			onClick: () => void addCartToWishlist({ control, key, place }, context),
		};
		return notify({ type: 'error', text: commonMessages('unknown'), action: again });
	}
	const name = key ? item.name : cartWishlistMessages('cart');
	const products = items.map(newItemOf);
	const found = () => products.flatMap(({ product, variation }) => wishlist.find({ product, variation }));
	const before = found();

	const change = (onAnswer?: (answer: WishlistAnswer) => void): ChangeOptions => ({
		signal: context.signal,
		notify: (notice) => notify(notice && { ...notice, text: failureText(notice) }),
		show() {
			control.setAttribute('aria-busy', 'true');
			return (answer) => {
				control.removeAttribute('aria-busy');
				if (answer) onAnswer?.(answer);
			};
		},
	});
	const add = (picked: Picked = {}) => {
		const shown = change((answer) => accept(answer, picked));
		return wishlist.addFromCart({ key, products, ...picked }, shown).perform();
	};
	const accept = (answer: WishlistAnswer, picked: Picked) => {
		savePrivacy(wishlist, answer, picked, notify);
		const known = new Set(before.map(keyOf));
		const added = new Map(found().flatMap((one) => (known.has(keyOf(one)) ? [] : [[keyOf(one), one] as const])));
		const count = added.size;
		const said = key ? wishlistMessages('added', { name }) : cartWishlistMessages('added', { count });
		const link = linkToList(wishlist, answer.list?.url);
		const isMissing = products.some(({ product, variation }) => !wishlist.find({ product, variation }).length);
		if (isMissing) {
			const refused = refusal(answer, link);
			return refused && notify(count ? { ...refused, text: `${said} ${refused.text}` } : refused);
		}
		const holder = wishlist.state.peek()?.lists.find(({ id }) => id === before[0]?.list)?.title;
		const alreadyIn = { name, list: holder || wishlistMessages('list') };
		if (!count) {
			const text = key ? wishlistMessages('alreadyIn', alreadyIn) : cartWishlistMessages('allIn');
			return notify({ type: 'info', text, ...link });
		}
		const undo = async () => {
			for (const one of added.values()) await wishlist.remove(one, change()).perform();
			if ([...added.values()].some((one) => wishlist.find(one).length)) return;
			announce(key ? wishlistMessages('removed', { name }) : cartWishlistMessages('removed', { count }));
		};
		const action = { label: wishlistMessages('undo'), onClick: () => void undo() };
		notify({ type: 'success', text: said, action, duration: NOTICE_DURATION, ...link });
	};

	if (wishlist.server !== 'ti-premium' || wishlistOptions().simpleFlow) return add();
	const holders = new Set(key ? before.map(({ list }) => list) : []);
	return askForList(context, wishlist, { name, holders, opener: control, onPick: (picked) => void add(picked) });
}

/** Milliseconds until a success message hides, without hover or focus (WL-09). */
const NOTICE_DURATION = 6000;

const newItemOf = ({ productId: product, variationId: variation, permalink }: CartItem): NewItem => ({
	product,
	variation,
	type: variation ? 'variable' : 'simple',
	form: choiceIn(permalink),
});
