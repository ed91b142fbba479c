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

/** WooCommerce's own script, where it has stayed. */
const CORE_SCRIPT = 'wc-country-select-js';

const COUNTRY = ':is(select, input).country_to_state';
/** The country of an address; others in its form are a plugin's. */
const MAIN = ':is(#billing_country, #shipping_country, #calc_shipping_country)';

/** WooCommerce's script says once for a page that it is there. */
let isTold = false;

/**
 * The fields of an address follow its country, in place of WooCommerce's `wc-country-select` and `wc-address-i18n`: same data, same fields, same events
 * both ways (SERVERS.md, S185). Lists stay the browser's own.
 */
const enhance: Enhance<Props> = async (host, _props, { signal }) => {
	// The data stand at the end of the page; what runs when it is parsed listens by then.
	await parsed();
	await new Promise((resolve) => setTimeout(resolve));
	const data = document.getElementById(CORE_SCRIPT) ? undefined : await readAddressData();
	if (!data || signal.aborted) return;

	const main = host.querySelector<Country>(MAIN);
	const served = main ? servedIn(main) : '';
	const showRegion = followRegion(host, data, served);
	const rule = (country: string) => showRules(host, data.rulesOf(country), data.optionalText);
	const tell = (country: string) => emit('archipel:address-fields-changed', { country }, host);
	const show = (country: string) => {
		const args = [country, wrapForJQuery(host)];
		if (showRegion(country)) triggerJQuery(document.body, 'country_to_state_changed', args);
		rule(country);
		triggerJQuery(document.body, 'country_to_state_changing', args);
		tell(country);
	};
	const refresh = () => {
		const value = host.querySelector<Country>(MAIN)?.value;
		if (value) show(value);
	};
	const onChange = ({ target }: { readonly target: EventTarget | null }) => {
		if (!(target instanceof Element) || !target.matches(COUNTRY)) return;
		const before = askedIn(host);
		show((target as Country).value);
		// Who has not chosen here has not asked.
		if (host.contains(document.activeElement)) tellNew(host, before, data.optionalText);
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
			tell(String(country));
		},
		signal,
	);
	// The server has sent the calculator anew.
	if (host.matches('.woocommerce-shipping-calculator')) on('archipel:cart-totals-updated', refresh, signal);

	if (!isTold) triggerJQuery(document.body, 'wc_address_i18n_ready');
	isTold = true;
	// What was chosen before, by the visitor or by the browser, is a change for everybody.
	if (main && main.value !== served) main.dispatchEvent(new Event('change', { bubbles: true }));
	else refresh();
};

/** The country that the server has printed the fields of. */
function servedIn(country: Country): string {
	if (country instanceof HTMLInputElement) return country.defaultValue;
	return (country.querySelector<HTMLOptionElement>('option[selected]') ?? country.options[0])?.value ?? '';
}

/** Rows that are to be filled in, and whether they must be. */
function askedIn(host: HTMLElement): ReadonlyMap<HTMLElement, boolean> {
	const rows = [...host.querySelectorAll<HTMLElement>('.form-row')].filter(({ style }) => style.display !== 'none');
	return new Map(rows.map((row) => [row, row.classList.contains('validate-required')]));
}

/** Says which fields have come, or have become required. */
function tellNew(host: HTMLElement, before: ReadonlyMap<HTMLElement, boolean>, optional: string): void {
	const names = [...askedIn(host)]
		.filter(([row, isRequired]) => !before.has(row) || (isRequired && !before.get(row)))
		.map(([row, isRequired]) => (isRequired ? nameOf(row) : `${nameOf(row)} (${optional})`));
	if (names.length) announce(t('asked', { fields: names.join(', ') }));
}

export default enhance;
