import type { TableAction } from '../../src/shop/ti-wishlist/wishlist-api';
import type { ServedList } from './served-list';
import { readQuantities } from './table-wish';

const nameOf = (action: TableAction): string => (action.action === 'selected' ? action.name : action.action);
/** Whether the action adds products to the cart. */
export const isForCart = (action: TableAction): boolean => nameOf(action).startsWith('add_to_cart');
/** Whether the action removes products from the list. */
export const isRemoval = (action: TableAction): boolean => /^remove(_selected)?$/.test(nameOf(action));

/** Whether a list shows that an action with a lost response was done. */
export function isDone(action: TableAction, root: Element, { rows }: ServedList, hasMorePieces: boolean): boolean {
	const isThere = (wanted: number) => rows.some(({ id }) => id === wanted);
	if (isForCart(action)) return hasMorePieces;
	if (isRemoval(action) || action.action === 'move_single') {
		const taken = 'row' in action ? [action.row] : 'rows' in action ? action.rows : [];
		return !taken.some(isThere);
	}
	if (action.action !== 'update') return false;
	const now = readQuantities(root, 'defaultValue');
	const isCounted = Object.entries(action.quantities).every(
		([row, quantity]) => (now[Number(row)] ?? quantity) === quantity,
	);
	const order = action.order?.filter(isThere) ?? [];
	return isCounted && (!order.length || order.join() === rows.map(({ id }) => id).join());
}
