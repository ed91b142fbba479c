import { useSignals } from '@preact/signals-react/runtime';
import { useCombobox } from 'downshift';
import { useEffect, useState } from 'react';
import { navigate, urlOf } from '../../src/safety/url';
import { fetchSuggestions, type Suggestion } from '../../src/shop/product-filter/suggestions';
import { isAbort } from '../../src/shop/request-error';
import { announce } from '../../src/ui/announcer';
import { Spoken } from '../../src/ui/spoken';
import { t } from './messages';
import { withValues, type TextField } from './model';
import { FieldGroup } from './field-group';
import { usePanel } from './panel-context';
import { enterSubmits, leaveUnchosen } from './term-select';

/** Milliseconds without typing before suggestions are requested. */
const PAUSE = 150;

const inputOf = (id: string) => document.getElementById(id) as HTMLInputElement;

/** Requests suggestions, one request at a time: a new one aborts the previous. */
function createQuestions(
	{ suggest, hasVariations }: TextField,
	show: (found: readonly Suggestion[]) => void,
	fail: (hasFailed: boolean) => void,
) {
	let asking: AbortController | undefined;
	const stop = () => asking?.abort();
	const ask = async (term: string) => {
		stop();
		const { signal } = (asking = new AbortController());
		fail(false);
		if (!term.trim()) return show([]);
		await new Promise((resolve) => setTimeout(resolve, PAUSE));
		if (signal.aborted) return;
		try {
			const found = await fetchSuggestions(term, suggest, hasVariations, { signal });
			signal.throwIfAborted();
			show(found);
			announce(t('suggestions', { count: found.length }));
		} catch (error) {
			if (isAbort(error)) return;
			show([]);
			fail(true);
		}
	};
	return { ask, stop };
}

/** Field for a title or SKU, with suggestions from the first letter (FILT-04). */
export function SuggestField({ field }: { readonly field: TextField }) {
	useSignals();
	const { filter, choose } = usePanel();
	const { name, label, id } = field;
	const typed = filter.choice.value[name]?.[0] ?? '';
	const [found, setFound] = useState<readonly Suggestion[]>([]);
	const [hasFailed, setFailed] = useState(false);
	const [{ ask, stop }] = useState(() => createQuestions(field, setFound, setFailed));

	useEffect(() => {
		// Typing continues at the end.
		inputOf(id).setSelectionRange(-1, -1);
		return stop;
	}, [id, stop]);

	const write = (value: string, when: 'now' | 'submit') =>
		choose(withValues(filter.choice.peek(), name, [value]), inputOf(id), when);

	const type = (text: string) => {
		// Emptied: a form that submits on change lists everything again.
		write(text, text ? 'submit' : 'now');
		void ask(text);
	};
	const box = useCombobox<Suggestion>({
		items: [...found],
		selectedItem: null,
		inputValue: typed,
		itemToString: (item) => item?.value ?? '',
		itemToKey: (item) => item?.key,
		stateReducer: leaveUnchosen,
		onSelectedItemChange({ selectedItem: item }) {
			if (!item) return;
			stop();
			setFound([]);
			// For a variation, the URL of its product page. A value that is no URL of the shop is plain text.
			const isAddress = Boolean(urlOf(item.value, null));
			if (isAddress && navigate(item.value)) return;
			write(isAddress ? item.label : item.value, 'now');
		},
	});
	return (
		<FieldGroup label={label}>
			<input
				{...box.getInputProps({
					id,
					name,
					type: 'text',
					'aria-label': label,
					'aria-labelledby': undefined,
					className: 'archipel-field archipel-filter__input',
					// Synchronous: letters typed before a later update would be lost.
					onChange: ({ currentTarget }) => type(currentTarget.value),
					onKeyDown(event) {
						// Enter lists the search: pending suggestions are dropped, so that their count is not announced after the list's.
						if (event.key === 'Enter') stop();
						enterSubmits(box.highlightedIndex)(event);
					},
				})}
			/>
			{hasFailed && <Spoken className="archipel-filter__hint" text={t('suggestFailed')} />}
			<ul
				{...box.getMenuProps({ 'aria-label': label, 'aria-labelledby': undefined })}
				className="archipel-list archipel-filter__options"
				hidden={!box.isOpen || !found.length}
			>
				{box.isOpen &&
					found.map((item, index) => (
						<li
							key={item.key}
							{...box.getItemProps({ item, index })}
							className="archipel-filter__option"
							data-current={index === box.highlightedIndex || undefined}
						>
							{item.label}
						</li>
					))}
			</ul>
		</FieldGroup>
	);
}
