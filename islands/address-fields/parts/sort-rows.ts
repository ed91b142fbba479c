/** Where WooCommerce sorts the rows of an address. */
const LISTS =
	'.woocommerce-billing-fields__field-wrapper, .woocommerce-shipping-fields__field-wrapper, .woocommerce-address-fields__field-wrapper';

/**
 * Brings the rows of an address into the order of their priorities. As few as can be move, and never the one with the focus: the others go around it.
 */
export function sortRows(host: HTMLElement): void {
	for (const list of host.querySelectorAll<HTMLElement>(LISTS)) sort(list);
}

function sort(list: HTMLElement): void {
	const parent = list.querySelector('.form-row')?.parentElement;
	const rows = [...(parent?.querySelectorAll<HTMLElement>(':scope > .form-row') ?? [])];
	let last = 0;
	const placed = rows.map((row) => {
		// One without a priority stays behind the one before it.
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

/** The most rows that stand in order already; the one with the focus is among them. */
function longestInOrder(sorted: readonly HTMLElement[], rows: readonly HTMLElement[]): ReadonlySet<HTMLElement> {
	const focused = sorted.findIndex((row) => row.contains(document.activeElement));
	const placeOf = (row: HTMLElement) => rows.indexOf(row);
	const fixed = focused < 0 ? -1 : placeOf(sorted[focused]!);
	const longer = (a: readonly HTMLElement[], b: readonly HTMLElement[]) => (b.length > a.length ? b : a);
	/** The longest that end with each row. */
	const ends: (readonly HTMLElement[])[] = [];
	for (const [at, row] of sorted.entries()) {
		const place = placeOf(row);
		// What has to pass the one with the focus cannot stay.
		if (focused >= 0 && at < focused !== place < fixed) continue;
		ends.push([...ends.filter((end) => placeOf(end.at(-1)!) < place).reduce(longer, []), row]);
	}
	return new Set(ends.reduce(longer, []));
}
