import { lineOfField, lineOfLink, type Quantities } from '../model';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const LINE = '.cart_item';
export const REMOVE_LINK = '.product-remove > a[href*="remove_item="]';

/** The row of a line around an element. */
export const rowOf = (element: Element): Element | null => element.closest(LINE);

/** Fields of the lines: quantities, and what other plugins put beside them. */
function lineFields(form: HTMLFormElement): Field[] {
	return [...form.querySelectorAll<Field>(`${LINE} :is(input, select, textarea)`)].filter(({ name }) => name);
}

/** Whether the shopper has changed a line since the server printed it (CP-01). */
export function isChanged(form: HTMLFormElement): boolean {
	return lineFields(form).some((field) => {
		if (field instanceof HTMLSelectElement)
			return [...field.options].some(({ selected, defaultSelected }) => defaultSelected && !selected);
		if (/^(radio|checkbox)$/.test(field.type))
			return (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked;
		return field.value !== field.defaultValue;
	});
}

/** The first quantity that the shopper has changed. */
export function changedQuantity(form: HTMLFormElement): HTMLInputElement | undefined {
	return lineFields(form).find(
		(field): field is HTMLInputElement =>
			field instanceof HTMLInputElement && lineOfField(field.name) !== undefined && field.value !== field.defaultValue,
	);
}

/** After which element of its line something is told about a field. */
export const lineAnchor = (field: Element): Element => rowOf(field)?.querySelector('.product-name > a') ?? field;

/** The quantities that the server printed. */
export function servedQuantities(form: ParentNode): Quantities {
	const quantities = new Map<string, number>();
	for (const field of form.querySelectorAll<HTMLInputElement>('input[name^="cart["]')) {
		const line = lineOfField(field.name);
		if (line) quantities.set(line, Number(field.defaultValue));
	}
	return quantities;
}

/** Keys of the lines that can be removed, from top to bottom. */
export function removableLines(form: ParentNode): string[] {
	return [...form.querySelectorAll(REMOVE_LINK)].flatMap((link) => lineOfLink(link.getAttribute('href') ?? '') ?? []);
}

/** The remove link of a line. */
export function removeLinkOf(form: ParentNode, line: string): HTMLElement | undefined {
	return [...form.querySelectorAll<HTMLElement>(REMOVE_LINK)].find(
		(link) => lineOfLink(link.getAttribute('href') ?? '') === line,
	);
}

/** Name of the product in a line, for labels. */
export function productName(row: Element): string {
	const name = row.querySelector('.product-name a') ?? row.querySelector('.product-name');
	return (name?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
