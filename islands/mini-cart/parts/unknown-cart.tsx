import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { commonMessages } from '../../../src/i18n/common-messages';
import { describeError } from '../../../src/shop/request-error';
import type { CartStore } from '../../../src/stores/cart';
import { hasCartCookie } from '../../../src/stores/cart-cache';
import { announce } from '../../../src/ui/announcer';
import { Spoken } from '../../../src/ui/spoken';
import { t } from '../messages';
import { CartLinks } from './cart-links';
import { EmptyCart } from './empty-cart';

/** State without a known cart: loading, failed, or empty for a visitor without a cart cookie. */
export function UnknownCart({ cart }: { readonly cart: CartStore }) {
	useSignals();
	const error = cart.error.value;
	const isBusy = cart.busy.value;
	useEffect(() => {
		if (error !== undefined) announce(`${t('failed')} ${describeError(error)}`, 'assertive');
	}, [error]);

	if (error !== undefined)
		return (
			<>
				<div className="archipel-notice" data-state="error" aria-busy={isBusy}>
					<span>
						{t('failed')} {describeError(error)}
					</span>
					<button type="button" className="archipel-button" data-fallback="" onClick={() => void cart.refresh()}>
						{commonMessages('retry')}
					</button>
				</div>
				<CartLinks />
			</>
		);
	if (!isBusy && !hasCartCookie()) return <EmptyCart />;
	return <Spoken text={t('loading')} delay={500} className="archipel-mini-cart__loading" />;
}
