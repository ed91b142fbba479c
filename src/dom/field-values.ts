export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isField = (node: Node): node is Field =>
	node instanceof HTMLInputElement || node instanceof HTMLSelectElement || node instanceof HTMLTextAreaElement;

/** Whether a field is a radio button or a checkbox. */
export const isChoice = (field: Field): field is HTMLInputElement =>
	field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type);

export function valuesOf(field: Field): { readonly served: string; readonly typed: string } {
	if (isChoice(field)) return { served: String(field.defaultChecked), typed: String(field.checked) };
	if (!(field instanceof HTMLSelectElement)) return { served: field.defaultValue, typed: field.value };
	const options = [...field.options];
	const served = options.filter((option) => option.hasAttribute('selected'));
	// Of a single choice the browser takes the last, and the first option without any.
	if (!field.multiple) return { served: (served.at(-1) ?? options[0])?.value ?? '', typed: field.value };
	const valueOf = (some: readonly HTMLOptionElement[]) => some.map(({ value }) => value).join();
	return { served: valueOf(served), typed: valueOf(options.filter(({ selected }) => selected)) };
}

/** Whether a field has another value than the server's. */
export const isEdited = (field: Field): boolean => valuesOf(field).served !== valuesOf(field).typed;
