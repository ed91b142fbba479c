import { useSignals } from '@preact/signals-react/runtime';
import {
	useCombobox,
	type UseComboboxReturnValue,
	type UseComboboxState,
	type UseComboboxStateChangeOptions,
} from 'downshift';
import { type KeyboardEvent, type SelectHTMLAttributes, useState } from 'react';
import { announce } from '../../src/ui/announcer';
import { t } from './messages';
import { toggled, withValues, type Term, type TermField } from './model';
import { FieldGroup } from './field-group';
import { useChosen, usePanel } from './panel-context';
import { TermCount, TERMS_AT_ONCE, useCounts, useRestLater } from './term-list';
import { Button } from '../../src/ui/button';

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
	readonly label: string;
	readonly choices: readonly Pick<Term, 'value' | 'label'>[];
}

export const Select = ({ label, choices, ...attributes }: SelectProps) => (
	<FieldGroup label={label}>
		<select className="archipel-field archipel-filter__select" aria-label={label} {...attributes}>
			{choices.map(({ value, label: words }) => (
				<option key={value} value={value}>
					{words}
				</option>
			))}
		</select>
	</FieldGroup>
);

/** For few values and a single choice. */
export function TermSelect({ field }: { readonly field: TermField }) {
	const { filter, choose, submitPending, isByKeys } = usePanel();
	const { name, label, terms, all } = field;
	const [chosen = ''] = useChosen(name);
	return (
		<Select
			label={label}
			choices={[{ value: '', label: all || t('all') }, ...terms]}
			name={name}
			value={chosen}
			onChange={({ currentTarget }) =>
				choose(
					withValues(filter.choice.peek(), name, [currentTarget.value]),
					currentTarget,
					isByKeys() ? 'leaving' : 'now',
				)
			}
			onKeyDown={({ key, currentTarget }) => key === 'Enter' && submitPending(currentTarget)}
		/>
	);
}

/** Removes accents and case, which shoppers do not type. */
const plain = (text: string): string =>
	text
		.normalize('NFD')
		.replaceAll(/\p{Diacritic}/gu, '')
		.toLowerCase();

/** Enter chooses the highlighted option; without one it submits the form, as in any field. For downshift’s `onKeyDown`. */
export const enterSubmits =
	(highlighted: number) =>
	({ key, nativeEvent }: KeyboardEvent): void => {
		if (key === 'Enter' && highlighted < 0) Object.assign(nativeEvent, { preventDownshiftDefault: true });
	};

/** Leaving the field chooses nothing: downshift would choose the highlighted option. For its `stateReducer`. */
export const leaveUnchosen = <Item,>(
	{ selectedItem, inputValue }: UseComboboxState<Item>,
	{ type, changes }: UseComboboxStateChangeOptions<Item>,
) => (type === useCombobox.stateChangeTypes.InputBlur ? { ...changes, selectedItem, inputValue } : changes);

/** Combobox for many values: search field and list (FILT-03). */
export function TermCombobox({ field }: { readonly field: TermField }) {
	useSignals();
	const { filter, choose } = usePanel();
	const { name, label, terms, isMany } = field;
	const [search, setSearch] = useState('');
	const wanted = plain(search.trim());
	const found = wanted ? terms.filter((term) => plain(term.label).includes(wanted)) : terms;
	const chosen = useChosen(name);
	const type = (text: string) => {
		setSearch(text);
		const sought = plain(text.trim());
		announce(t('options', { count: terms.filter((term) => plain(term.label).includes(sought)).length }));
	};
	const box = useCombobox<Term>({
		items: [...found],
		selectedItem: null,
		inputValue: search,
		itemToString: (term) => term?.label ?? '',
		itemToKey: (term) => term?.value,
		stateReducer(state, action) {
			const { type: cause, changes } = action;
			const { ItemClick, InputKeyDownEnter } = useCombobox.stateChangeTypes;
			const isChoice = cause === ItemClick || cause === InputKeyDownEnter;
			// Stays open to choose several values.
			return isChoice && changes.selectedItem && isMany
				? { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex }
				: leaveUnchosen(state, action);
		},
		onSelectedItemChange({ selectedItem: term }) {
			if (!term) return;
			const input = document.getElementById(box.getInputProps({}, { suppressRefError: true }).id)!;
			choose(toggled(filter.choice.peek(), field, term.value), input);
			if (!isMany) setSearch('');
		},
	});
	return (
		<FieldGroup label={label}>
			<div className="archipel-filter__combobox">
				<input
					{...box.getInputProps({
						'aria-label': t('search', { label }),
						'aria-labelledby': undefined,
						className: 'archipel-field archipel-filter__input',
						placeholder: chosen.length ? '' : field.all || t('all'),
						// Synchronous: letters typed before a later update would be lost. A choice writes nothing here: chips above the fields show it.
						onChange: ({ currentTarget }) => type(currentTarget.value),
						onKeyDown: (event) => enterSubmits(box.highlightedIndex)(event),
					})}
				/>
				<Button
					{...box.getToggleButtonProps({ 'aria-label': t('toggle', { label }) })}
					className="archipel-filter__toggle"
				>
					<span aria-hidden="true">▾</span>
				</Button>
			</div>
			<ul
				{...box.getMenuProps({
					'aria-label': label,
					'aria-labelledby': undefined,
					'aria-multiselectable': isMany || undefined,
				})}
				className="archipel-list archipel-filter__options"
				hidden={!box.isOpen}
			>
				{box.isOpen && <Options field={field} terms={found} chosen={chosen} box={box} />}
			</ul>
			{chosen.map((value) => (
				<input key={value} type="hidden" name={name} value={value} />
			))}
		</FieldGroup>
	);
}

interface OptionsProps {
	readonly field: TermField;
	readonly terms: readonly Term[];
	readonly chosen: readonly string[];
	readonly box: UseComboboxReturnValue<Term>;
}

function Options({ field, terms, chosen, box }: OptionsProps) {
	const countOf = useCounts(field);
	const most = useRestLater(TERMS_AT_ONCE);
	return terms.slice(0, most).map((term, index) => {
		const { value, label } = term;
		const count = countOf(term);
		const isChosen = chosen.includes(value);
		return (
			<li
				key={value}
				{...box.getItemProps({ item: term, index, 'aria-selected': isChosen })}
				className="archipel-filter__option"
				data-current={index === box.highlightedIndex || undefined}
				data-empty={(count === 0 && !isChosen) || undefined}
			>
				{label}
				<TermCount count={count} />
			</li>
		);
	});
}
