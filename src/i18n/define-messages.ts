import { settings } from '../runtime/settings';

type Text = readonly [french: string, english: string];

/** Values for the `{name}` places of a message. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Returns a message in the page's language. In `{one} … | {other} …` the value `count` selects the form. */
export type Translate<Key extends string> = (key: Key, values?: MessageValues) => string;

/**
 * Declares the texts of an island or a shared module: French, then English, as PHP's `Texts::get` takes them.
 * The site owner can replace texts by `<scope>.<key>` (filter `archipel_messages`).
 *
 * @example
 * const t = defineMessages('mini-cart', { items: ['{count} article | {count} articles', '{count} item | {count} items'] });
 * t('items', { count: 2 }); // « 2 articles »
 */
export function defineMessages<Key extends string>(scope: string, texts: Readonly<Record<Key, Text>>): Translate<Key> {
	return (key, values = {}) => {
		const { locale, messages } = settings();
		const isFrench = /^fr([-_]|$)/i.test(locale);
		const text = messages[`${scope}.${key}`] ?? texts[key][isFrench ? 0 : 1];
		return fill(plural(text, values['count'], isFrench), values);
	};
}

/** Selects the plural form: French uses the singular for 0, English the plural. */
function plural(text: string, count: string | number | undefined, isFrench: boolean): string {
	const [one = '', other] = text.split(' | ');
	if (other === undefined || count === undefined) return text;
	return (isFrench ? Math.abs(Number(count)) < 2 : Number(count) === 1) ? one : other;
}

const fill = (text: string, values: MessageValues): string =>
	text.replaceAll(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : place));
