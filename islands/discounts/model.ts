/** Range of quantities of a table row. */
export interface QuantityRange {
	readonly from: number;
	readonly to: number;
}

/**
 * Reads the range of a table row: « 2 - 4 », « 10 + », « 3 ». The owner's text around the numbers is
 * ignored.
 */
export function readRange(text: string): QuantityRange | undefined {
	const [from, to] = (text.match(/\d+/g) ?? []).map(Number);
	if (from === undefined) return undefined;
	if (to !== undefined) return { from, to };
	// A number alone is an exact quantity; with other text, it is the start of an open range.
	return { from, to: text.trim() === String(from) ? from : Infinity };
}

export function isWithin(quantity: number, { from, to }: QuantityRange): boolean {
	return quantity >= from && quantity <= to;
}

/** Returns the quantity to request; `undefined` while none is typed. */
export function readQuantity(value: string): number | undefined {
	const quantity = Number(value.trim().replace(',', '.'));
	return value.trim() !== '' && Number.isFinite(quantity) && quantity >= 0 ? quantity : undefined;
}
