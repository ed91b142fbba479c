import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefCallback } from 'react';
import { messages } from './messages';
import { keyOf, type Option } from './model';

interface Combobox {
	readonly form: HTMLFormElement;
	/** The server's field: React neither creates nor changes it. */
	readonly field: HTMLInputElement;
	/** The scrolling element around the list, inside the form. */
	readonly panel: HTMLElement | null;
	readonly options: readonly Option[];
	readonly hasContent: boolean;
	/** Called after input and on opening, to update the suggestions. */
	readonly onLook: () => void;
}

/** Keys that stay with the field while no option is highlighted. */
const OF_THE_FIELD = /^(Enter|Home|End|PageUp|PageDown)$/;

/**
 * A combobox on a server-rendered field: downshift's keyboard and highlighting logic, by listeners and attributes. Enter presses the highlighted
 * option; without one it submits the form.
 */
export function useServerCombobox({ form, field: input, panel, options, hasContent, onLook }: Combobox) {
	// The server's value of the field does not open the panel.
	const [isWanted, setWanted] = useState(
		() => document.activeElement === input && (!input.value || input.value !== input.defaultValue),
	);
	const isOpen = isWanted && hasContent;
	const want = (wants: boolean) => {
		setWanted(wants);
		if (wants) onLook();
	};
	const { getInputProps, getMenuProps, getItemProps, highlightedIndex, setHighlightedIndex } = useCombobox<Option>({
		items: [...options],
		isOpen,
		selectedItem: null,
		stateReducer,
		onIsOpenChange: ({ isOpen: wants }) => want(wants),
	});
	const keys = options.map(keyOf).join('\n');
	const highlighted = useRef('');
	// The index may mean another option of a new answer. It is not controlled: downshift reports a change a task after its key, and Enter may come before.
	const keep = useEffectEvent(() =>
		setHighlightedIndex(options.findIndex((option) => keyOf(option) === highlighted.current)),
	);
	const note = useEffectEvent((index: number) => {
		const option = options[index];
		highlighted.current = option ? keyOf(option) : '';
	});
	useLayoutEffect(() => {
		if (keys) keep();
	}, [keys]);
	useLayoutEffect(() => note(highlightedIndex), [highlightedIndex]);
	// Downshift's handlers are typed for React events but use only members that native events have too.
	const given = getInputProps({}, { suppressRefError: true }) as unknown as Given;
	const { ref: menuRef, ...list } = getMenuProps({}, { suppressRefError: true }) as unknown as Given;

	useLayoutEffect(() => {
		given.ref(input);
		menuRef(panel);
	});
	useAttributes(input, {
		role: 'combobox',
		autocomplete: 'off',
		'aria-autocomplete': 'list',
		'aria-controls': given['aria-controls'],
		'aria-expanded': String(isOpen && options.length > 0),
		'aria-activedescendant': given['aria-activedescendant'] || undefined,
		...(!input.labels?.length && !input.hasAttribute('aria-labelledby') && { 'aria-label': messages('label') }),
	});

	const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
		if (event.isComposing || event.shiftKey || event.ctrlKey || event.metaKey) return;
		const marked = isOpen && panel?.querySelector<HTMLElement>('[role=option][aria-selected=true]');
		if (event.key === 'Escape' ? !isOpen : OF_THE_FIELD.test(event.key) && !marked) return;
		if (event.key === 'Enter' && marked) {
			event.preventDefault();
			marked.click();
		} else if (event.key === 'Escape') {
			event.preventDefault();
			// Downshift would report the closing a task later and also handle the next Escape, which belongs to the form.
			setWanted(false);
			setHighlightedIndex(-1);
		} else given.onKeyDown(event);
	});
	const onInput = useEffectEvent((event: Event) => {
		given.onChange(event);
		want(true);
	});
	const onClick = useEffectEvent((event: Event) => given.onClick(event));
	const onFocus = useEffectEvent(() => input.value || want(true));
	const onFocusOut = useEffectEvent(({ relatedTarget }: FocusEvent) => {
		const next = relatedTarget as Node | null;
		// The panel stays open while Tab passes the form's button on its way to the remove buttons.
		const stays = next === input || panel?.contains(next) || (panel?.querySelector('button') && form.contains(next));
		if (next && !stays) setWanted(false);
	});
	const onStart = useEffectEvent(() => isWanted && onLook());
	useEffect(() => {
		const listening = new AbortController();
		input.addEventListener('keydown', onKeyDown, listening);
		input.addEventListener('input', onInput, listening);
		input.addEventListener('click', onClick, listening);
		input.addEventListener('focus', onFocus, listening);
		form.addEventListener('focusout', onFocusOut, listening);
		onStart();
		return () => listening.abort();
	}, [input, form]);

	return {
		isOpen,
		list: { id: list.id, role: list.role, onMouseLeave: list.onMouseLeave },
		open: () => setWanted(true),
		close: () => setWanted(false),
		/** Attributes of an option. The browser follows its link, also into a new tab. */
		optionProps: (option: Option, choose: () => void) =>
			getItemProps({
				item: option,
				index: options.indexOf(option),
				onClick(event: React.MouseEvent) {
					Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
					choose();
				},
			}) as React.HTMLAttributes<HTMLElement>,
	};
}

/** Downshift's props that are always present. */
interface Given {
	readonly ref: RefCallback<HTMLElement>;
	readonly id: string;
	readonly role: string;
	readonly 'aria-controls': string;
	readonly 'aria-activedescendant': string;
	readonly onKeyDown: (event: Event) => void;
	readonly onChange: (event: Event) => void;
	readonly onClick: (event: Event) => void;
	readonly onMouseLeave: (event: unknown) => void;
}

/** A click in the field does not close the panel. */
function stateReducer(
	_state: UseComboboxState<Option>,
	{ type, changes }: UseComboboxStateChangeOptions<Option>,
): Partial<UseComboboxState<Option>> {
	return type === useCombobox.stateChangeTypes.InputClick ? { ...changes, isOpen: true } : changes;
}

/** Sets attributes on an element outside of React and restores the old values on unmount. */
function useAttributes(target: HTMLElement, attributes: Readonly<Record<string, string | undefined>>): void {
	const [had] = useState(() => new Map(Object.keys(attributes).map((name) => [name, target.getAttribute(name)])));
	useLayoutEffect(() => {
		for (const [name, value] of Object.entries(attributes))
			if (value === undefined) target.removeAttribute(name);
			else if (target.getAttribute(name) !== value) target.setAttribute(name, value);
	});
	useEffect(
		() => () =>
			had.forEach((value, name) => (value === null ? target.removeAttribute(name) : target.setAttribute(name, value))),
		[target, had],
	);
}
