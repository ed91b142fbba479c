/**
 * Chooses in a list that stands right after the select it stands for, as swatches do, before their island has come or if it never comes: in the
 * select, which is what the browser posts. Nothing has to be kept for the island, which reads the select.
 *
 * @param item Item of the list with `data-value`.
 * @param step How many items further the choice is. @default 0
 * @returns False if it is no such list.
 */
export function chooseEarly(item: HTMLElement, step = 0): boolean {
	if (!item.matches('select + * > *')) return false;
	const list = item.parentElement!;
	const select = list.previousElementSibling as HTMLSelectElement;
	const items = [...list.children] as HTMLElement[];
	const chosen = items.at((items.indexOf(item) + step) % items.length)!;
	select.value = chosen.dataset['value']!;
	chosen.focus();
	// Of a list whose items are radio buttons themselves.
	for (const other of items) other.ariaChecked &&= `${other === chosen}`;
	select.dispatchEvent(new Event('change', { bubbles: true }));
	return true;
}
