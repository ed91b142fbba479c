import { cartPageApi } from '../../../src/shop/woocommerce/cart-page-api';
import { isErrorNotice } from '../../../src/shop/woocommerce/page-notices';
import type { CartPage } from '../../../src/shop/woocommerce/cart-page';
import { RequestError } from '../../../src/shop/request-error';
import { emit } from '../../../src/stores/events';
import { triggerJQuery } from '../../../src/shop/jquery-bridge';
import type { CartControl } from './cart-control';
import { isDoubtful } from './cart-links';
import { refreshOthers } from './perform';
import { addressOf } from './quantities';

const METHOD = ':is(select, input)[name^="shipping_method"]';
const CALCULATOR = 'form.woocommerce-shipping-calculator';
const CALCULATOR_LINK = '.shipping-calculator-button';
const NONCE = 'woocommerce-shipping-calculator-nonce';
/** WooCommerce's handler looks for the button, whatever its value (contracts/cart/shipping-calculator). */
const CALC_FIELD = { name: 'calc_shipping', value: 'x' };

/** The shipping method and the calculator, without a reload. */
export function addShipping(control: CartControl): void {
	const { signal, totals, perform, showTotals, show } = control;
	let wanted: string | undefined;

	const choose = (field: HTMLElement) => {
		wanted = JSON.stringify(chosenMethods(totals()));
		void perform({
			name: 'shipping method',
			control: field,
			anchor: field.closest('ul') ?? undefined,
			regions: [totals()],
			async run() {
				// The arrow keys choose on their way: what counts is where they stop.
				for (let sent: string | undefined; sent !== wanted;) {
					sent = wanted;
					const next = await chooseMethods(sent!);
					if (sent === wanted) showTotals(next);
				}
				const current = totals();
				if (current) emit('archipel:shipping-method-updated', { totals: current });
				refreshOthers();
			},
			// The choice that counts is shown again.
			onFailed: () => restoreChoice(totals()),
		});
	};
	const calculate = (calculator: HTMLFormElement) => {
		const button = calculator.querySelector<HTMLElement>('[name="calc_shipping"]') ?? calculator;
		void perform({
			name: 'calculator',
			control: button,
			regions: [totals()],
			async run() {
				const page = await sendCalculator(calculator);
				show(page);
				const link = calculator.querySelector<HTMLElement>(CALCULATOR_LINK);
				if (!link || page.notices.some(isErrorNotice)) return;
				if (calculator.contains(document.activeElement)) link.focus({ preventScroll: true });
				toggleCalculator(link, false);
			},
		});
	};

	document.addEventListener(
		'change',
		({ target }) => {
			if (target instanceof HTMLElement && target.matches(METHOD) && totals()?.contains(target)) choose(target);
		},
		{ signal },
	);
	document.addEventListener(
		'submit',
		(event) => {
			const calculator = event.target as HTMLFormElement;
			if (event.defaultPrevented || !calculator.matches(CALCULATOR) || !totals()?.contains(calculator)) return;
			event.preventDefault();
			calculate(calculator);
		},
		{ signal },
	);
	document.addEventListener(
		'click',
		(event) => {
			const link = (event.target as Element).closest<HTMLElement>(CALCULATOR_LINK);
			if (!link || !totals()?.contains(link)) return;
			event.preventDefault();
			toggleCalculator(link, link.getAttribute('aria-expanded') !== 'true');
		},
		{ signal },
	);
	const box = totals();
	for (const panel of box?.querySelectorAll<HTMLElement>('.shipping-calculator-form') ?? [])
		panel.style.display = 'none';
	// Chosen before the island was there.
	const early = [...(box?.querySelectorAll<HTMLInputElement>(`input${METHOD}`) ?? [])].find(
		({ checked, defaultChecked }) => checked && !defaultChecked,
	);
	if (early) choose(early);
}

/** If the answer is lost, the totals tell whether the choice was made. */
async function chooseMethods(methods: string): Promise<HTMLElement> {
	try {
		return await cartPageApi.updateShippingMethod(JSON.parse(methods) as Record<string, string>);
	} catch (error) {
		if (!isDoubtful(error)) throw error;
		const totals = await cartPageApi.totals().catch(() => undefined);
		if (totals && JSON.stringify(chosenMethods(totals)) === methods) return totals;
		throw error;
	}
}

function restoreChoice(box: Element | undefined): void {
	for (const field of box?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(METHOD) ?? []) {
		if (field instanceof HTMLInputElement) field.checked = field.defaultChecked;
		else for (const option of field.options) option.selected = option.defaultSelected;
	}
}

/** The chosen method of each package, as WooCommerce's script sends it: `shipping_method[0]`. */
function chosenMethods(box: Element | undefined): Record<string, string> {
	const methods: Record<string, string> = {};
	for (const field of box?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(METHOD) ?? []) {
		const isOff = field instanceof HTMLInputElement && field.type === 'radio' && !field.checked;
		if (!isOff) methods[`shipping_method[${field.dataset['index'] ?? 0}]`] = field.value;
	}
	return methods;
}

/** The server says something to every calculation that it has read; if not, the nonce was stale, and the answer has a fresh one. */
async function sendCalculator(calculator: HTMLFormElement): Promise<CartPage> {
	const fields = new URLSearchParams();
	for (const [name, value] of new FormData(calculator)) if (typeof value === 'string') fields.append(name, value);
	fields.set(CALC_FIELD.name, CALC_FIELD.value);
	const page = await cartPageApi.send({ ...addressOf(calculator), fields });
	if (page.notices.length) return page;
	fields.set(NONCE, page.totals?.querySelector<HTMLInputElement>(`[name="${NONCE}"]`)?.value ?? '');
	const again = await cartPageApi.send({ ...addressOf(calculator), fields });
	if (!again.notices.length) throw new RequestError('stale-nonce', 'calc_shipping');
	return again;
}

const panelOf = (link: Element): HTMLElement | null =>
	document.getElementById(link.getAttribute('aria-controls') ?? '') ??
	link.parentElement?.querySelector<HTMLElement>('.shipping-calculator-form') ??
	null;

/** The server prints the panel closed, by a style attribute or by the theme's style sheet. */
function toggleCalculator(link: Element, opens: boolean): void {
	const panel = panelOf(link);
	if (!panel) return;
	panel.style.display = opens ? 'block' : 'none';
	link.setAttribute('aria-expanded', String(opens));
	// WooCommerce's script draws the list of countries when it can be seen.
	if (opens) triggerJQuery(document.body, 'country_to_state_changed');
}
