import { useComputed, useSignals } from '@preact/signals-react/runtime';
import { t } from './messages';
import { namesOf, valuesOf, type Term, type TermField } from './model';
import { usePanel } from './panel-context';

/** Returns a function that counts the products of each term of a field, given the other choices; `undefined` if unknown. */
export function useCounts({ taxonomy, name }: TermField): (term: Term) => number | undefined {
	useSignals();
	const { panel, choice, data: counted } = usePanel().filter;
	const data = counted.value;
	// Counts printed by the server are for the whole shop: beside other choices they would be too high.
	const isAlone = useComputed(() => {
		const others = panel.fields.flatMap(namesOf).filter((other) => other !== name);
		return others.every((other) => !valuesOf(choice.value, other).length);
	}).value;
	return ({ term, value, count }) => {
		if (!data) return isAlone ? count : undefined;
		if (name === 'rating_filter') return data.ratings.get(Number(value)) ?? 0;
		if (!term || !taxonomy || !data.taxonomies.includes(taxonomy)) return count;
		return data.terms.get(term) ?? 0;
	};
}

/** Count with its noun for screen readers; 0 is written as a word. */
export function TermCount({ count }: { readonly count: number | undefined }) {
	if (count === undefined) return null;
	if (!count) return <span className="archipel-filter__count">{t('none')}</span>;
	return (
		<span className="archipel-filter__count">
			{count} <span className="archipel-visually-hidden">{t('articles', { count })}</span>
		</span>
	);
}
