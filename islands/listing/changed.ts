/** Returns whether the value of a select differs from the server's. */
export function isChanged({ options, value }: HTMLSelectElement): boolean {
	const shown = [...options].find((option) => option.hasAttribute('selected')) ?? options[0];
	return shown?.value !== value;
}
