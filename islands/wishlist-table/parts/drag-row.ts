/**
 * Follows a row that is dragged by its handle.
 *
 * @param onPlace Gets the new place at each move, from 0: that of the row under the pointer; -1 above no other row.
 */
export function dragRow(start: PointerEvent, body: HTMLElement, onPlace: (to: number) => void): void {
	if (start.button !== 0) return;
	start.preventDefault();
	const rows = () => [...body.querySelectorAll<HTMLElement>('[data-archipel-row]')];
	const dragged = (start.target as Element).closest<HTMLElement>('[data-archipel-row]')!;
	const listening = new AbortController();
	const until = { signal: listening.signal };
	const end = () => {
		listening.abort();
		delete dragged.dataset['state'];
	};
	dragged.dataset['state'] = 'dragged';
	// On `window`: a row that is moved in the document loses its pointer capture.
	addEventListener(
		'pointermove',
		({ clientY }) => {
			const others = rows();
			const to = others.findIndex((row) => {
				const { top, bottom } = row.getBoundingClientRect();
				return row !== dragged && clientY >= top && clientY <= bottom;
			});
			onPlace(to);
		},
		until,
	);
	addEventListener('pointerup', end, until);
	addEventListener('pointercancel', end, until);
}
