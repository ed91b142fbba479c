import type { Enhance } from '../../src/runtime/define-island';
import { parsed } from '../../src/runtime/parsed';
import {
	onJQuery,
	onJQueryTrigger,
	triggerJQuery,
	unwrapFromJQuery,
	wrapForJQuery,
} from '../../src/shop/jquery-bridge';
import { emit, on } from '../../src/stores/events';
import { announce } from '../../src/ui/announcer';
import { t } from './messages';
import { readAddressData } from './parts/address-data';
import { followRegion } from './parts/region';
import { nameOf, showRules } from './parts/rules';
import type { Props } from './props';

type Country = HTMLSelectElement | HTMLInputElement;

/** Element id of WooCommerce's own script, if it is on the page. */
const CORE_SCRIPT = 'wc-country-select-js';

const COUNTRY = ':is(select, input).country_to_state';
/** Selector of the address's own country field; other country fields in the form belong to plugins. */
const MAIN = ':is(#billing_country, #shipping_country, #calc_shipping_country)';

/** Whether `wc_address_i18n_ready` was triggered: WooCommerce's script does so once per page. */
let isFired = false;

/**
 * Updates address fields when the country changes, in place of WooCommerce's `wc-country-select` and `wc-address-i18n`: with the same data, fields and
 * events in both directions (SERVERS.md, S185). Selects stay native.
 */
const enhance: Enhance<Props> = async (host, _props, { signal }) => {
	// The data is printed at the end of the page; other scripts have added their listeners by then.
	await parsed();
	await new Promise((resolve) => setTimeout(resolve));
	const data = document.getElementById(CORE_SCRIPT) ? undefined : await readAddressData();
	if (!data || signal.aborted) return;

	const main = host.querySelector<Country>(MAIN);
	const served = main ? servedIn(main) : '';
	const showRegion = followRegion(host, data, served);
	const rule = (country: string) => showRules(host, data.rulesOf(country), data.optionalText);
	const emitChanged = (country: string) => emit('archipel:address-fields-changed', { country }, host);
	const show = (country: string) => {
		const args = [country, wrapForJQuery(host)];
		if (showRegion(country)) triggerJQuery(document.body, 'country_to_state_changed', args);
		rule(country);
		triggerJQuery(document.body, 'country_to_state_changing', args);
		emitChanged(country);
	};
	const refresh = () => {
		const value = host.querySelector<Country>(MAIN)?.value;
		if (value) show(value);
	};
	const onChange = ({ target }: { readonly target: EventTarget | null }) => {
		if (!(target instanceof Element) || !target.matches(COUNTRY)) return;
		const before = askedIn(host);
		show((target as Country).value);
		// Announced only after a choice by the visitor in this form.
		if (host.contains(document.activeElement)) announceNew(host, before, data.optionalText);
	};

	host.addEventListener('change', onChange, { signal });
	onJQueryTrigger(host, 'change refresh', onChange, signal);
	onJQuery(document.body, 'wc_address_i18n_ready', refresh, signal);
	onJQuery(
		document.body,
		'country_to_state_changing',
		(country, wrapper) => {
			if (unwrapFromJQuery(wrapper) !== host) return;
			rule(String(country));
			emitChanged(String(country));
		},
		signal,
	);
	// The server's response has replaced the calculator.
	if (host.matches('.woocommerce-shipping-calculator')) on('archipel:cart-totals-updated', refresh, signal);

	if (!isFired) triggerJQuery(document.body, 'wc_address_i18n_ready');
	isFired = true;
	// A country chosen before mounting, by visitor or browser, is dispatched as a change for all listeners.
	if (main && main.value !== served) main.dispatchEvent(new Event('change', { bubbles: true }));
	else refresh();
};

/** Returns the country for which the server printed the fields. */
function servedIn(country: Country): string {
	if (country instanceof HTMLInputElement) return country.defaultValue;
	return (country.querySelector<HTMLOptionElement>('option[selected]') ?? country.options[0])?.value ?? '';
}

/** Returns the visible rows, and whether each is required. */
function askedIn(host: HTMLElement): ReadonlyMap<HTMLElement, boolean> {
	const rows = [...host.querySelectorAll<HTMLElement>('.form-row')].filter(({ style }) => style.display !== 'none');
	return new Map(rows.map((row) => [row, row.classList.contains('validate-required')]));
}

/** Announces fields that have appeared or become required. */
function announceNew(host: HTMLElement, before: ReadonlyMap<HTMLElement, boolean>, optional: string): void {
	const names = [...askedIn(host)]
		.filter(([row, isRequired]) => !before.has(row) || (isRequired && !before.get(row)))
		.map(([row, isRequired]) => (isRequired ? nameOf(row) : `${nameOf(row)} (${optional})`));
	if (names.length) announce(t('asked', { fields: names.join(', ') }));
}

export default enhance;
