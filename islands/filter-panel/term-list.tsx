import { memo } from 'react';
import { t } from './messages';
import { toggled, withValues, type Term, type TermField } from './model';
import { FieldGroup } from './field-group';
import { useChosen, usePanel } from './panel-context';
import { TermCount, useCounts } from './term-count';
import { TERMS_AT_ONCE, useRestLater } from './use-rest-later';

/** Checkboxes, or radios for a single choice, with child terms below each. */
export function TermList({ field }: { readonly field: TermField }) {
	const { filter, choose } = usePanel();
	const { name, terms, all, isMany } = field;
	const chosen = useChosen(name);
	const countOf = useCounts(field);
	const most = useRestLater(TERMS_AT_ONCE);
	// A single checkbox is its own label.
	if (terms.length === 1 && terms[0]!.label === field.label)
		return (
			<div className="archipel-filter__field" tabIndex={-1}>
				<TermChoice field={field} term={terms[0]!} isChosen={chosen.length > 0} count={countOf(terms[0]!)} />
			</div>
		);
	return (
		<FieldGroup label={field.label}>
			<ul className="archipel-list archipel-filter__terms">
				{all !== undefined && !isMany && (
					<li>
						<label className="archipel-filter__term">
							<input
								type="radio"
								className="archipel-field"
								name={name}
								value=""
								checked={!chosen.length}
								onChange={({ currentTarget }) => choose(withValues(filter.choice.peek(), name, []), currentTarget)}
							/>
							<span>{all || t('all')}</span>
						</label>
					</li>
				)}
				<Items field={field} terms={terms.slice(0, most)} chosen={chosen} countOf={countOf} />
			</ul>
		</FieldGroup>
	);
}

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
		return (
			<li key={value}>
				<TermChoice field={field} term={term} isChosen={chosen.includes(value)} count={countOf(term)} />
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
	const { filter, choose, isByKeys } = usePanel();
	const { value, label, id, color, image } = term;
	const isEmpty = count === 0 && !isChosen;
	const { isMany, name } = field;
	return (
		<label className="archipel-filter__term" data-empty={isEmpty || undefined}>
			<input
				type={isMany ? 'checkbox' : 'radio'}
				className="archipel-field"
				id={id || undefined}
				name={name}
				value={value}
				checked={isChosen}
				disabled={isEmpty}
				onChange={({ currentTarget }) =>
					// Arrow keys pass over the values in between.
					choose(toggled(filter.choice.peek(), field, value), currentTarget, isMany || !isByKeys() ? 'now' : 'leaving')
				}
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
