export type Country = HTMLSelectElement | HTMLInputElement;

/** Returns the address's own country field; other country fields in the form belong to plugins. */
export const mainCountry = (host: HTMLElement): Country | null =>
	host.querySelector<Country>(':is(#billing_country, #shipping_country, #calc_shipping_country)');

/** Returns the country for which the server printed the fields. */
export function servedIn(country: Country): string {
	if (country instanceof HTMLInputElement) return country.defaultValue;
	return (country.querySelector<HTMLOptionElement>('option[selected]') ?? country.options[0])?.value ?? '';
}
