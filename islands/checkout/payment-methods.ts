import { listen } from '../../src/runtime/listen';
import { slide } from '../../src/dom/slide';
import { triggerJQuery } from '../../src/shop/jquery-bridge';

/** Duration of the payment box animation in milliseconds, as in WooCommerce's script. */
const SLIDE = 230;

export type PaymentMethods = ReturnType<typeof followPayment>;

/** Shows only the box of the selected payment method, and its text on the order button (CHK-04). */
export function followPayment(form: HTMLFormElement, signal: AbortSignal) {
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
	listen(form, 'click', { signal }, ({ target }) => {
		if (target instanceof HTMLInputElement && target.name === 'payment_method' && target.checked) select(target, SLIDE);
	});
	return {
		/** Element id of the selected method. */
		chosen: () => chosen,
		/** Shows box and button text of the selected method again after fragments have changed. */
		renew() {
			const all = methods();
			// A single method needs no radio button.
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
