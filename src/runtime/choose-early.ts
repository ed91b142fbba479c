/**
 * Chooses an item of a list that represents the preceding select (swatches), before the island is mounted or if it fails: sets the select, which
 * the browser posts. No intent is held, because the island reads the select.
 *
 * @param item Item of the list with `data-value`.
 * @param step Offset of the chosen item from `item`, for arrow keys. @default 0
 * @returns False if the item is not in such a list.
 */
export function chooseEarly(item: HTMLElement, step = 0): boolean {
	if (!item.matches('select + * > *')) return false;
	const list = item.parentElement!;
	const select = list.previousElementSibling as HTMLSelectElement;
	const items = [...list.children] as HTMLElement[];
	const chosen = items.at((items.indexOf(item) + step) % items.length)!;
	select.value = chosen.dataset['value']!;
	chosen.focus();
	// For lists whose items have the role `radio`.
	for (const other of items) other.ariaChecked &&= `${other === chosen}`;
	select.dispatchEvent(new Event('change', { bubbles: true }));
	return true;
}
