import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { navigate, urlOf } from '../../src/safety/url';
import { fetchSuggestions, type Suggestion } from '../../src/shop/product-filter/suggestions';
import { isAbort } from '../../src/shop/request-error';
import { announce } from '../../src/ui/announcer';
import { Spoken } from '../../src/ui/spoken';
import { t } from './messages';
import type { TextField } from './model';
import { FieldGroup } from './field-group';
import { usePanel } from './panel-context';
import { Combobox } from './term-select';

/** Milliseconds without typing before suggestions are requested. */
const PAUSE = 150;

/** Field for a title or SKU, with suggestions from the first letter (FILT-04). */
export function SuggestField({ field }: { readonly field: TextField }) {
	useSignals();
	const { filter, choose } = usePanel();
	const { name, label, id, suggest, hasVariations } = field;
	const [term, setTerm] = useState('');
	/** `undefined`: they did not come. */
	const [found, setFound] = useState<readonly Suggestion[] | undefined>([]);

	// Typing continues at the end.
	useEffect(() => (document.getElementById(id) as HTMLInputElement).setSelectionRange(-1, -1), [id]);
	useEffect(() => {
		if (!term) return;
		const asking = new AbortController();
		const { signal } = asking;
		const show = (answer: readonly Suggestion[]) => {
			if (signal.aborted) return;
			setFound(answer);
			announce(t('suggestions', { count: answer.length }));
		};
		const fail = (error: unknown) => isAbort(error) || setFound(undefined);
		const ask = () => void fetchSuggestions(term, suggest, hasVariations, { signal }).then(show, fail);
		const timer = setTimeout(ask, PAUSE);
		return () => {
			clearTimeout(timer);
			asking.abort();
		};
	}, [term, suggest, hasVariations]);

	/** Asks for the suggestions of a text; of an empty one there are none. */
	const ask = (text: string) => {
		setTerm(text.trim());
		if (!found || !text.trim()) setFound([]);
	};
	const write = (value: string, input: HTMLElement, when: 'now' | 'submit') =>
		choose({ ...filter.choice.peek(), [name]: [value] }, input, when);

	return (
		<FieldGroup label={label}>
			<Combobox
				label={label}
				text={filter.choice.value[name]?.[0] ?? ''}
				items={found ?? []}
				onType={(text, input) => {
					// Emptied: a form that submits on change lists everything again.
					write(text, input, text ? 'submit' : 'now');
					ask(text);
				}}
				onChoose={({ label: words, value }, input) => {
					ask('');
					// For a variation, the URL of its product page. A value that is no URL of the shop is plain text.
					const isAddress = Boolean(urlOf(value, null));
					if (!isAddress || !navigate(value)) write(isAddress ? words : value, input, 'now');
				}}
				// Enter lists the search: pending suggestions are dropped, so that their count is not announced after the list's.
				field={{ id, name, type: 'text', onKeyDown: ({ key }) => key === 'Enter' && setTerm('') }}
			/>
			{!found && <Spoken className="archipel-filter__hint" text={t('suggestFailed')} />}
		</FieldGroup>
	);
}
