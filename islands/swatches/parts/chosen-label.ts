/**
 * The name of the chosen value beside the attribute's own (SW-08), in the element that the plugin's stylesheet knows.
 *
 * @param separator Between them; a space follows.
 * @returns Shows a value; `''` shows none.
 */
export function createChosenLabel(
	select: HTMLSelectElement,
	separator: string,
	signal: AbortSignal,
): (title: string) => void {
	const cell = select.closest('tr')?.querySelector('.label') ?? select.labels[0]?.parentElement;
	if (!cell) return () => {};
	const own = cell.querySelector('.woo-selected-variation-item-name');
	const label = own ?? cell.appendChild(document.createElement('span'));
	label.className = 'woo-selected-variation-item-name';
	signal.addEventListener('abort', () => own ?? label.remove());
	return (title) => {
		const text = title && `${separator} ${title}`;
		if (label.textContent !== text) label.textContent = text;
	};
}
