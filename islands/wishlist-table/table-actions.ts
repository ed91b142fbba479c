import type { InlineNotice } from '../../src/dom/inline-notice';
import { setBusy } from '../../src/dom/mark-busy';
import { pageCart } from '../../src/page/page-cart';
import { pageWishlist } from '../../src/page/page-wishlist';
import { productFormMessages } from '../../src/i18n/product-form-messages';
import { settings } from '../../src/runtime/settings';
import { openGate, safeHtml } from '../../src/safety/html';
import { navigate, safeUrl } from '../../src/safety/url';
import { type TableAction, type NewItem, wishlistApi, choiceIn } from '../../src/shop/ti-wishlist/wishlist-api';
import type { WishlistAnswer, WishlistItem } from '../../src/shop/ti-wishlist/wishlist-reply';
import { keyOf } from '../../src/stores/browser-wishlist';
import { t } from './messages';
import { readList, readQuantities, ROOT, type ServedList, type ServedRow } from './served-list';
import type { createTableRows } from './table-rows';

interface Table {
	readonly host: HTMLElement;
	readonly signal: AbortSignal;
	readonly table: Pick<ReturnType<typeof createTableRows>, 'list' | 'show'>;
	/** @param at Index of the row above which the message is shown. @default the buttons below the rows */
	readonly notify: (notice: InlineNotice | undefined, at?: number) => void;
}

/**
 * Returns the function that sends an action of the table and shows its result. Another press meanwhile is ignored (WL-04). A refresh after a change
 * in another tab is no press: the refresh waits for a pending action, and a press waits for the refresh.
 */
export function createTableActions({ host, signal, table, notify }: Table) {
	const wishlist = pageWishlist();
	let isBusy = false;
	/** Another tab has changed the list while an action was pending. */
	let isStale = false;
	let refreshing: Promise<void> | undefined;

	/** Returns the list of a response. @returns `undefined` for a response without HTML. */
	const rootOf = async ({ content }: WishlistAnswer): Promise<Element | undefined> => {
		if (content === undefined) return undefined;
		await openGate();
		return safeHtml(content).querySelector(ROOT) ?? undefined;
	};
	const busy = (isOn: boolean) => {
		isBusy = isOn;
		setBusy(host, isOn);
	};
	const pieces = () => pageCart().cart.peek()?.count ?? 0;
	const placeOf = ({ row }: TableAction): number | undefined => {
		const at = table.list().rows.findIndex(({ id }) => id === row);
		return at < 0 ? undefined : at;
	};

	const perform = async (action: TableAction, at = placeOf(action)): Promise<void> => {
		const isRefresh = action.action === 'get_data';
		if (isBusy && isRefresh) return void (isStale = true);
		if (isBusy) await refreshing;
		if (isBusy) return;
		const list = table.list();
		const { view } = list;
		// Undo needs the removed items, so the list must be known before.
		if (isRemoval(action) && !wishlist.state.peek()) {
			busy(true);
			await wishlist.refresh();
			busy(false);
		}
		const itemsBefore = wishlist.state.peek()?.items ?? [];
		const piecesBefore = pieces();
		const look = async () => {
			const answer = await wishlistApi.act({ action: 'get_data' }, view);
			const root = await rootOf(answer);
			if (!root) return undefined;
			if (isForCart(action)) await pageCart().refresh();
			return isDone(action, root, readList(root, view), pieces() > piecesBefore) ? { ...answer, ok: true } : undefined;
		};
		const finish = async (answer: WishlistAnswer) => {
			// Updates the theme's own cart (WLT-03).
			if (isForCart(action)) void pageCart().refresh();
			const root = await rootOf(answer);
			if (signal.aborted) return;
			if (root) table.show(root, action.action === 'update');
			if (isRefresh || (answer.ok && answer.redirect && leave(answer.redirect))) return;
			const rows = rowsOf(action, list);
			const lost = answer.ok && isRemoval(action) ? missing(itemsBefore, answer.state?.items ?? itemsBefore) : [];
			const isWhole = lost.length > 0 && lost.length === rows.length;
			const undo = () => void bringBack(lost, rows);
			notify(
				{ ...noticeOf(action, answer, rows), ...(isWhole && { action: { label: t('undo'), onClick: undo } }) },
				at,
			);
		};
		const bringBack = (lost: readonly WishlistItem[], rows: readonly ServedRow[]) => {
			const show = () => (restored?: WishlistAnswer) => {
				if (!restored) return;
				void perform({ action: 'get_data' }, at);
				const isBack = { type: 'success', text: t('undone', { names: namesOf(rows) }) } as const;
				notify(restored.ok ? isBack : noticeOf(action, restored, rows), at);
			};
			const again = lost.map((item) => itemAgain(item, rows));
			return wishlist.addItems(again, { signal, notify: (failed) => notify(failed, at), show }).perform();
		};
		const carriedOut = wishlist
			.act(action, view, {
				signal,
				wasDone: look,
				// A refresh leaves an earlier message, with its undo button, unless it fails.
				notify: (failed) => (failed || !isRefresh) && notify(failed, at),
				show() {
					busy(true);
					return (answer) => {
						busy(false);
						// Without the sanitizer only the server can show the result.
						if (answer) finish(answer).catch(() => location.reload());
					};
				},
			})
			.perform();
		if (isRefresh) refreshing = carriedOut;
		await carriedOut;
		if (isRefresh) refreshing = undefined;
		if (!isStale || isBusy || signal.aborted) return;
		isStale = false;
		await perform({ action: 'get_data' });
	};

	return perform;
}

