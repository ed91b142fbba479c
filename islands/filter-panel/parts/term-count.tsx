import { useComputed, useSignals } from '@preact/signals-react/runtime';
import { t } from '../messages';
import { namesOf, valuesOf, type Term, type TermField } from '../model';
import { usePanel } from './panel-context';

/** How many products a term would list beside the other choices; `undefined` where nobody has said it. For all terms of a field at once. */
export function useCounts({ taxonomy, name }: TermField): (term: Term) => number | undefined {
	useSignals();
	const { panel, choice, data: counted } = usePanel().filter;
	const data = counted.value;
	// What the server has printed counts the whole shop: beside other choices it would promise too much.
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

/** The number, with what it counts; none is said in words. */
export function TermCount({ count }: { readonly count: number | undefined }) {
	if (count === undefined) return null;
	if (!count) return <span className="archipel-filter__count">{t('none')}</span>;
	return (
		<span className="archipel-filter__count">
			{count} <span className="archipel-visually-hidden">{t('articles', { count })}</span>
		</span>
	);
}
