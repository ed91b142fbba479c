import { t } from '../messages';
import { KINDS, type Point } from '../model';
import type { Props } from '../props';
import type { Format } from './format';
import { paint } from './paint';

interface TableProps {
	readonly type: Props['type'];
	readonly points: readonly Point[];
	readonly format: Format;
}

/** Data table and legend: each row has the number and the colour of its part. Same markup as `render.php`. */
export function DataTable({ type, points, format }: TableProps) {
	const { isParts: hasShares, isColoured } = KINDS[type];
	return (
		<table className="archipel-chart__table">
			<thead>
				<tr>
					<th scope="col">{t('key')}</th>
					<th scope="col">{t('name')}</th>
					<th scope="col">{t('value')}</th>
					{hasShares && <th scope="col">{t('share')}</th>}
				</tr>
			</thead>
			<tbody>
				{points.map((point) => (
					<tr key={point.key}>
						<td>
							{isColoured && (
								<svg className="archipel-chart__swatch" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
									<rect className="archipel-chart__shape" width="16" height="16" rx="2" {...paint(point)} />
								</svg>
							)}
							{point.key}
						</td>
						<th scope="row">{point.name}</th>
						<td>{point.value === undefined ? t('missing') : format.value(point.value)}</td>
						{hasShares && <td>{point.share === undefined ? '–' : format.share(point.share)}</td>}
					</tr>
				))}
			</tbody>
		</table>
	);
}
