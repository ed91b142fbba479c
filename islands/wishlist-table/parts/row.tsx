import { memo, useLayoutEffect, useRef, type PointerEvent } from 'react';
import { t } from '../messages';
import type { ServedCell, ServedRow } from '../served-list';
import { Served } from './served';

interface Props {
	readonly row: ServedRow;
	readonly isFirst: boolean;
	readonly isLast: boolean;
	/** One place up or down. */
	readonly onStep: (row: ServedRow, by: -1 | 1) => void;
	readonly onDrag: (row: ServedRow, event: PointerEvent) => void;
}

/** A row of the list; of several hundred only those are drawn anew that have changed. */
export const Row = memo(function Row({ row, ...sorting }: Props) {
	return (
		<tr {...row.attributes} data-archipel-row={row.id}>
			{row.cells.map((cell, index) =>
				cell.isHandle ? (
					<SortCell key={index} cell={cell} row={row} {...sorting} />
				) : (
					<Served key={index} as={cell.tag} nodes={cell.nodes} attributes={cell.attributes} />
				),
			)}
		</tr>
	);
});

/** The order by dragging and, since not everybody can drag, by two buttons (WLT-04). */
function SortCell({ cell, row, isFirst, isLast, onStep, onDrag }: Props & { readonly cell: ServedCell }) {
	const handle = useRef<HTMLSpanElement>(null);
	useLayoutEffect(() => handle.current!.replaceChildren(...cell.nodes), [cell]);
	return (
		<td {...cell.attributes}>
			<span className="archipel-wishlist-table__sort">
				<span ref={handle} className="archipel-wishlist-table__handle" onPointerDown={(event) => onDrag(row, event)} />
				{([-1, 1] as const).map((by) => (
					<button
						key={by}
						type="button"
						className="archipel-wishlist-table__step archipel-button"
						aria-label={t(by < 0 ? 'up' : 'down', { name: row.name })}
						aria-disabled={by < 0 ? isFirst : isLast}
						onClick={() => onStep(row, by)}
					>
						{by < 0 ? '↑' : '↓'}
					</button>
				))}
			</span>
		</td>
	);
}
