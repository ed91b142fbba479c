import { cartPageApi } from '../../../src/shop/woocommerce/cart-page-api';
import { CART_FORM } from '../../../src/shop/woocommerce/cart-page';
import { emit } from '../../../src/stores/events';
import type { CartControl } from './cart-control';
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

	const refreshTotals = async () => {
		const present = totals();
		if (present) showTotals(await cartPageApi.totals());
		// A theme without totals shows coupons nowhere else than on the page as a whole.
		else show(await cartPageApi.open(location.href), { keepNotices: true });
		refreshOthers();
	};

	const apply = () => {
		const input = field();
		const code = input?.value.trim() ?? '';
		if (!input) return;
		let isRepeated = false;
		void perform({
			name: 'coupon',
			control: input,
			anchor: input.closest('.coupon') ?? undefined,
			regions: [form, totals()],
			async run() {
				const answer = await cartPageApi.applyCoupon(code);
				clearError(input);
				// When the first answer was lost the code may be on already, and the server says no to the second.
				if (isRepeated && !answer.ok) await refreshTotals();
				const ok = answer.ok || (isRepeated && hasCoupon(code));
				if (ok) input.value = '';
				if (answer.ok) showNotices(answer.notices, form);
				else if (!ok) refuse(input, answer.text);
				emit('archipel:coupon-applied', { code, ok, message: answer.text });
				if (answer.ok || !isRepeated) await refreshTotals();
			},
			onFailed: () => void (isRepeated = true),
		});
	};

	const remove = (link: HTMLElement) => {
		const code = link.dataset['coupon'] ?? '';
		void perform({
			name: `remove coupon ${code}`,
			control: link,
			regions: [totals()],
			async run() {
				const { notices } = await cartPageApi.removeCoupon(code);
				showNotices(notices, form);
				const input = field();
				if (input) clearError(input);
				emit('archipel:coupon-removed', { code });
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

	function hasCoupon(code: string): boolean {
		const links = [...(totals()?.querySelectorAll<HTMLElement>(REMOVE) ?? [])];
		return links.some(({ dataset }) => dataset['coupon']?.toLowerCase() === code.toLowerCase());
	}
}

/** The message stands at the field, is read with it, and the field has the focus (contracts/browser/cart-page, badCoupon). */
function refuse(input: HTMLInputElement, text: string): void {
	clearNotices();
	const error = document.createElement('p');
	error.id = ERROR_ID;
	error.className = 'coupon-error-notice';
	error.setAttribute('role', 'alert');
	error.textContent = text;
	input.classList.add('has-error');
	input.setAttribute('aria-invalid', 'true');
	input.setAttribute('aria-describedby', ERROR_ID);
	(input.closest('.coupon') ?? input.closest(CART_FORM))?.append(error);
	input.focus();
}

function clearError(input: HTMLInputElement): void {
	document.getElementById(ERROR_ID)?.remove();
	input.classList.remove('has-error');
	for (const name of ['aria-invalid', 'aria-describedby']) input.removeAttribute(name);
}
