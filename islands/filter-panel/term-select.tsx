import { useCombobox, type UseComboboxReturnValue } from 'downshift';
import { type InputHTMLAttributes, type SelectHTMLAttributes, useState } from 'react';
import { announce } from '../../src/ui/announcer';
import { t } from './messages';
import { toggled, type Term, type TermField } from './model';
import { FieldGroup } from './field-group';
import { useChosen, usePanel } from './panel-context';
import { noTerm, TermCount, TERMS_AT_ONCE, useCounts, useRestLater } from './term-list';
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
	const { filter, choose, submitPending } = usePanel();
	const { name, label, terms } = field;
	const [chosen = ''] = useChosen(name);
	return (
		<Select
			label={label}
			choices={[noTerm(field), ...terms]}
			name={name}
			value={chosen}
			onChange={({ currentTarget }) =>
				choose({ ...filter.choice.peek(), [name]: [currentTarget.value] }, currentTarget)
			}
			onKeyDown={({ key, currentTarget }) => key === 'Enter' && submitPending(currentTarget)}
		/>
	);
}

interface Option {
	readonly key: string;
	readonly label: string;
	readonly count?: number | undefined;
	/** @default the highlighted one */
	readonly isChosen?: boolean;
}

interface ComboboxProps<Item extends Option> {
	readonly label: string;
	/** Text in the field. */
	readonly text: string;
	readonly items: readonly Item[];
	/** Whether the list stays open to choose several items. */
	readonly isMany?: boolean;
	/** Accessible name of a button that opens the list. @default no button */
	readonly toggle?: string;
	/** More attributes of the field. */
	readonly field: InputHTMLAttributes<HTMLInputElement>;
	readonly onType: (text: string, input: HTMLElement) => void;
	readonly onChoose: (item: Item, input: HTMLElement) => void;
}

/** Field with a list of options below it. */
export function Combobox<Item extends Option>(props: ComboboxProps<Item>) {
	const { label, text, items, isMany, toggle, field, onType, onChoose } = props;
	const [input, setInput] = useState<HTMLInputElement | null>(null);
	const box = useCombobox<Item>({
		items: [...items],
		selectedItem: null,
		inputValue: text,
		itemToString: () => text,
		itemToKey: (item) => item?.key,
		stateReducer({ selectedItem, inputValue, highlightedIndex }, { type: cause, changes }) {
			const { InputBlur, ItemClick, InputKeyDownEnter } = useCombobox.stateChangeTypes;
			// Leaving the field chooses nothing: downshift would choose the highlighted option.
			if (cause === InputBlur) return { ...changes, selectedItem, inputValue };
			const isChoice = changes.selectedItem && (cause === ItemClick || cause === InputKeyDownEnter);
			return isChoice && isMany ? { ...changes, isOpen: true, highlightedIndex } : changes;
		},
		onSelectedItemChange: ({ selectedItem: item }) => item && onChoose(item, input!),
	});
	const named = { 'aria-label': label, 'aria-labelledby': undefined };
	return (
		<>
			<div className="archipel-filter__combobox">
				<input
					{...box.getInputProps({
						...named,
						...field,
						ref: setInput,
						className: 'archipel-field archipel-filter__input',
						// Synchronous: letters typed before a later update would be lost.
						onChange: ({ currentTarget }) => onType(currentTarget.value, currentTarget),
						onKeyDown(event) {
							field.onKeyDown?.(event);
							// Without a highlighted option Enter submits the form, as in any field.
							if (event.key === 'Enter' && box.highlightedIndex < 0)
								Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
						},
					})}
				/>
				{toggle && (
					<Button {...box.getToggleButtonProps({ 'aria-label': toggle })} className="archipel-filter__toggle">
						<span aria-hidden="true">▾</span>
					</Button>
				)}
			</div>
			<ul
				{...box.getMenuProps({ ...named, 'aria-multiselectable': isMany || undefined })}
				className="archipel-list archipel-filter__options"
				hidden={!box.isOpen || !items.length}
			>
				{box.isOpen && <Options items={items} box={box} />}
			</ul>
		</>
	);
}

function Options<Item extends Option>({ items, box }: { items: readonly Item[]; box: UseComboboxReturnValue<Item> }) {
	const most = useRestLater(TERMS_AT_ONCE);
	return items.slice(0, most).map((item, index) => {
		const { key, label, count, isChosen } = item;
		return (
			<li
				key={key}
				{...box.getItemProps({ item, index, ...(isChosen !== undefined && { 'aria-selected': isChosen }) })}
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

/** Removes accents and case, which shoppers do not type. */
const plain = (text: string): string =>
	text
		.normalize('NFD')
		.replaceAll(/\p{Diacritic}/gu, '')
		.toLowerCase();

/** Combobox for many values: search field and list (FILT-03). A choice writes nothing in the field: chips above show it. */
export function TermCombobox({ field }: { readonly field: TermField }) {
	const { filter, choose } = usePanel();
	const { name, label, terms, isMany } = field;
	const [search, setSearch] = useState('');
	const chosen = useChosen(name);
	const countOf = useCounts(field);
	const termsWith = (text: string) => terms.filter((term) => plain(term.label).includes(plain(text.trim())));
	const items = termsWith(search).map((term) => {
		const { value, label: words } = term;
		return { key: value, label: words, count: countOf(term), isChosen: chosen.includes(value) };
	});
	return (
		<FieldGroup label={label}>
			<Combobox
				label={label}
				text={search}
				items={items}
				isMany={isMany}
				toggle={t('toggle', { label })}
				onType={(text) => {
					setSearch(text);
					announce(t('options', { count: termsWith(text).length }));
				}}
				onChoose={({ key }, input) => {
					choose(toggled(filter.choice.peek(), field, key), input);
					if (!isMany) setSearch('');
				}}
				field={{ 'aria-label': t('search', { label }), placeholder: chosen.length ? '' : field.all || t('all') }}
			/>
			{chosen.map((value) => (
				<input key={value} type="hidden" name={name} value={value} />
			))}
		</FieldGroup>
	);
}
