/** Categories of `Intl.PluralRules`, in the order of the forms of a message. */
const CATEGORIES = 'zero one two few many other'.split(' ') as Intl.LDMLPluralRule[];

/** Returns which form of a message a number takes, from 0. Of a message with fewer forms the last one is meant. */
export function pluralForm(rules: Intl.PluralRules, count: number): number {
	const { pluralCategories } = rules.resolvedOptions();
	return CATEGORIES.filter((category) => pluralCategories.includes(category)).indexOf(rules.select(count));
}
