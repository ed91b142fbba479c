import { onJQuery, onJQueryTrigger, unwrapFromJQuery, triggerJQuery } from '../../../src/shop/jquery-bridge';
import { emit, on } from '../../../src/stores/events';
import { announce } from '../../../src/ui/announcer';
import { t } from '../messages';
import { readAddressData, type AddressData, type Regions } from './address-data';
import { emitCountry, emitReady, mainCountry, servedIn, type Country } from '../country';
import { nameOf, showRules } from './rules';
import { element } from '../../../src/dom/element';

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
	// A country chosen before mounting, by visitor or browser. Fires no event: listeners have already received or read the change (CHK-10).
	if (main && main.value !== served) onChange({ target: main });
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

type Region = HTMLInputElement | HTMLSelectElement;

const REGION = ':is(#billing_state, #shipping_state, #calc_shipping_state)';

/** Kinds of the region control: selector, element, and the class that WooCommerce adds to the form's classes. */
const KINDS = {
	list: { selector: 'select', tag: 'select', attributes: {}, className: 'state_select' },
	text: { selector: 'input:not([type=hidden])', tag: 'input', attributes: { type: 'text' }, className: 'input-text' },
	none: { selector: '[type=hidden]', tag: 'input', attributes: { type: 'hidden' }, className: 'hidden' },
} as const;
type Kind = keyof typeof KINDS;

/** Attributes copied when the control is replaced. */
const KEPT = [
	'id',
	'name',
	'autocomplete',
	'aria-required',
	'aria-describedby',
	'aria-label',
	'data-label',
	'data-input-classes',
];

/**
 * Shows the region control of a country: select, text input or hidden input; the element is replaced only if the kind changes. The region entered for
 * a country is restored when that country is selected again.
 *
 * @param host Container of the address fields.
 * @param served Country for which the server printed the field.
 * @returns A function that shows the control of a country; true if WooCommerce's script would trigger `country_to_state_changed`.
 */
function followRegion(host: HTMLElement, data: AddressData, served: string): (country: string) => boolean {
	/** Entered regions by country. */
	const known = new Map<string, string>();
	const ours = new WeakSet<Region>();
	let shown = served;

	const current = (): Region | null => {
		const all = [...host.querySelectorAll<Region>(REGION)];
		// After a server response with its own control, ours is removed.
		const spare = all.length > 1 ? all.filter((one) => ours.has(one)) : [];
		for (const one of spare) one.remove();
		return host.querySelector<Region>(REGION);
	};
	const replace = (old: Region, kind: Kind): Region => {
		const { tag, attributes, className } = KINDS[kind];
		const fresh = element(tag, attributes);
		for (const name of KEPT) if (old.hasAttribute(name)) fresh.setAttribute(name, old.getAttribute(name) ?? '');
		fresh.className = `${className} ${old.dataset['inputClasses'] ?? ''}`.trim();
		const hint = old.getAttribute('placeholder') || old.dataset['placeholder'] || '';
		const placeholder = hint === data.chooseText ? '' : hint;
		if (fresh instanceof HTMLSelectElement) fresh.dataset['placeholder'] = placeholder || data.chooseText;
		else if (kind === 'text') fresh.placeholder = placeholder;
		old.replaceWith(fresh);
		ours.add(fresh);
		// Browser autofill may still write to the replaced control; value and event are passed on to the current one.
		for (const type of ['input', 'change'])
			old.addEventListener(type, () => {
				const now = !old.isConnected && current();
				if (!now) return;
				put(now, [old.value]);
				now.dispatchEvent(new Event(type, { bubbles: true }));
			});
		return fresh;
	};

	return (country) => {
		const regions = data.regionsOf(country);
		const kind: Kind = regions ? (regions.length ? 'list' : 'none') : 'text';
		const old = current();
		if (!old) return kind !== 'text';
		const { value } = old;
		if (value) known.set(shown, value);
		shown = country;
		const isOther = !old.matches(KINDS[kind].selector);
		const region = isOther ? replace(old, kind) : old;
		const row = region.closest<HTMLElement>('.form-row');
		if (isOther || kind === 'none') row?.querySelector('.select2-container')?.remove();
		if (row) row.style.display = kind === 'none' ? 'none' : '';
		if (region instanceof HTMLSelectElement) {
			fill(region, regions ?? [], data.chooseText, [known.get(country), value]);
			triggerJQuery(region, 'change');
		} else if (kind === 'none') region.value = '';
		else if (isOther) put(region, [known.get(country)]);
		return kind !== 'text' || isOther;
	};
}

/** Fills a select with regions, unless it has the same options already. */
function fill(list: HTMLSelectElement, regions: Regions, chooseText: string, wanted: readonly (string | undefined)[]) {
	const all: Regions = [['', chooseText], ...regions];
	const { options } = list;
	if (options.length === all.length && all.every(([value], at) => options[at]?.value === value)) return;
	list.replaceChildren(...all.map(([value, name]) => element('option', { value }, name)));
	put(list, wanted);
}

/** Sets the first wanted region that the control can hold; options match by value, then by name. */
function put(region: Region, wanted: readonly (string | undefined)[]): void {
	const words = wanted.filter((one) => one !== undefined && one !== '') as string[];
	if (!(region instanceof HTMLSelectElement)) {
		if (region.type !== 'hidden' && words[0]) region.value = words[0];
		return;
	}
	const plain = (text: string) => text.trim().toLowerCase();
	const options = [...region.options];
	const find = (word: string) =>
		options.find(({ value }) => value === word) ?? options.find(({ text }) => plain(text) === plain(word));
	const found = words.map(find).find(Boolean);
	if (found) found.selected = true;
}
