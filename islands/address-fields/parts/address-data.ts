import { importPart } from '../../../src/runtime/errors';
import { parseJson } from '../../../src/runtime/foreign-text';

/** An address field with its settings for a country. */
export interface FieldRule {
	/** WooCommerce's name of the field: `state`, `postcode`. */
	readonly key: string;
	/** Selector of the field's rows. */
	readonly selector: string;
	/** Label as plain text. */
	readonly label?: string;
	readonly placeholder?: string;
	readonly isRequired: boolean;
	readonly isHidden: boolean;
	readonly priority?: number;
	/** Grid position classes that replace those of the row. */
	readonly classes?: readonly string[];
}

export type Regions = readonly (readonly [value: string, name: string])[];

/** Data printed for WooCommerce's two scripts, possibly changed by other plugins. */
export interface AddressData {
	/** Returns the regions of a country; `[]` if it has none, `undefined` if the region is free text. */
	readonly regionsOf: (country: string) => Regions | undefined;
	readonly rulesOf: (country: string) => readonly FieldRule[];
	/** Text of the first option of a region select. */
	readonly chooseText: string;
	/** Text beside the label of an optional field. */
	readonly optionalText: string;
}

type Bag = Readonly<Record<string, unknown>>;

interface CoreGlobals {
	readonly wc_country_select_params?: unknown;
	readonly wc_address_i18n_params?: unknown;
}

/**
 * Reads `wc_country_select_params` and `wc_address_i18n_params`, which contain nested JSON strings (SERVERS.md, S204).
 *
 * @returns `undefined` without a list of countries; the fields then stay as printed by the server.
 */
export async function readAddressData(): Promise<AddressData | undefined> {
	const { wc_country_select_params, wc_address_i18n_params } = globalThis as CoreGlobals;
	const [select, i18n] = [bag(wc_country_select_params), bag(wc_address_i18n_params)];
	const countries = select && bag(select['countries']);
	if (!select || !countries) return undefined;
	const locale = bag(i18n?.['locale']) ?? {};
	const selectors = bag(i18n?.['locale_fields']) ?? {};
	const defaults = bag(own(locale, 'default')) ?? {};
	// Most shops have plain labels and need no HTML parser.
	const toText = /[<&]/.test(JSON.stringify(locale))
		? (await importPart(() => import('./text-of'))).textOf
		: (text: string) => text;

	return {
		regionsOf(country) {
			const regions = bag(own(countries, country));
			return regions && Object.entries(regions).map(([value, name]) => [value, String(name)]);
		},
		rulesOf(country) {
			const rules = bag(own(locale, country)) ?? defaults;
			return Object.entries(selectors).flatMap(([key, selector]) => {
				const [usual, special] = [bag(own(defaults, key)), bag(own(rules, key))];
				return typeof selector === 'string' ? [{ key, selector, ...settingsOf(usual, special, toText) }] : [];
			});
		},
		chooseText: text(select['i18n_select_state_text']) ?? '',
		optionalText: text(i18n?.['i18n_optional_text']) ?? '',
	};
}

function settingsOf(usual: Bag = {}, special: Bag = {}, toText: (html: string) => string) {
	const both: Bag = { ...usual, ...special };
	const [label, placeholder] = [text(both['label']), text(both['placeholder'])];
	const priority = parseInt(String(both['priority']), 10);
	// WooCommerce's script merges the two class arrays by index.
	const classes = Object.values({ ...bag(usual['class']), ...bag(special['class']) });
	return {
		...(label !== undefined && { label: toText(label) }),
		...(placeholder !== undefined && { placeholder: toText(placeholder) }),
		isRequired: Boolean(both['required']),
		isHidden: both['hidden'] === true,
		...(!Number.isNaN(priority) && { priority }),
		...(Array.isArray(both['class']) && {
			classes: classes.flatMap((names) => String(names).split(/\s+/)).filter(Boolean),
		}),
	};
}

/** Returns an object or array, or parses it from JSON; decodes `&quot;`, which older WordPress versions leave in. */
function bag(value: unknown): Bag | undefined {
	const read = typeof value === 'string' ? parseJson(value.replaceAll('&quot;', '"')) : value;
	return read && typeof read === 'object' ? (read as Bag) : undefined;
}

/** Returns an own property, so that `__proto__` is not read as a country. */
const own = (from: Bag, key: string): unknown => (Object.hasOwn(from, key) ? from[key] : undefined);

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
