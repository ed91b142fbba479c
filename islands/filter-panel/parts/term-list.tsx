import { t } from '../messages';
import { toggled, withValues, type Term, type TermField } from '../model';
import { FieldGroup } from './field-group';
import { useChosen, usePanel } from './panel-context';
import { TermCount, useCounts } from './term-count';
import { TERMS_AT_ONCE, useRestLater } from './use-rest-later';

/** Boxes to tick, or one of many, with what is below each. */
export function TermList({ field }: { readonly field: TermField }) {
	const { filter, choose } = usePanel();
	const { name, terms, all, isMany } = field;
	const chosen = useChosen(name);
	const countOf = useCounts(field);
	const most = useRestLater(TERMS_AT_ONCE);
	// A box alone says what it is by itself.
	if (terms.length === 1 && terms[0]!.label === field.label)
		return (
			<div className="archipel-filter__field" tabIndex={-1}>
				<TermChoice field={field} term={terms[0]!} chosen={chosen} countOf={countOf} />
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

const keyOf = ({ value }: Term): string => value;
interface Shared {
	readonly field: TermField;
	readonly chosen: readonly string[];
	readonly countOf: (term: Term) => number | undefined;
}

function Items({ terms, ...shared }: Shared & { readonly terms: readonly Term[] }) {
	return terms.map((term) => (
		<li key={keyOf(term)}>
			<TermChoice term={term} {...shared} />
			{term.children.length > 0 && (
				<ul className="archipel-list">
					<Items terms={term.children} {...shared} />
				</ul>
			)}
		</li>
	));
}

function TermChoice({ field, term, chosen, countOf }: Shared & { readonly term: Term }) {
	const { filter, choose, isByKeys } = usePanel();
	const { value, label, id, color, image } = term;
	const count = countOf(term);
	const isChosen = chosen.includes(value);
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
					// The arrows pass over the values between.
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
}
