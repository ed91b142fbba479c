import { cartPageApi } from '../../../src/shop/woocommerce/cart-page-api';
import { rootOf, type CartPage } from '../../../src/shop/woocommerce/cart-page';
import { emit, on } from '../../../src/stores/events';
import { pageCart } from '../../../src/dom/page-cart';
import { CART_FORM } from '../../../src/shop/woocommerce/cart-page';
import { t } from '../messages';
import { swapRoot } from './emptied';
import { clearNotices, showNotices, takeKeptNotices } from './notices';
import { createPerformer, refreshOthers } from './perform';
import { addUndoLinks } from './undo-links';

/** The empty cart: what was said before a reload is said again, and what was removed can be brought back in place. */
export function enhanceEmptyCart(part: HTMLElement, signal: AbortSignal): void {
	const performer = createPerformer(signal);
	const kept = takeKeptNotices();
	if (kept.length) showNotices(kept, part);

	const show = (page: CartPage) => {
		if (!page.form) return showNotices(page.notices, part);
		clearNotices();
		swapRoot(rootOf(part), page);
		const form = document.querySelector<HTMLFormElement>(CART_FORM) ?? undefined;
		if (form) showNotices(page.notices, form, 'none');
		emit('archipel:cart-page-updated', { form });
		refreshOthers();
	};
	addUndoLinks({ ...performer, regions: () => [part], show, signal });
	on(
		'archipel:cart-changed',
		({ cart }) => {
			if (!cart.items.length || performer.isBusy()) return;
			void performer.perform({
				name: 'fill',
				control: part,
				regions: [part],
				failure: t('changedElsewhere'),
				run: async () => show(await cartPageApi.read(location.href)),
			});
		},
		signal,
	);
	pageCart();
}
