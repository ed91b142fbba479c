import { onJQuery, onJQueryTrigger, unwrapFromJQuery } from '../../../src/shop/jquery-bridge';
import { emit, on } from '../../../src/stores/events';
import { announce } from '../../../src/ui/announcer';
import { t } from '../messages';
import { readAddressData } from './address-data';
import { emitCountry, emitReady } from '../core-events';
import { mainCountry, servedIn, type Country } from '../served-country';
import { followRegion } from './region';
import { nameOf, showRules } from './rules';

const COUNTRY = ':is(select, input).country_to_state';

/**
 * Updates address fields when the country changes, in place of WooCommerce's `wc-country-select` and `wc-address-i18n`: with the same data, fields and
 * events in both directions (SERVERS.md, S185). Selects stay native.
 */
export async function followCountry(host: HTMLElement, signal: AbortSignal): Promise<void> {
	const data = await readAddressData();
	if (!data || signal.aborted) return;

	const main = mainCountry(host);
	const served = main ? servedIn(main) : '';
	const showRegion = followRegion(host, data, served);
	const rule = (country: string) => showRules(host, data.rulesOf(country), data.optionalText);
	const emitChanged = (country: string) => emit('archipel:address-fields-changed', { country }, host);
	const show = (country: string) => {
		emitCountry(host, country, showRegion(country), () => rule(country));
		emitChanged(country);
	};
	const refresh = () => {
		const value = mainCountry(host)?.value;
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

	emitReady();
	// A country chosen before mounting, by visitor or browser, is dispatched as a change for all listeners.
	if (main && main.value !== served) main.dispatchEvent(new Event('change', { bubbles: true }));
	else refresh();
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
