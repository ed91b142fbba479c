/** Pieces for which one row of the table holds. */
export interface QuantityRange {
	readonly from: number;
	readonly to: number;
}

/**
 * The range that a row of the table names: « 2 - 4 », « 10 + », « 3 ». What stands around the numbers is the owner's own
 * and is not read.
 */
export function readRange(text: string): QuantityRange | undefined {
	const [from, to] = (text.match(/\d+/g) ?? []).map(Number);
	if (from === undefined) return undefined;
	if (to !== undefined) return { from, to };
	// A number alone is that number; with anything beside it, it is where the range begins.
	return { from, to: text.trim() === String(from) ? from : Infinity };
}

export function isWithin(quantity: number, { from, to }: QuantityRange): boolean {
	return quantity >= from && quantity <= to;
}

/** What the server may be asked with: the quantity that the shopper will get, or nothing while none is typed. */
export function readQuantity(value: string): number | undefined {
	const quantity = Number(value.trim().replace(',', '.'));
	return value.trim() !== '' && Number.isFinite(quantity) && quantity >= 0 ? quantity : undefined;
}
