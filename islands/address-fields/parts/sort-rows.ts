/** Selector of the containers whose rows WooCommerce sorts. */
const LISTS =
	'.woocommerce-billing-fields__field-wrapper, .woocommerce-shipping-fields__field-wrapper, .woocommerce-address-fields__field-wrapper';

/**
 * Sorts address rows by priority. Moves as few rows as possible and never the one with the focus, as moving it would lose the focus.
 */
export function sortRows(host: HTMLElement): void {
	for (const list of host.querySelectorAll<HTMLElement>(LISTS)) sort(list);
}

function sort(list: HTMLElement): void {
	const parent = list.querySelector('.form-row')?.parentElement;
	const rows = [...(parent?.querySelectorAll<HTMLElement>(':scope > .form-row') ?? [])];
	let last = 0;
	const placed = rows.map((row) => {
		// A row without a priority stays behind the previous row.
		last = parseInt(row.dataset['priority'] ?? '', 10) || last + 1;
		return { row, priority: last };
	});
	const sorted = [...placed].sort((a, b) => a.priority - b.priority).map(({ row }) => row);
	const staying = longestInOrder(sorted, rows);
	let before: HTMLElement | undefined;
	for (const row of sorted) {
		if (!staying.has(row)) {
			if (before) before.after(row);
			else parent?.querySelector('.form-row')?.before(row);
		}
		before = row;
	}
}

/** Returns the longest set of rows already in order that includes the focused row. */
function longestInOrder(sorted: readonly HTMLElement[], rows: readonly HTMLElement[]): ReadonlySet<HTMLElement> {
	const focused = sorted.findIndex((row) => row.contains(document.activeElement));
	const placeOf = (row: HTMLElement) => rows.indexOf(row);
	const fixed = focused < 0 ? -1 : placeOf(sorted[focused]!);
	const longer = (a: readonly HTMLElement[], b: readonly HTMLElement[]) => (b.length > a.length ? b : a);
	/** Longest ordered sequence that ends with each row. */
	const ends: (readonly HTMLElement[])[] = [];
	for (const [at, row] of sorted.entries()) {
		const place = placeOf(row);
		// A row that must move past the focused row cannot stay.
		if (focused >= 0 && at < focused !== place < fixed) continue;
		ends.push([...ends.filter((end) => placeOf(end.at(-1)!) < place).reduce(longer, []), row]);
	}
	return new Set(ends.reduce(longer, []));
}
