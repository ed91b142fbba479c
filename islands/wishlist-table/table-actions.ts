import { setBusy } from '../../src/dom/mark-busy';
import { pageCart } from '../../src/page/page-cart';
import { pageWishlist } from '../../src/page/page-wishlist';
import { productFormMessages } from '../../src/i18n/product-form-messages';
import { settings } from '../../src/runtime/settings';
import { openGate, safeHtml } from '../../src/safety/html';
import { navigate, safeUrl } from '../../src/safety/url';
import type { FailureNotice } from '../../src/shop/mutation';
import { type TableAction, type NewItem, wishlistApi, choiceIn } from '../../src/shop/ti-wishlist/wishlist-api';
import type { WishlistAnswer, WishlistItem } from '../../src/shop/ti-wishlist/wishlist-reply';
import { keyOf } from '../../src/stores/browser-wishlist';
import { t } from './messages';
import { readList, readQuantities, ROOT, type ServedList, type ServedRow } from './served-list';

export interface TableMessage {
	/** Index of the row above which the message is shown; the number of rows stands for the buttons below. */
	readonly at: number;
	readonly type: 'error' | 'success' | 'info';
	/** One line per message of the server. */
	readonly lines: readonly string[];
	readonly action?: { readonly label: string; readonly onClick: () => void };
	readonly link?: { readonly label: string; readonly href: string };
}

interface Table {
	readonly host: HTMLElement;
	readonly signal: AbortSignal;
	readonly list: () => ServedList;
	/** Shows a new list. @param keepsOrder Whether an unsaved order stays. */
	readonly show: (root: Element, keepsOrder: boolean) => void;
	readonly notify: (message: TableMessage | undefined) => void;
}

/**
 * Returns the function that sends an action of the table and shows its result. Another press meanwhile is ignored (WL-04). A refresh after a change
 * in another tab is no press: the refresh waits for a pending action, and a press waits for the refresh.
 */
export function createTableActions({ host, signal, list: shown, show, notify }: Table) {
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
	const notifyFailure = (at: number) => (notice: FailureNotice | undefined) =>
		notify(notice && { at, type: 'error', lines: [notice.text], action: notice.action });
	/** Like `notifyFailure`, for a refresh: without an error an earlier message stays, with its undo button. */
	const notifyFailureOnly = (at: number) => {
		let hasFailed = false;
		return (notice: FailureNotice | undefined) => {
			if (notice || hasFailed) notifyFailure(at)(notice);
			hasFailed = Boolean(notice);
		};
	};

	const perform = async (action: TableAction, isChanged: boolean, at: number): Promise<void> => {
		const isRefresh = action.action === 'get_data';
		if (isBusy && isRefresh) return void (isStale = true);
		if (isBusy) await refreshing;
		if (isBusy) return;
		const list = shown();
		const { view } = list;
		// Undo needs the removed items, so the list must be known before.
		if (isRemoval(action) && !wishlist.state.peek()) {
			busy(true);
			await wishlist.refresh();
			busy(false);
		}
		const itemsBefore = wishlist.state.peek()?.items ?? [];
		const piecesBefore = pageCart().cart.peek()?.count ?? 0;
		const look = async () => {
			const answer = await wishlistApi.act({ action: 'get_data' }, view);
			const root = await rootOf(answer);
			if (!root) return undefined;
			if (isForCart(action)) await pageCart().refresh();
			const pieces = pageCart().cart.peek()?.count ?? 0;
			return isDone(action, root, readList(root, view), pieces > piecesBefore) ? { ...answer, ok: true } : undefined;
		};
		const finish = async (answer: WishlistAnswer) => {
			// Updates the theme's own cart (WLT-03).
			if (isForCart(action)) void pageCart().refresh();
			const root = await rootOf(answer);
			if (signal.aborted) return;
			if (root) show(root, isChanged && action.action !== 'update');
			if (isRefresh || (answer.ok && answer.redirect && leave(answer.redirect))) return;
			const rows = rowsOf(action, list);
			const lost = answer.ok && isRemoval(action) ? missing(itemsBefore, answer.state?.items ?? itemsBefore) : [];
			notify({
				at,
				...messageOf(action, answer, rows),
				...(lost.length > 0 && lost.length === rows.length && { action: { label: t('undo'), onClick: undo } }),
			});
			function undo() {
				notify(undefined);
				const bringBack = wishlist.addItems(
					lost.map((item) => itemAgain(item, rows)),
					{ signal, notify: notifyFailure(at), show: () => showBack },
				);
				void bringBack.perform();
			}
			function showBack(restored?: WishlistAnswer) {
				if (!restored) return;
				void perform({ action: 'get_data' }, isChanged, at);
				const isBack = { type: 'success', lines: [t('undone', { names: namesOf(rows) })] } as const;
				notify({ at, ...(restored.ok ? isBack : messageOf(action, restored, rows)) });
			}
		};
		const carriedOut = wishlist
			.act(action, view, {
				signal,
				wasDone: look,
				notify: (isRefresh ? notifyFailureOnly : notifyFailure)(at),
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
		await perform({ action: 'get_data' }, isChanged && action.action !== 'update', shown().rows.length);
	};

	return perform;
}

/** Goes where the shop sends shoppers after adding: its cart or its checkout. An address that is no page is not followed (SERVERS.md, S106). */
function leave(address: string): boolean {
	return isPage(address) && navigate(address);
}

const isPage = (address: string): boolean => safeUrl(address)?.searchParams.has('wc-ajax') === false;

function messageOf(action: TableAction, answer: WishlistAnswer, rows: readonly ServedRow[]): Omit<TableMessage, 'at'> {
	const { ok, messages, redirect } = answer;
	const [row] = rows;
	if (ok && isRemoval(action)) {
		const lines = [t('removed', { names: namesOf(rows), count: rows.length })];
		return { type: 'success', lines };
	}
	// The server would redirect to the product page without a message: stays here instead, with a link to that page.
	if (!ok && row && action.action === 'add_to_cart_single' && !messages.length && redirect !== undefined) {
		const href = safeUrl(isPage(redirect) ? redirect : row.href)?.href;
		return {
			type: 'error',
			lines: [t('onItsPage', { name: row.name })],
			...(href !== undefined && { link: { label: row.name, href } }),
		};
	}
	const lines = messages.length ? messages : [t(ok ? 'done' : 'refused')];
	return {
		type: !ok ? 'error' : lines.length > 1 ? 'info' : 'success',
		lines,
		...(ok && isForCart(action) && cartLink()),
	};
}

export const cartLink = (): Pick<TableMessage, 'link'> => ({
	link: { label: productFormMessages('viewCart'), href: settings().shop.cartUrl },
});

const namesOf = (rows: readonly ServedRow[]): string => rows.map(({ name }) => name).join(', ');

function rowsOf(action: TableAction, { rows }: ServedList): ServedRow[] {
	if ('row' in action) return rows.filter(({ id }) => id === action.row);
	return 'rows' in action ? rows.filter(({ id }) => action.rows.includes(id)) : [...rows];
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

const nameOf = (action: TableAction): string => (action.action === 'selected' ? action.name : action.action);
const isForCart = (action: TableAction): boolean => nameOf(action).startsWith('add_to_cart');
const isRemoval = (action: TableAction): boolean => /^remove(_selected)?$/.test(nameOf(action));

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
