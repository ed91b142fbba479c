/** Whether a select shows something else than the server has chosen. */
export function isChanged({ options, value }: HTMLSelectElement): boolean {
	const shown = [...options].find((option) => option.hasAttribute('selected')) ?? options[0];
	return shown?.value !== value;
}
