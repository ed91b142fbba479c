/** Prints a titled table with aligned columns. */
export function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
	const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]!.length)));
	console.log(`\n${title}`);
	for (const row of [head, ...rows])
		console.log(
			row.map((cell, column) => (column ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!))).join('  '),
		);
}
