import { expect, test, vi } from 'vitest';
import { safeHtml } from '../../safety/html';
import { findNotices, isErrorNotice, noticeText } from './page-notices';

vi.mock('../../safety/html', () => import('../../../tests/setup/open-gate'));

const texts = (html: string) => findNotices(safeHtml(html)).map(noticeText);

test('[CP-05] notices are found wherever the theme prints them, each text once', () =>
	expect(
		texts(`
			<div class="woocommerce-message" role="alert">Panier mis à jour.</div>
			<div class="woocommerce-notices-wrapper"><div class="woocommerce-message">Panier
				mis à jour.</div><ul class="woocommerce-error"><li>Stock.</li></ul></div>
			<div class="wc-block-components-notice-banner is-info">Info.</div>`),
	).toEqual(['Panier mis à jour.', 'Stock.', 'Info.']));

test('[CP-05] what is a part of the page is no notice: the empty cart, toggles, boxes inside the totals, empty ones', () =>
	expect(
		texts(`
			<div class="cart-empty woocommerce-info">Vide.</div>
			<div class="woocommerce-form-coupon-toggle"><div class="woocommerce-info">Un code ?</div></div>
			<div class="cart_totals"><div class="woocommerce-info">Encore 5 €</div></div>
			<div class="woocommerce-message"> </div>`),
	).toEqual([]));

test('errors are told from the rest by their class, not by their words', () => {
	const [error, info] = findNotices(
		safeHtml('<ul class="woocommerce-error"><li>Ok.</li></ul><div class="woocommerce-info">Erreur.</div>'),
	);
	expect([isErrorNotice(error!), isErrorNotice(info!)]).toEqual([true, false]);
});
