import { slide } from '../../../src/dom/slide';
import { triggerJQuery } from '../../../src/shop/jquery-bridge';

/** Milliseconds in which the box of a payment method slides, as in WooCommerce's script. */
const SLIDE = 230;

/** The payment methods of the form. */
export interface PaymentMethods {
	/** Shows the box and the button text of the chosen method, after fragments have changed. */
	readonly renew: () => void;
	/** The id of the chosen one. */
	readonly chosen: () => string | undefined;
}

/** Shows the box of the chosen payment method and no other; the button says what that one does (CHK-04). */
export function followPayment(form: HTMLFormElement, signal: AbortSignal): PaymentMethods {
	let chosen: string | undefined;
	const methods = () => [...form.querySelectorAll<HTMLInputElement>('input[name="payment_method"]')];

	const select = (method: HTMLInputElement, duration: number) => {
		const isAlone = methods().length === 1;
		for (const box of form.querySelectorAll<HTMLElement>('div.payment_box'))
			void slide(box, isAlone || box.classList.contains(method.id), duration);
		const button = form.querySelector<HTMLElement>('#place_order');
		const text = method.dataset['order_button_text'] || button?.dataset['value'];
		if (button && text) button.textContent = text;
		const isOther = chosen !== method.id;
		chosen = method.id;
		if (isOther) triggerJQuery(document.body, 'payment_method_selected');
	};
	form.addEventListener(
		'click',
		({ target }) => {
			if (target instanceof HTMLInputElement && target.name === 'payment_method' && target.checked)
				select(target, SLIDE);
		},
		{ signal },
	);
	return {
		chosen: () => chosen,
		renew() {
			const all = methods();
			// There is nothing to choose.
			if (all.length === 1) all[0]!.style.display = 'none';
			const before = all.find(({ id }) => id === chosen);
			if (before) before.checked = true;
			const now = all.find(({ checked }) => checked) ?? all[0];
			if (!now) return;
			now.checked = true;
			select(now, 0);
		},
	};
}