/** Goes where the shop sends shoppers after adding: its cart or its checkout. An address that is no page is not followed (SERVERS.md, S106). */
function leave(address: string): boolean {
	return isPage(address) && navigate(address);
}

const isPage = (address: string): boolean => safeUrl(address)?.searchParams.has('wc-ajax') === false;

/** Returns the message of an answer, with one line per message of the server. */
function noticeOf(action: TableAction, answer: WishlistAnswer, rows: readonly ServedRow[]): InlineNotice {
	const { ok, messages, redirect } = answer;
	const [row] = rows;
	if (ok && isRemoval(action))
		return { type: 'success', text: t('removed', { names: namesOf(rows), count: rows.length }) };
	// The server would redirect to the product page without a message: stays here instead, with a link to that page.
	if (!ok && row && action.action === 'add_to_cart_single' && !messages.length && redirect !== undefined) {
		const href = safeUrl(isPage(redirect) ? redirect : row.href)?.href;
		const link = href !== undefined && { link: { label: row.name, href } };
		return { type: 'error', text: t('onItsPage', { name: row.name }), ...link };
	}
	const type = messages.length > 1 ? 'info' : 'success';
	const text = messages.join('\n') || t(ok ? 'done' : 'refused');
	return { type: ok ? type : 'error', text, ...(ok && isForCart(action) && cartLink()) };
}

export const cartLink = (): Pick<InlineNotice, 'link'> => ({
	link: { label: productFormMessages('viewCart'), href: settings().shop.cartUrl },
});

const namesOf = (rows: readonly ServedRow[]): string => rows.map(({ name }) => name).join(', ');

const idsOf = ({ row, rows = row === undefined ? undefined : [row] }: TableAction) => rows;

/** Returns the rows that an action means: those that it names, or all. */
function rowsOf(action: TableAction, { rows }: ServedList): ServedRow[] {
	const ids = idsOf(action);
	return rows.filter(({ id }) => ids?.includes(id) ?? true);
}

function missing(before: readonly WishlistItem[], after: readonly WishlistItem[]): WishlistItem[] {
	const left = new Set(after.map(keyOf));
	return before.filter((item) => !left.has(keyOf(item)));
}

/** Returns the item as its heart would add it, with the choice from the address of its row. */
function itemAgain({ list, product, variation }: WishlistItem, rows: readonly ServedRow[]): NewItem {
	const [row] = rows;
	const form = rows.length === 1 && row ? choiceIn(row.href) : new FormData();
	const isChosen = [...form].length > 0;
	// The variation id of a grouped product's child is a product of its own.
	if (variation && rows.length === 1 && !isChosen) return { list, product: variation, variation: 0, type: 'simple' };
	return { list, product, variation, type: variation ? 'variable' : 'simple', form };
}

const isForCart = ({ action }: TableAction): boolean => action.startsWith('add_to_cart');
const isRemoval = ({ action }: TableAction): boolean => /^remove(_selected)?$/.test(action);

/** Whether a list shows that an action with a lost response was done. */
export function isDone(wanted: TableAction, root: Element, { rows }: ServedList, hasMorePieces: boolean): boolean {
	const { action, quantities = {}, order = [] } = wanted;
	const isThere = (id: number) => rows.some((row) => row.id === id);
	if (isForCart(wanted)) return hasMorePieces;
	if (isRemoval(wanted) || action === 'move_single') return !idsOf(wanted)?.some(isThere);
	if (action !== 'update') return false;
	const now = readQuantities(root, 'defaultValue');
	const isCounted = Object.entries(quantities).every(([row, quantity]) => (now[Number(row)] ?? quantity) === quantity);
	const left = order.filter(isThere);
	return isCounted && (!left.length || left.join() === rows.map(({ id }) => id).join());
}
