import { triggerJQuery, wrapForJQuery } from '../../src/shop/jquery-bridge';

/** Whether `wc_address_i18n_ready` was triggered: WooCommerce's script does so once per page. */
let isFired = false;

/** Triggers WooCommerce's event for address scripts that wait for the country's data. */
export function emitReady(): void {
	if (!isFired) triggerJQuery(document.body, 'wc_address_i18n_ready');
	isFired = true;
}

/** Triggers WooCommerce's events of a country. @param rule Shows the country's rules, before the last event. */
export function emitCountry(host: HTMLElement, country: string, hasRegion: boolean, rule?: () => void): void {
	const args = [country, wrapForJQuery(host)];
	if (hasRegion) triggerJQuery(document.body, 'country_to_state_changed', args);
	rule?.();
	triggerJQuery(document.body, 'country_to_state_changing', args);
}

export type Country = HTMLSelectElement | HTMLInputElement;

/** Returns the address's own country field; other country fields in the form belong to plugins. */
export const mainCountry = (host: HTMLElement): Country | null =>
	host.querySelector<Country>(':is(#billing_country, #shipping_country, #calc_shipping_country)');

/** Returns the country for which the server printed the fields. */
export function servedIn(country: Country): string {
	if (country instanceof HTMLInputElement) return country.defaultValue;
	return (country.querySelector<HTMLOptionElement>('option[selected]') ?? country.options[0])?.value ?? '';
}
