import { useSignals } from '@preact/signals-react/runtime';
import { startTransition, useEffect, useState } from 'react';
import { t } from '../messages';
import { toggled, valuesOf, withValues, type Term, type TermField } from '../model';
import { FieldGroup } from './field-group';
import { usePanel } from './panel-context';
import { TermCount, useCount } from './term-count';

/** Terms that come with the panel; a list shows eight of them. The others follow when it is there. */
const AT_ONCE = 24;

/** Boxes to tick, or one of many, with what is below each. */
export function TermList({ field }: { readonly field: TermField }) {
	useSignals();
	const { filter, choose } = usePanel();
	const { name, terms, all, isMany } = field;
	const chosen = valuesOf(filter.choice.value, name);
	const [most, setMost] = useState(AT_ONCE);
	useEffect(() => {
		const timer = setTimeout(() => startTransition(() => setMost(Infinity)));
		return () => clearTimeout(timer);
	}, []);
	// A box alone says what it is by itself.
	if (terms.length === 1 && terms[0]!.label === field.label)
		return (
			<div className="archipel-filter__field" tabIndex={-1}>
				<TermChoice field={field} term={terms[0]!} chosen={chosen} />
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
				<Items field={field} terms={terms.slice(0, most)} chosen={chosen} />
			</ul>
		</FieldGroup>
	);
}

const keyOf = ({ value }: Term): string => value;
interface ItemsProps {
	readonly field: TermField;
	readonly terms: readonly Term[];
	readonly chosen: readonly string[];
}

function Items({ field, terms, chosen }: ItemsProps) {
	return terms.map((term) => (
		<li key={keyOf(term)}>
			<TermChoice field={field} term={term} chosen={chosen} />
			{term.children.length > 0 && (
				<ul className="archipel-list">
					<Items field={field} terms={term.children} chosen={chosen} />
				</ul>
			)}
		</li>
	));
}

interface ChoiceProps {
	readonly field: TermField;
	readonly term: Term;
	readonly chosen: readonly string[];
}

function TermChoice({ field, term, chosen }: ChoiceProps) {
	useSignals();
	const { filter, choose, isByKeys } = usePanel();
	const count = useCount(field, term);
	const isChosen = chosen.includes(term.value);
	const isEmpty = count === 0 && !isChosen;
	const { isMany, name } = field;
	return (
		<label className="archipel-filter__term" data-empty={isEmpty || undefined}>
			<input
				type={isMany ? 'checkbox' : 'radio'}
				className="archipel-field"
				id={term.id || undefined}
				name={name}
				value={term.value}
				checked={isChosen}
				disabled={isEmpty}
				onChange={({ currentTarget }) =>
					// The arrows pass over the values between.
					choose(
						toggled(filter.choice.peek(), field, term.value),
						currentTarget,
						isMany || !isByKeys() ? 'now' : 'leaving',
					)
				}
			/>
			{term.color && (
				<svg className="archipel-filter__colour" width="22" height="22" aria-hidden="true">
					<rect width="100%" height="100%" fill={term.color} />
				</svg>
			)}
			{term.image && <img className="archipel-filter__colour" src={term.image} width="22" height="22" alt="" />}
			<span>{term.label}</span>
			<TermCount count={count} />
		</label>
	);
}
