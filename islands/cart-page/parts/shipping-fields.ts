import { triggerJQuery } from '../../../src/shop/jquery-bridge';
import { SHIPPING_FIELD } from '../../../src/shop/woocommerce/cart-page';

export const CALCULATOR = 'form.woocommerce-shipping-calculator';
export const CALCULATOR_LINK = '.shipping-calculator-button';
const PANEL = '.shipping-calculator-form';

/** Shows the choice that counts again. */
export function restoreMethods(totals: ParentNode | undefined): void {
	for (const field of totals?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(SHIPPING_FIELD) ?? []) {
		if (field instanceof HTMLInputElement) field.checked = field.defaultChecked;
		else for (const option of field.options) option.selected = option.defaultSelected;
	}
}

/** A method that was chosen before the island was there. */
export function earlyMethod(totals: ParentNode | undefined): HTMLElement | undefined {
	const fields = [...(totals?.querySelectorAll<HTMLInputElement>(`input${SHIPPING_FIELD}`) ?? [])];
	return fields.find(({ checked, defaultChecked }) => checked && !defaultChecked);
}

/** The server prints the calculator open where the theme's style sheet does not close it. */
export function hideCalculators(totals: ParentNode | undefined): void {
	for (const panel of totals?.querySelectorAll<HTMLElement>(PANEL) ?? []) panel.style.display = 'none';
}

/** Opens the calculator by its link, or closes it. */
export function toggleCalculator(link: Element, opens = link.getAttribute('aria-expanded') !== 'true'): void {
	const panel =
		document.getElementById(link.getAttribute('aria-controls') ?? '') ??
		link.parentElement?.querySelector<HTMLElement>(PANEL);
	if (!panel) return;
	panel.style.display = opens ? 'block' : 'none';
	link.setAttribute('aria-expanded', String(opens));
	// WooCommerce's script draws the list of countries when it can be seen.
	if (opens) triggerJQuery(document.body, 'country_to_state_changed');
}

/** Closes the calculator after use; the focus goes to what opens it. */
export function closeCalculator(totals: ParentNode | undefined): void {
	const link = totals?.querySelector<HTMLElement>(`${CALCULATOR} ${CALCULATOR_LINK}`);
	if (!link) return;
	if (link.closest(CALCULATOR)!.contains(document.activeElement)) link.focus({ preventScroll: true });
	toggleCalculator(link, false);
}
