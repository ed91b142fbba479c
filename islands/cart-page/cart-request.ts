import type { MutationOptions } from '../../src/shop/mutation';
import {
	lineOf,
	type CartPage,
	type CartTotals,
	type Lines,
	type ShippingMethods,
} from '../../src/shop/woocommerce/cart-page';
import type { CouponAnswer, PageForm, WasDone, cartPageApi } from '../../src/shop/woocommerce/cart-page-api';

/** Request of the shopper to the server. */
export type CartRequest = (
	| { readonly kind: 'update'; readonly isAutomatic: boolean }
	| { readonly kind: 'remove'; readonly href: string; readonly byPointer: boolean }
	| { readonly kind: 'undo'; readonly href: string }
	| { readonly kind: 'empty' | 'calculate'; readonly form: () => PageForm }
	| { readonly kind: 'apply-coupon' | 'remove-coupon'; readonly code: string }
	| { readonly kind: 'ship'; readonly methods: ShippingMethods }
	/** Fetches the totals after a coupon. */
	| { readonly kind: 'totals' }
	/** Fetches the page after a change elsewhere. */
	| { readonly kind: 'reload'; readonly keepsNotices: boolean }
) & {
	/** Control that shows the failure notice, and gets the focus on a retry. */
	readonly control?: HTMLElement | undefined;
};

/** Response of the server. A coupon gets notices first, then totals. */
export interface Reply {
	readonly page?: CartPage;
	readonly totals?: CartTotals;
	readonly coupon?: CouponAnswer;
}

export type Shown = Pick<CartPage, 'lines' | 'coupons'>;

/** Region that is busy while a request is in flight. */
export type Region = 'cart' | 'totals';

/** How to send a request, and how to check whether the server carried it out. */
type Change = Pick<MutationOptions<Reply>, 'send' | 'wasDone' | 'mayBeLate'>;

/** Result of a coupon change whose response was lost. */
const DONE: CouponAnswer = { ok: true, notices: [], text: '' };

/** Returns the name of a request. A second request of the same name is a retry or a double click; another coupon is another request. */
export function nameOf(request: CartRequest): string {
	if ('href' in request) return `${request.kind} ${lineOf(request.href) ?? request.href}`;
	return 'code' in request ? `${request.kind} ${request.code}` : request.kind;
}

/** Returns the regions that are busy during a request. An automatic update keeps the lines usable for more presses of plus. */
export function regionsOf(request: CartRequest): readonly Region[] {
	const concernsAll = ['remove', 'undo', 'empty', 'apply-coupon'].includes(request.kind);
	return concernsAll || (request.kind === 'update' && !request.isAutomatic) ? ['cart', 'totals'] : ['totals'];
}

/** Returns the line that gets the focus: after a removal the next, else the previous one; after an undo the restored one. */
export function focusAfter(request: CartRequest, lines: readonly string[]): string | undefined {
	const line = 'href' in request ? lineOf(request.href) : undefined;
	if (request.kind === 'undo' || !line) return line;
	const at = lines.indexOf(line);
	return at < 0 ? undefined : (lines[at + 1] ?? lines[at - 1]);
}

export interface Asking {
	readonly api: typeof cartPageApi;
	/** Returns the cart form as the browser would submit it, with these quantities only. */
	readonly readForm: (quantities: Lines) => PageForm;
	/** Returns the lines and coupons on the page. */
	readonly shown: () => Shown;
	/** Returns the quantities of the last update. */
	readonly sent: () => Lines;
}

/** Returns how each kind of request is sent: a function that takes a getter of the latest request. */
export function createChanges({ api, readForm, shown, sent }: Asking): (current: () => CartRequest) => Change {
	/** Fetches the totals; without a totals box only the whole page shows the coupons. */
	const lookAtTotals = async (): Promise<Reply> =>
		shown().coupons ? { totals: await api.totals() } : { page: await api.read() };

	/** Change whose response is the updated page. */
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
			// Arrow keys pass through methods: repeats until the choice stays the same.
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
			// A refusal may hide an earlier success, unless the page already showed the change.
			mayBeLate: ({ coupon }) => !coupon!.ok && !isDone(shown()),
		};
	};

	return (current) => {
		const request = current();
		switch (request.kind) {
			case 'update':
				return pageChange(
					(wasDone) => api.send(readForm(sent()), wasDone),
					// A removed line can no longer be changed.
					({ lines }) => [...sent()].every(([line, quantity]) => (lines.get(line) ?? quantity) === quantity),
				);
			case 'remove':
				return linkChange(request.href, (lines, line) => !lines.has(line!));
			case 'undo':
				return linkChange(request.href, (lines, line) => (line ? lines.has(line) : lines.size > 0));
			case 'empty':
				return pageChange(
					(wasDone) => api.send(request.form(), wasDone),
					({ lines }) => !lines.size,
				);
			case 'calculate':
				// Only the notice of the response shows success.
				return { send: async () => ({ page: await api.send(request.form(), () => false) }) };
			case 'reload':
				return { send: async () => ({ page: await api.read() }) };
			case 'totals':
				return { send: lookAtTotals };
			case 'ship':
				return shippingChange(() => (current() as typeof request).methods);
			case 'apply-coupon':
			case 'remove-coupon':
				return couponChange(() => (current() as typeof request).code, request.kind === 'apply-coupon');
			default:
				return request satisfies never;
		}
	};
}
