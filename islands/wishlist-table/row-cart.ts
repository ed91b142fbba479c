import { createAddToCart } from '../../src/page/add-to-cart';
import { formData } from '../../src/dom/form-fields';
import { pageCart } from '../../src/page/page-cart';
import { textOf } from '../../src/safety/html';
import { safeUrl } from '../../src/safety/url';
import type { StoreProduct } from '../../src/shop/woocommerce/store-products';
import { t } from './messages';
import { cartLink, type TableMessage } from './table-actions';

/**
 * Creates the function that adds products of the browser's own list to the cart, one request each. Errors are shown in the product's row, also for
 * “add all” (WLT-03).
 *
 * @returns A function to call for each press, with the row's button if that was pressed.
 */
export function createRowCart(
	notify: (id: number, message: Omit<TableMessage, 'at'> | undefined) => void,
): (product: StoreProduct, button?: HTMLElement) => void {
	const presses = new Map<number, (button: HTMLElement) => void>();

	const createPress = ({ id, name: html, permalink }: StoreProduct) => {
		const name = textOf(html);
		const href = safeUrl(permalink)?.href;
		return createAddToCart({
			read: () => formData({ product_id: id, quantity: 1 }),
			createAdd: (data) => pageCart().add(data),
			notify: (_button, notice) =>
				notify(
					id,
					notice && { type: notice.type, lines: [notice.text ?? ''], ...(notice.action && { action: notice.action }) },
				),
			onAdded: () => notify(id, { type: 'success', lines: [t('added', { name })], ...cartLink() }),
			onRefused: ({ message }) =>
				notify(id, {
					type: 'error',
					lines: [message ?? t('notAdded', { name })],
					...(href !== undefined && { link: { label: name, href } }),
				}),
		});
	};
	return (product, button) => {
		const { id } = product;
		const press = presses.get(id) ?? createPress(product);
		presses.set(id, press);
		press(
			button ?? document.querySelector<HTMLElement>(`[data-archipel-row="${id}"]`) ?? document.createElement('button'),
		);
	};
}
