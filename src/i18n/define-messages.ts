import { settings } from '../runtime/settings';
import { pluralForm } from './plural-form';

type Text = readonly [french: string, english: string];

/** Values for the `{name}` places of a message. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Returns a message in the page's language. The value `count` selects one of the forms of `{one} … | {other} …`. */
export type Translate<Key extends string> = (key: Key, values?: MessageValues) => string;

/**
 * Declares the texts of an island or a shared module: French, then English, as PHP's `Texts::get` takes them.
 * The site owner can replace texts by `<scope>.<key>` (filter `archipel_messages`). PHP prints translations into other languages (`translation.php`).
 *
 * @example
 * const t = defineMessages('mini-cart', { items: ['{count} article | {count} articles', '{count} item | {count} items'] });
 * t('items', { count: 2 }); // « 2 articles »
 */
export function defineMessages<Key extends string>(scope: string, texts: Readonly<Record<Key, Text>>): Translate<Key> {
	return (key, values = {}) => {
		const { locale, messages } = settings();
		const own = messages[`${scope}.${key}`];
		const isFrench = /^fr([-_]|$)/i.test(locale);
		const language = isFrench ? 'fr' : own ? locale.replace('_', '-') : 'en';
		return fill(plural(own ?? texts[key][isFrench ? 0 : 1], values['count'], language), values);
	};
}

function plural(text: string, count: string | number | undefined, language: string): string {
	if (count === undefined) return text;
	const forms = text.split(' | ');
	return forms[pluralForm(new Intl.PluralRules(language), Number(count))] ?? forms.at(-1)!;
}

const fill = (text: string, values: MessageValues): string =>
	text.replaceAll(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : place));
