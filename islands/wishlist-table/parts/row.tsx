import { memo, useLayoutEffect, useRef } from 'react';
import { t } from '../messages';
import type { ServedCell, ServedRow } from '../served-list';
import { Served } from './served';

interface Props {
	readonly row: ServedRow;
	readonly isFirst: boolean;
	readonly isLast: boolean;
}

/** A row of the list; of several hundred only those are drawn anew that have changed. */
export const Row = memo(function Row({ row, ...place }: Props) {
	return (
		<tr {...row.attributes} data-archipel-row={row.id}>
			{row.cells.map((cell) =>
				cell.isHandle ? (
					<SortCell key={cell.key} cell={cell} row={row} {...place} />
				) : (
					<Served key={cell.key} as={cell.tag} nodes={cell.nodes} attributes={cell.attributes} />
				),
			)}
		</tr>
	);
});

/** The order by dragging and, since not everybody can drag, by two buttons (WLT-04). */
function SortCell({ cell, row, isFirst, isLast }: Props & { readonly cell: ServedCell }) {
	const handle = useRef<HTMLSpanElement>(null);
	useLayoutEffect(() => handle.current!.replaceChildren(...cell.nodes), [cell]);
	return (
		<td {...cell.attributes}>
			<span className="archipel-wishlist-table__sort">
				<span ref={handle} className="archipel-wishlist-table__handle" />
				{([-1, 1] as const).map((by) => (
					<button
						key={by}
						type="button"
						className="archipel-wishlist-table__step archipel-button"
						data-archipel-step={by}
						aria-label={t(by < 0 ? 'up' : 'down', { name: row.name })}
						aria-disabled={by < 0 ? isFirst : isLast}
					>
						{by < 0 ? '↑' : '↓'}
					</button>
				))}
			</span>
		</td>
	);
}
