import { parseJson } from '../runtime/foreign-text';
import { onJQueryTrigger } from '../shop/jquery-bridge';
import { session } from '../stores/storage';
import { isChoice, isEdited, isField, valuesOf, type Field } from './field-values';
import { showNotice } from './inline-notice';

/** Draft by field name: text, or values of the chosen options. */
type Kept = Record<string, string | string[]>;

export interface DraftOptions {
	/** Storage key; begins with `archipel`, so that the draft is erased with the other data of the visitor (PRIV-01). */
	readonly key: string;
	readonly isKept: (field: Field) => boolean;
	/** Message for a restored draft, with a button to discard it. @default no message */
	readonly notice?: { readonly anchor: Element; readonly found: string; readonly discard: string };
	/**
	 * Restores each field separately, for forms that the server or the browser fills in part: a field is restored unless the server prints a value
	 * that the field never had here, such as the address of a customer who signed in. @default restores all fields, or none if any was edited
	 */
	readonly isByField?: boolean;
	/** Calls when there may be other fields in the form. */
	readonly onRenewed?: (listener: () => void, signal: AbortSignal) => void;
	readonly signal: AbortSignal;
}

/**
 * Keeps the text of a form in this tab, so that a reload or a refusal loses none. It is restored at once, unless
 * the field has text; restored fields carry `data-archipel-kept`. After a visitor has erased their data the form is empty.
 *
 * @returns The function that forgets it.
 */
export function keepDraft(form: HTMLFormElement, options: DraftOptions): () => void {
	const { key, isKept, notice, isByField, onRenewed, signal } = options;
	let [kept, seen] = [parse(session.get(key)), parse(session.get(seenUnder(key)))];
	let last = kept;
	const clear = () => {
		[kept, seen, last] = [{}, {}, {}];
		forgetDraft(key);
	};
	const fields = () => [...form.elements].filter(isField).filter(isKept);
	const discard = () => {
		const lists = isByField ? fields().filter((field) => field.matches('select') && isEdited(field)) : [];
		form.reset();
		clear();
		// Updates select replacements and dependent fields.
		for (const list of lists) list.dispatchEvent(new Event('change', { bubbles: true }));
	};

	/** Returns the recent values of the fields of one name, the current one last: the server was sent one of them and may print it again. */
	const recentValues = (group: readonly Field[]) => {
		const now = [String(group.map(servedIn)), String(group.map((field) => valuesOf(field).typed))];
		// Long values are dropped: each keystroke in a message would store the whole text.
		const values = [...[seen[group[0]!.name] ?? []].flat().filter((value) => !now.includes(value)), ...now];
		return values.filter(({ length }) => length < 200).slice(-30);
	};
	const save = () => {
		const all = fields();
		// Scripts that sort rows remove them from the form for a moment; a focused field in them sends `change` then.
		const isGone = (name: string) => isByField && !all.some((field) => field.name === name);
		const now: Kept = Object.fromEntries(Object.entries(last).filter(([name]) => isGone(name)));
		if (!Object.keys(now).length && !all.some(isEdited)) {
			last = now;
			return forgetDraft(key);
		}
		for (const field of all) {
			if (mayBeNone(field)) now[field.name] = [now[field.name] ?? [], chosen(field)].flat();
			else if (field.value || isByField) now[field.name] = field.value;
		}
		session.set(key, JSON.stringify((last = now)));
		if (!isByField) return;
		for (const name of new Set(all.map((field) => field.name))) seen[name] = recentValues(named(all, name));
		session.set(seenUnder(key), JSON.stringify(seen));
	};
	const isKnown = (some: readonly Field[]) => [seen[some[0]!.name]].flat().includes(String(some.map(servedIn)));
	const filled = new Set<string>();
	const fill = (): boolean => {
		const all = fields();
		const before = all.filter(isEdited);
		if (!isByField && before.length) return false;
		for (const field of all)
			if (
				Object.hasOwn(kept, field.name) &&
				!filled.has(field.name) &&
				!before.includes(field) &&
				(!isByField || isKnown(named(all, field.name)))
			)
				put(field, kept[field.name]!);
		const found = all.filter((field) => isEdited(field) && !before.includes(field));
		for (const { name } of found) filled.add(name);
		for (const field of found) {
			field.dataset['archipelKept'] = '';
			field.dispatchEvent(new Event('change', { bubbles: true }));
		}
		return found.length > 0;
	};

	const isFound = fill();
	onRenewed?.(fill, signal);
	for (const type of ['input', 'change']) form.addEventListener(type, save, { signal });
	// Select replacement scripts report a change only as a jQuery event.
	onJQueryTrigger(form, 'change', save, signal);
	document.addEventListener('archipel:forget-visitor', discard, { signal });
	if (isFound && notice)
		showNotice(notice.anchor, {
			type: 'info',
			text: notice.found,
			action: { label: notice.discard, onClick: discard },
			isSilent: true,
		});
	return clear;
}

/** Deletes the draft of a key, after the form was sent. */
export function forgetDraft(key: string): void {
	for (const one of [key, seenUnder(key)]) session.remove(one);
}

const seenUnder = (key: string) => `${key}_seen`;

const servedIn = (field: Field): string => valuesOf(field).served;

const named = (fields: readonly Field[], name: string) => fields.filter((field) => field.name === name);

/** Whether the field holds a choice, which may be empty. */
const mayBeNone = (field: Field): boolean => isChoice(field) || field.matches('select[multiple]');

function chosen(field: Field): string[] {
	if (field instanceof HTMLSelectElement) return Array.from(field.selectedOptions, ({ value }) => value);
	return (field as HTMLInputElement).checked ? [field.value] : [];
}

function put(field: Field, kept: string | string[]): void {
	const values = [kept].flat();
	if (isChoice(field)) field.checked = values.includes(field.value);
	else if (!(field instanceof HTMLSelectElement)) field.value = values[0] ?? '';
	else if (field.multiple) for (const option of field.options) option.selected = values.includes(option.value);
	else if ([...field.options].some(({ value }) => value === values[0])) field.value = values[0]!;
}

function parse(json: string | null): Kept {
	const value = parseJson(json);
	const entries = Object.entries(value && typeof value === 'object' ? value : {});
	return Object.fromEntries(
		entries.filter(([, one]) => [one].flat().every((text) => typeof text === 'string')),
	) as Kept;
}
