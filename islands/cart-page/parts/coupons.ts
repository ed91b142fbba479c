import { cartPageApi, type CouponAnswer } from '../../../src/shop/woocommerce/cart-page-api';
import { CART_FORM } from '../../../src/shop/woocommerce/cart-page';
import { emit } from '../../../src/stores/events';
import { announce } from '../../../src/ui/announcer';
import type { CartControl } from './cart-control';
import { isDoubtful } from './cart-links';
import { isModified } from './lines';
import { clearNotices, showNotices } from './notices';
import { refreshOthers } from './perform';

const ERROR_ID = 'coupon-error-notice';
const REMOVE = 'a.woocommerce-remove-coupon';

/**
 * Applies and removes coupons (CP-04). What is wrong with a code is said at its field, as WooCommerce's script does.
 *
 * @returns Applies the code of the field.
 */
export function addCoupons(control: CartControl): () => void {
	const { form, signal, totals, perform, showTotals, show } = control;
	const field = () => form.querySelector<HTMLInputElement>('[name="coupon_code"]');

	/** @param seen The totals, where they have been asked for already. */
	const refreshTotals = async (seen?: HTMLElement) => {
		const present = totals();
		if (present) showTotals(seen ?? (await cartPageApi.totals()));
		// A theme without totals shows coupons nowhere else than on the page as a whole.
		else show(await cartPageApi.read(location.href), { keepNotices: true });
		refreshOthers();
	};

	const apply = () => {
		const input = field();
		if (!input) return;
		const code = input.value.trim();
		const isOn = (box: Element | undefined) => couponsIn(box).includes(code.toLowerCase());
		/** Kept for another try: what failed then was only the look at the totals. */
		let answer: CouponAnswer | undefined;
		void perform({
			name: 'coupon',
			control: input,
			anchor: input.closest('.coupon') ?? undefined,
			regions: [form, totals()],
			async run() {
				let seen: HTMLElement | undefined;
				if (!answer) {
					const wasOn = isOn(totals());
					answer = await orTotals(cartPageApi.applyCoupon(code), isOn);
					// Browsers send a request once more whose connection broke: the server refuses what it has just done.
					if (!answer.ok && !wasOn) seen = await cartPageApi.totals().catch(() => undefined);
					if (isOn(seen)) answer = DONE;
					clearError(input);
					if (answer.ok) {
						input.value = '';
						showNotices(answer.notices, form);
					} else refuse(input, answer.text);
					emit('archipel:coupon-applied', { code, ok: answer.ok, message: answer.text });
				}
				await refreshTotals(seen);
			},
		});
	};

	const remove = (link: HTMLElement) => {
		const code = link.dataset['coupon'] ?? '';
		let answer: CouponAnswer | undefined;
		void perform({
			name: `remove coupon ${code}`,
			control: link,
			regions: [totals()],
			async run() {
				if (!answer) {
					answer = await orTotals(
						cartPageApi.removeCoupon(code),
						(box) => !couponsIn(box).includes(code.toLowerCase()),
					);
					showNotices(answer.notices, form);
					const input = field();
					if (input) clearError(input);
					emit('archipel:coupon-removed', { code });
				}
				await refreshTotals();
			},
		});
	};

	form.addEventListener('input', ({ target }) => target === field() && clearError(target as HTMLInputElement), {
		signal,
	});
	document.addEventListener(
		'click',
		(event) => {
			const link = (event.target as Element).closest<HTMLElement>(REMOVE);
			if (!link || event.defaultPrevented || isModified(event) || !totals()?.contains(link)) return;
			event.preventDefault();
			remove(link);
		},
		{ signal },
	);
	return apply;
}

/** The change was made; the server's words about it were lost. */
const DONE: CouponAnswer = { ok: true, notices: [], text: '' };

/** If the answer is lost, the totals tell whether the change was made. */
async function orTotals(
	answer: Promise<CouponAnswer>,
	wasDone: (totals: HTMLElement) => boolean,
): Promise<CouponAnswer> {
	try {
		return await answer;
	} catch (error) {
		if (!isDoubtful(error)) throw error;
		const totals = await cartPageApi.totals().catch(() => undefined);
		if (totals && wasDone(totals)) return DONE;
		throw error;
	}
}

/** Codes of the coupons that are on, in small letters. */
export function couponsIn(totals: Element | undefined): string[] {
	const links = [...(totals?.querySelectorAll<HTMLElement>(REMOVE) ?? [])];
	return links.map(({ dataset }) => (dataset['coupon'] ?? '').toLowerCase());
}

/** The message stands at the field, is read with it, and the field has the focus (contracts/browser/cart-page, badCoupon). */
function refuse(input: HTMLInputElement, text: string): void {
	clearNotices();
	const error = document.createElement('p');
	error.id = ERROR_ID;
	error.className = 'coupon-error-notice';
	announce(text, 'assertive');
	error.textContent = text;
	input.classList.add('has-error');
	input.setAttribute('aria-invalid', 'true');
	input.setAttribute('aria-describedby', ERROR_ID);
	(input.closest('.coupon') ?? input.closest(CART_FORM))?.append(error);
	input.focus();
	// On a phone it stands below the button, which may be at the lower edge.
	error.scrollIntoView({ block: 'nearest' });
}

function clearError(input: HTMLInputElement): void {
	document.getElementById(ERROR_ID)?.remove();
	input.classList.remove('has-error');
	for (const name of ['aria-invalid', 'aria-describedby']) input.removeAttribute(name);
}
