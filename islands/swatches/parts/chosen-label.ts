import { messages } from '../messages';

/**
 * Shows the chosen value beside the attribute's name (SW-08), in the plugin's element, which its style sheet selects.
 *
 * @param separator Text before the value; a space follows. Empty or a colon: the colon of the language, unless the theme prints one.
 * @returns A function that shows a value; `''` shows none.
 */
export function createChosenLabel(
	select: HTMLSelectElement,
	separator: string,
	signal: AbortSignal,
): (title: string) => void {
	const cell = select.closest('tr')?.querySelector('.label') ?? select.labels[0]?.parentElement;
	if (!cell) return () => {};
	const own = cell.querySelector<HTMLElement>('.woo-selected-variation-item-name');
	const label = own ?? cell.appendChild(document.createElement('span'));
	label.className = 'woo-selected-variation-item-name';
	signal.addEventListener('abort', () => own ?? label.remove());
	// The plugin's style sheet sets a margin; the separator has its own space.
	label.style.marginInlineStart = '0';
	const isColon = /^\s*:?\s*$/.test(separator);
	const hasColon = /:\s*$/.test(select.labels[0]?.textContent ?? '');
	return (value) => {
		const text =
			value && (isColon && !hasColon ? messages('chosen', { value }) : `${isColon ? '' : separator} ${value}`);
		if (label.textContent !== text) label.textContent = text;
	};
}
