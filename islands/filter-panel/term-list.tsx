import { useComputed, useSignals } from '@preact/signals-react/runtime';
import { memo, startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../../src/runtime/after-paint';
import { RATING } from '../../src/shop/woocommerce/collection-data';
import { t } from './messages';
import { namesOf, toggled, valuesOf, type Term, type TermField } from './model';
import { FieldGroup } from './field-group';
import { useChosen, usePanel } from './panel-context';

/** Checkboxes, or radios for a single choice, with child terms below each. */
export function TermList({ field }: { readonly field: TermField }) {
	const { terms, all, isMany } = field;
	const chosen = useChosen(field.name);
	const shared = { field, chosen, countOf: useCounts(field) };
	const most = useRestLater(TERMS_AT_ONCE);
	// A single checkbox is its own label.
	if (terms.length === 1 && terms[0]!.label === field.label)
		return (
			<div className="archipel-filter__field" tabIndex={-1}>
				<TermChoice field={field} term={terms[0]!} isChosen={chosen.length > 0} count={shared.countOf(terms[0]!)} />
			</div>
		);
	return (
		<FieldGroup label={field.label}>
			<ul className="archipel-list archipel-filter__terms">
				{all !== undefined && !isMany && <Items {...shared} terms={[noTerm(field)]} />}
				<Items {...shared} terms={terms.slice(0, most)} />
			</ul>
		</FieldGroup>
	);
}

/** The choice of no term. */
export const noTerm = ({ all }: TermField): Term => ({ value: '', label: all || t('all'), id: '', children: [] });

interface ItemsProps {
	readonly field: TermField;
	readonly terms: readonly Term[];
	readonly chosen: readonly string[];
	readonly countOf: (term: Term) => number | undefined;
}

function Items({ terms, ...shared }: ItemsProps) {
	const { field, chosen, countOf } = shared;
	return terms.map((term) => {
		const { value, children } = term;
		const isChosen = value ? chosen.includes(value) : !chosen.length;
		return (
			<li key={value}>
				<TermChoice field={field} term={term} isChosen={isChosen} count={countOf(term)} />
				{children.length > 0 && (
					<ul className="archipel-list">
						<Items {...shared} terms={children} />
					</ul>
				)}
			</li>
		);
	});
}

interface TermChoiceProps {
	readonly field: TermField;
	readonly term: Term;
	readonly isChosen: boolean;
	readonly count: number | undefined;
}

/** Memoized: React writes the `name` of every input that it renders again, which triggers a style recalculation. */
const TermChoice = memo(function TermChoice({ field, term, isChosen, count }: TermChoiceProps) {
	const { filter, choose, ahead } = usePanel();
	const { value, label, id, color, image } = term;
	const isEmpty = count === 0 && !isChosen;
	const { isMany, name } = field;
	const next = () => toggled(filter.choice.peek(), field, value);
	const isUsable = !isEmpty && (isMany || !isChosen);
	return (
		<label className="archipel-filter__term" data-empty={isEmpty || undefined} {...(isUsable && ahead(next))}>
			<input
				type={isMany ? 'checkbox' : 'radio'}
				className="archipel-field"
				id={id || undefined}
				name={name}
				value={value}
				checked={isChosen}
				disabled={isEmpty}
				onChange={({ currentTarget }) => choose(next(), currentTarget)}
			/>
			{color && (
				<svg className="archipel-filter__colour" width="22" height="22" aria-hidden="true">
					<rect width="100%" height="100%" fill={color} />
				</svg>
			)}
			{image && <img className="archipel-filter__colour" src={image} width="22" height="22" alt="" />}
			<span>{label}</span>
			<TermCount count={count} />
		</label>
	);
});

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
		if (name === RATING) return data.ratings.get(Number(value)) ?? 0;
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

/** Returns the number of items to render: `atOnce`, as many as are visible; all after these are painted. */
export function useRestLater(atOnce: number): number {
	const [most, setMost] = useState(atOnce);
	useEffect(() => afterPaint(() => startTransition(() => setMost(Infinity))), []);
	return most;
}

/** Terms rendered at first: a list shows eight without scrolling. */
export const TERMS_AT_ONCE = 10;
