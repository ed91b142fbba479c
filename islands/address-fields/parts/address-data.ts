import { bringPart } from '../../../src/runtime/errors';

/** What a country says of one field. */
export interface FieldRule {
	/** Plain text. */
	readonly label?: string;
	readonly placeholder?: string;
	readonly isRequired: boolean;
	readonly isHidden: boolean;
	readonly priority?: number;
	/** Classes of its place in the grid, instead of those that it has. */
	readonly classes?: readonly string[];
}

/** One field of an address, in the words of a country. */
export interface RuledField {
	/** WooCommerce's name of the field: `state`, `postcode`. */
	readonly key: string;
	/** Its rows on any page. */
	readonly selector: string;
	readonly rule: FieldRule;
}

/** Regions, by the value that is sent. */
export type Regions = readonly (readonly [value: string, name: string])[];

/** What WooCommerce's PHP prints for its two scripts, and other plugins change there and in PHP. */
export interface AddressData {
	/** Regions of a country; `[]`: it has none. `undefined`: any text is one. */
	readonly regionsOf: (country: string) => Regions | undefined;
	readonly rulesOf: (country: string) => readonly RuledField[];
	/** First item of a list of regions. */
	readonly chooseText: string;
	/** Beside the label of a field that may stay empty. */
	readonly optionalText: string;
}

type Bag = Readonly<Record<string, unknown>>;

interface CoreGlobals {
	readonly wc_country_select_params?: unknown;
	readonly wc_address_i18n_params?: unknown;
}

/**
 * Reads `wc_country_select_params` and `wc_address_i18n_params`, whose parts are JSON inside JSON (SERVERS.md, S204).
 *
 * @returns `undefined` without a list of countries: then the fields stay as the server printed them.
 */
export async function readAddressData(): Promise<AddressData | undefined> {
	const { wc_country_select_params, wc_address_i18n_params } = globalThis as CoreGlobals;
	const [select, i18n] = [bag(wc_country_select_params), bag(wc_address_i18n_params)];
	const countries = select && bag(select['countries']);
	if (!select || !countries) return undefined;
	const locale = bag(i18n?.['locale']) ?? {};
	const selectors = bag(i18n?.['locale_fields']) ?? {};
	const defaults = bag(own(locale, 'default')) ?? {};
	const toText = /[<&]/.test(JSON.stringify(locale))
		? (await bringPart(() => import('./plain-label'))).plainLabel
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
				return typeof selector === 'string' ? [{ key, selector, rule: ruleOf(usual, special, toText) }] : [];
			});
		},
		chooseText: text(select['i18n_select_state_text']) ?? '',
		optionalText: text(i18n?.['i18n_optional_text']) ?? '',
	};
}

function ruleOf(usual: Bag = {}, special: Bag = {}, toText: (html: string) => string): FieldRule {
	const both: Bag = { ...usual, ...special };
	const [label, placeholder] = [text(both['label']), text(both['placeholder'])];
	const priority = parseInt(String(both['priority']), 10);
	// Of two lists of classes WooCommerce's script puts one over the other, place by place.
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

/** An object or a list, as it is or as JSON; entities that an older WordPress leaves in it are read. */
function bag(value: unknown): Bag | undefined {
	let read = value;
	if (typeof value === 'string')
		try {
			read = JSON.parse(value.replaceAll('&quot;', '"'));
		} catch {
			return undefined;
		}
	return read && typeof read === 'object' ? (read as Bag) : undefined;
}

/** What an object says itself: no country is called `__proto__`. */
const own = (from: Bag, key: string): unknown => (Object.hasOwn(from, key) ? from[key] : undefined);

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
