const CANADIAN = '[ABCEGHJ-NPRSTV-Z]';

/** Postcode patterns by country, as in `WC_Validation::is_postcode`; without spaces and hyphens, which the server normalizes first. */
const POSTCODES: Readonly<Record<string, RegExp>> = {
	'AT BE CH HU NO': /^\d{4}$/,
	BA: /^[78]\d{4}$/,
	BR: /^\d{8}$/,
	CA: new RegExp(`^[ABCEGHJ-NPRSTVXY]\\d${CANADIAN}\\d${CANADIAN}\\d$`),
	CZ: /^(CZ)?\d{5}$/,
	DE: /^(0[1-9]|[1-9]\d)\d{3}$/,
	DK: /^(DK)?([124-9]\d{3}|3[0-8]\d\d)$/,
	'EE ES FI FR IT PL SE': /^\d{5}$/,
	// Three formats of districts, Girobank, and the armed forces.
	GB: /^(([A-PR-UWYZ][A-HK-Y]?\d{1,2}|[A-PR-UWYZ]\d[A-HJKPSTUW]|[A-PR-UWYZ][A-HK-Y]\d[ABEHMNPRVWXY])\d[ABD-HJLNP-UW-Z]{2}|GIR0AA|BFPO\d{1,4})$/,
	IE: /([AC-FHKNPRTV-Y]\d{2}|D6W)[0-9AC-FHKNPRTV-Y]{4}/,
	IN: /^[1-9]\d{5}$/,
	'JP PT': /^\d{7}$/,
	LI: /^94[89]\d$/,
	NL: /^[1-9]\d{3}(?!SA|SD|SS)[A-Z]{2}$/,
	'PR US': /^\d{5}(\d{4})?$/,
	SI: /^[1-9]\d{3}$/,
	SK: /^(SK)?\d{5}$/,
};

/** Countries whose postcodes contain letters. */
const LETTERED = 'CA GB IE NL';

/** Invisible characters in copied phone numbers, which the server removes. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\uFEFF\uFFF9-\uFFFB]/g;

/** Whether the server accepts a postcode. Countries without a rule accept any. @param country ISO code, two letters. */
export function isPostcode(value: string, country: string): boolean {
	if (/[^\s\-A-Za-z0-9]/.test(value)) return false;
	return ruleOf(country)?.test(value.toUpperCase().replaceAll(/[\s-]/g, '')) ?? true;
}

/** Whether all postcodes of a country consist of digits. */
export const hasDigitsOnly = (country: string): boolean => ruleOf(country) !== undefined && !LETTERED.includes(country);

const ruleOf = (country: string): RegExp | undefined =>
	Object.entries(POSTCODES).find(([countries]) => countries.split(' ').includes(country))?.[1];

/** Whether the server accepts a phone number: `WC_Validation::is_phone`. */
export const isPhone = (value: string): boolean => !value.replaceAll(INVISIBLE, '').replaceAll(/[\s#0-9_\-+/().]/g, '');

/** Trims a value like PHP's `trim`, which removes fewer characters than JavaScript's. */
export const withoutBlanks = (value: string): string => value.replaceAll(/^[\0\t-\r ]+|[\0\t-\r ]+$/g, '');
