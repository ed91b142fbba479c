import { memo, useLayoutEffect, useRef } from 'react';
import type { ServedRow } from '../served-list';

interface Props {
	readonly row: ServedRow;
	readonly isFirst: boolean;
	readonly isLast: boolean;
}

/** A row of the list; of several hundred only those are drawn anew that have changed. */
export const Row = memo(function Row({ row, isFirst, isLast }: Props) {
	const place = useRef<HTMLTableRowElement>(null);
	useLayoutEffect(() => place.current!.replaceChildren(...row.cells), [row]);
	useLayoutEffect(() => {
		for (const button of row.cells.flatMap((cell) => [...cell.querySelectorAll<HTMLElement>('[data-archipel-step]')]))
			button.setAttribute('aria-disabled', String(button.dataset['archipelStep'] === '-1' ? isFirst : isLast));
	}, [row, isFirst, isLast]);
	return <tr ref={place} {...row.attributes} data-archipel-row={row.id} />;
});
