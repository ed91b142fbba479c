import { signal as createSignal } from '@preact/signals-core';
import type { IslandContext } from '../../../src/runtime/define-island';
import { IslandError } from '../../../src/runtime/errors';
import { lazyView } from '../../../src/runtime/lazy-view';
import type { CartStore } from '../../../src/stores/cart';
import { hasCartCookie } from '../../../src/stores/cart-cache';
import { watch } from '../../../src/stores/watch';
import { t } from '../messages';
import type { Props } from '../props';
import type { CartActions } from './cart-actions';
import { followVisibility } from './visibility';

/**
 * Shows the lines in the page itself, mostly in WooCommerce's own widget. While the cart is empty, the server's HTML stays and no view is loaded.
 */
export function inlineCart(
	host: HTMLElement,
	props: Props,
	context: IslandContext,
	cart: CartStore,
	actions: CartActions,
): void {
	const { fail, signal } = context;
	const waiting = document.createElement('p');
	waiting.textContent = t('loading');
	let isAsked = false;
	const panelProps = { ...props, context, cart, actions, isOpen: createSignal(true), onClose() {} };
	const files = async () => {
		const view = await import('../panel');
		waiting.remove();
		return view;
	};
	const panel = lazyView(context, files, panelProps, { host });
	const show = () => {
		isAsked = true;
		panel.show().catch((cause: unknown) => fail(new IslandError('load', 'its panel could not be loaded', { cause })));
	};

	watch(signal, () => {
		const known = cart.cart.value;
		const hasFailed = cart.error.value !== undefined && hasCartCookie();
		if (known?.items.length || (!known && hasFailed)) show();
		// The theme's fragments may still work where our cart does not: after `fail()` the host is updated by fragments again.
		else if (!known && cart.reply.value) fail(new Error('the shop sends no cart; is its plugin switched on?'));
	});

	const widget = host.closest('.hide_cart_widget_if_empty')?.closest<HTMLElement>('.widget_shopping_cart');
	const box = widget ?? (props.hideWhenEmpty ? host : undefined);
	if (!box) return;
	const { display } = box.style;
	followVisibility(
		cart,
		actions,
		(isShown) => {
			// The theme's own `display` for the widget would override `hidden`.
			box.style.display = isShown ? display : 'none';
			if (isShown && !isAsked) host.append(waiting);
			else if (!isShown) waiting.remove();
		},
		context,
	);
	signal.addEventListener('abort', () => {
		box.style.display = display;
		waiting.remove();
	});
}
