import { session } from '../stores/storage';
import { showNotice } from './inline-notice';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What is kept of the fields of one name: the text, or what is chosen. */
type Kept = Record<string, string | string[]>;

export interface DraftOptions {
	/** Under which it is kept; begins with `archipel`, so that it goes with the other traces of the visitor (PRIV-01). */
	readonly key: string;
	/** Which fields are worth keeping. */
	readonly isKept: (field: Field) => boolean;
	/** Where it is told that a draft was found. */
	readonly anchor: Element;
	readonly texts: { readonly found: string; readonly discard: string };
	readonly signal: AbortSignal;
}

/**
 * Keeps what is written into a form in this tab: a reload or a refusal never costs the text. What was kept is put back at once, unless
 * something is written there.
 *
 * @returns The function that forgets it.
 */
export function keepDraft(form: HTMLFormElement, options: DraftOptions): () => void {
	const { key, isKept, anchor, texts, signal } = options;
	const clear = () => session.remove(key);
	const fields = () => [...form.elements].filter(isField).filter(isKept);

	const save = () => {
		if (!fields().some(isTouched)) return clear();
		const kept: Record<string, string | string[]> = {};
		for (const field of fields()) {
			if (isChoice(field)) kept[field.name] = [kept[field.name] ?? [], chosen(field)].flat();
			else if (field.value) kept[field.name] = field.value;
		}
		session.set(key, JSON.stringify(kept));
	};
	const restore = (): boolean => {
		const kept = parse(session.get(key));
		if (fields().some(isTouched)) return false;
		for (const field of fields()) if (Object.hasOwn(kept, field.name)) put(field, kept[field.name]!);
		const found = fields().filter(isTouched);
		for (const field of found) field.dispatchEvent(new Event('change', { bubbles: true }));
		return found.length > 0;
	};

	for (const type of ['input', 'change']) form.addEventListener(type, save, { signal });
	if (restore()) {
		const onClick = () => {
			form.reset();
			clear();
		};
		showNotice(anchor, { type: 'info', text: texts.found, action: { label: texts.discard, onClick }, isSilent: true });
	}
	return clear;
}

const isField = (element: Element): element is Field => element.matches('input, textarea, select');

const isTick = (field: Field): field is HTMLInputElement => field.matches('[type=checkbox], [type=radio]');

/** Whether what it holds is a choice, of which there may be none. */
const isChoice = (field: Field): boolean => isTick(field) || field.matches('select[multiple]');

function chosen(field: Field): string[] {
	if (field instanceof HTMLSelectElement) return Array.from(field.selectedOptions, ({ value }) => value);
	return (field as HTMLInputElement).checked ? [field.value] : [];
}

/** Whether it is not as the server printed it. */
function isTouched(field: Field): boolean {
	if (isTick(field)) return field.checked !== field.defaultChecked;
	if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
	const options = [...field.options];
	if (field.multiple) return options.some(({ selected, defaultSelected }) => selected !== defaultSelected);
	return field.value !== (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
}

function put(field: Field, kept: string | string[]): void {
	const values = [kept].flat();
	if (isTick(field)) field.checked = values.includes(field.value);
	else if (!(field instanceof HTMLSelectElement)) field.value = values[0] ?? '';
	else if (field.multiple) for (const option of field.options) option.selected = values.includes(option.value);
	else if ([...field.options].some(({ value }) => value === values[0])) field.value = values[0]!;
}

function parse(json: string | null): Kept {
	try {
		const value: unknown = JSON.parse(json ?? '{}');
		const entries = Object.entries(value && typeof value === 'object' ? value : {});
		return Object.fromEntries(
			entries.filter(([, one]) => [one].flat().every((text) => typeof text === 'string')),
		) as Kept;
	} catch {
		return {};
	}
}
