import { triggerJQuery } from '../../src/shop/jquery-bridge';
import { SHIPPING_FIELD } from '../../src/shop/woocommerce/cart-page';

export const CALCULATOR = 'form.woocommerce-shipping-calculator';
export const CALCULATOR_LINK = '.shipping-calculator-button';
const PANEL = '.shipping-calculator-form';

/** Restores the shipping method that the server last printed. */
export function restoreMethods(totals: ParentNode | undefined): void {
	for (const field of totals?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(SHIPPING_FIELD) ?? []) {
		if (field instanceof HTMLInputElement) field.checked = field.defaultChecked;
		else for (const option of field.options) option.selected = option.defaultSelected;
	}
}

/** Returns a shipping method that was chosen before the island was mounted. */
export function earlyMethod(totals: ParentNode | undefined): HTMLElement | undefined {
	const fields = [...(totals?.querySelectorAll<HTMLInputElement>(`input${SHIPPING_FIELD}`) ?? [])];
	return fields.find(({ checked, defaultChecked }) => checked && !defaultChecked);
}

/** Closes the calculator, which the server prints open if the theme's style sheet does not close it. */
export function hideCalculators(totals: ParentNode | undefined): void {
	for (const panel of totals?.querySelectorAll<HTMLElement>(PANEL) ?? []) panel.style.display = 'none';
}

export function toggleCalculator(link: Element, opens = link.getAttribute('aria-expanded') !== 'true'): void {
	const panel =
		document.getElementById(link.getAttribute('aria-controls') ?? '') ??
		link.parentElement?.querySelector<HTMLElement>(PANEL);
	if (!panel) return;
	panel.style.display = opens ? 'block' : 'none';
	link.setAttribute('aria-expanded', String(opens));
	// WooCommerce's script builds the country field only while it is visible.
	if (opens) triggerJQuery(document.body, 'country_to_state_changed');
}

/** Closes the calculator after use, and returns the focus to its link. */
export function closeCalculator(totals: ParentNode | undefined): void {
	const link = totals?.querySelector<HTMLElement>(`${CALCULATOR} ${CALCULATOR_LINK}`);
	if (!link) return;
	if (link.closest(CALCULATOR)!.contains(document.activeElement)) link.focus({ preventScroll: true });
	toggleCalculator(link, false);
}
