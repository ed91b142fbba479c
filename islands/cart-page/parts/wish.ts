import type { MutationOptions } from '../../../src/shop/mutation';
import {
	lineOf,
	type CartPage,
	type CartTotals,
	type Lines,
	type ShippingMethods,
} from '../../../src/shop/woocommerce/cart-page';
import type { CouponAnswer, PageForm, WasDone, cartPageApi } from '../../../src/shop/woocommerce/cart-page-api';

/** Something the shopper wants of the server. */
export type Wish = (
	| { readonly kind: 'update'; readonly isAutomatic: boolean }
	| { readonly kind: 'remove'; readonly href: string; readonly byPointer: boolean }
	| { readonly kind: 'undo'; readonly href: string }
	| { readonly kind: 'empty' | 'calculate'; readonly form: () => PageForm }
	| { readonly kind: 'apply-coupon' | 'remove-coupon'; readonly code: string }
	| { readonly kind: 'ship'; readonly methods: ShippingMethods }
	/** The totals after a coupon. */
	| { readonly kind: 'totals' }
	/** The page after a change elsewhere. */
	| { readonly kind: 'reload'; readonly keepsNotices: boolean }
) & {
	/** Who gets the focus when it is tried again, and has the failure beside it. */
	readonly control?: HTMLElement | undefined;
};

/** What the server said: to a coupon first its notices, then the totals. */
export interface Reply {
	readonly page?: CartPage;
	readonly totals?: CartTotals;
	readonly coupon?: CouponAnswer;
}

export type Shown = Pick<CartPage, 'lines' | 'coupons'>;

/** What waits for an answer, and must not be touched meanwhile. */
export type Region = 'cart' | 'totals';

/** How a wish is sent, and how to see whether it was carried out. */
type Change = Pick<MutationOptions<Reply>, 'send' | 'wasDone' | 'mayBeLate'>;

/** The change was made; the server's words about it were lost. */
const DONE: CouponAnswer = { ok: true, notices: [], text: '' };

/** A second wish of the same name is another try, or a double click. */
export function nameOf(wish: Wish): string {
	if ('href' in wish) return `${wish.kind} ${lineOf(wish.href) ?? wish.href}`;
	return 'code' in wish && wish.kind === 'remove-coupon' ? `${wish.kind} ${wish.code}` : wish.kind;
}

/** What must not be touched while a wish is under way. Whoever presses plus three times must not be stopped after the first. */
export function regionsOf(wish: Wish): readonly Region[] {
	const concernsAll = ['remove', 'undo', 'empty', 'apply-coupon'].includes(wish.kind);
	return concernsAll || (wish.kind === 'update' && !wish.isAutomatic) ? ['cart', 'totals'] : ['totals'];
}

/** The line in which the shopper goes on: below the one that was removed, else above it; the one that came back. */
export function focusAfter(wish: Wish, lines: readonly string[]): string | undefined {
	const line = 'href' in wish ? lineOf(wish.href) : undefined;
	if (wish.kind === 'undo' || !line) return line;
	const at = lines.indexOf(line);
	return at < 0 ? undefined : (lines[at + 1] ?? lines[at - 1]);
}

export interface Asking {
	readonly api: typeof cartPageApi;
	/** The cart form as the browser would send it, with these quantities and no others. */
	readonly readForm: (quantities: Lines) => PageForm;
	/** What the page shows now. */
	readonly shown: () => Shown;
	/** The quantities of the last update. */
	readonly sent: () => Lines;
}

/** What each kind of wish asks of the server. @returns To be called with the wish as it is by then. */
export function createChanges({ api, readForm, shown, sent }: Asking): (current: () => Wish) => Change {
	/** The totals as they are now; a theme without totals shows coupons nowhere else than on the page as a whole. */
	const lookAtTotals = async (): Promise<Reply> =>
		shown().coupons ? { totals: await api.totals() } : { page: await api.read() };

	/** A change that is answered by the page as it is then. */
	const pageChange = (send: (wasDone: WasDone) => Promise<CartPage>, wasDone: WasDone): Change => ({
		send: async () => ({ page: await send(wasDone) }),
		async wasDone() {
			const page = await api.read();
			return wasDone(page) ? { page } : undefined;
		},
	});

	const linkChange = (href: string, wasDone: (lines: Lines, line: string | undefined) => boolean): Change =>
		pageChange(
			(isDone) => api.open(href, isDone),
			({ lines }) => wasDone(lines, lineOf(href)),
		);

	const shippingChange = (current: () => ShippingMethods): Change => ({
		async send() {
			// The arrow keys choose on their way: what counts is where they stop.
			for (;;) {
				const methods = current();
				const totals = await api.updateShippingMethod(methods);
				if (methods === current()) return { totals };
			}
		},
		async wasDone() {
			const totals = await api.totals();
			return JSON.stringify(totals.methods) === JSON.stringify(current()) ? { totals } : undefined;
		},
	});

	const couponChange = (code: () => string, applies: boolean): Change => {
		const isDone = ({ coupons }: Pick<Shown, 'coupons'>) => coupons?.includes(code().toLowerCase()) === applies;
		return {
			send: async () => ({ coupon: await (applies ? api.applyCoupon(code()) : api.removeCoupon(code())) }),
			async wasDone() {
				const seen = await lookAtTotals();
				return isDone((seen.totals ?? seen.page)!) ? { coupon: DONE, ...seen } : undefined;
			},
			// The server refuses what it has just done, unless it had been done before.
			mayBeLate: ({ coupon }) => !coupon!.ok && !isDone(shown()),
		};
	};

	return (current) => {
		const wish = current();
		switch (wish.kind) {
			case 'update':
				return pageChange(
					(wasDone) => api.send(readForm(sent()), wasDone),
					// What is gone cannot be changed any more.
					({ lines }) => [...sent()].every(([line, quantity]) => (lines.get(line) ?? quantity) === quantity),
				);
			case 'remove':
				return linkChange(wish.href, (lines, line) => !lines.has(line!));
			case 'undo':
				return linkChange(wish.href, (lines, line) => (line ? lines.has(line) : lines.size > 0));
			case 'empty':
				return pageChange(
					(wasDone) => api.send(wish.form(), wasDone),
					({ lines }) => !lines.size,
				);
			case 'calculate':
				// Nothing but its notice tells that it was done.
				return { send: async () => ({ page: await api.send(wish.form(), () => false) }) };
			case 'reload':
				return { send: async () => ({ page: await api.read() }) };
			case 'totals':
				return { send: lookAtTotals };
			case 'ship':
				return shippingChange(() => (current() as typeof wish).methods);
			case 'apply-coupon':
			case 'remove-coupon':
				return couponChange(() => (current() as typeof wish).code, wish.kind === 'apply-coupon');
			default:
				return wish satisfies never;
		}
	};
}
