import { element } from '../../../src/dom/element';
import { triggerJQuery } from '../../../src/shop/jquery-bridge';
import type { AddressData, Regions } from './address-data';

type Region = HTMLInputElement | HTMLSelectElement;

const REGION = ':is(#billing_state, #shipping_state, #calc_shipping_state)';

/** The field of a region in its three kinds: what it is, and the class that WooCommerce gives it besides those of the form. */
const KINDS = {
	list: { selector: 'select', tag: 'select', attributes: {}, className: 'state_select' },
	text: { selector: 'input:not([type=hidden])', tag: 'input', attributes: { type: 'text' }, className: 'input-text' },
	none: { selector: '[type=hidden]', tag: 'input', attributes: { type: 'hidden' }, className: 'hidden' },
} as const;
type Kind = keyof typeof KINDS;

/** What belongs to the field whatever it is. */
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
 * The region of an address as its country has it: a list, any text, or none; the same control as long as its kind stays. A region that a country
 * had is there again when the country comes back.
 *
 * @param host Where the fields of the address are.
 * @param served Country of the field that the server has printed.
 * @returns The function that shows the field of a country. True from it where WooCommerce's script says `country_to_state_changed`.
 */
export function followRegion(host: HTMLElement, data: AddressData, served: string): (country: string) => boolean {
	/** Regions by country. */
	const known = new Map<string, string>();
	const ours = new WeakSet<Region>();
	let shown = served;

	const current = (): Region | null => {
		const all = [...host.querySelectorAll<Region>(REGION)];
		// The server has sent its own once more.
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
		// A browser that fills in the form goes on with the control that it found.
		for (const type of ['input', 'change'])
			old.addEventListener(type, () => {
				const now = !old.isConnected && current();
				if (now) put(now, [old.value]);
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

/** Gives a list its regions; one that has them is left alone. */
function fill(list: HTMLSelectElement, regions: Regions, chooseText: string, wanted: readonly (string | undefined)[]) {
	const all: Regions = [['', chooseText], ...regions];
	const { options } = list;
	if (options.length === all.length && all.every(([value], at) => options[at]?.value === value)) return;
	list.replaceChildren(...all.map(([value, name]) => element('option', { value }, name)));
	put(list, wanted);
}

/** Puts the first of some regions that the field can have; a list knows them by value and by name. */
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
