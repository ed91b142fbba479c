import { useEffect, useMemo, useState } from 'react';
import type { IslandProps } from '../../src/runtime/define-island';
import { KINDS, type Point, readChart } from './model';
import { createFormat, type Format } from './format';
import { Plot } from './plot';
import type { Props } from './island';
import { t } from './messages';
import { paint } from './paint';
import './view.css';

/**
 * A chart beside its data (WID-07). Into the server's figure it only draws;
 * on a page without server HTML it brings the table as well.
 */
export default function Chart({ type, name, number, color, title, unit, size, host }: IslandProps<Props>) {
	const [isServed] = useState(() => host.querySelector('.archipel-chart__table') !== null);
	const data = useMemo(() => readChart({ type, name, number, color }), [type, name, number, color]);
	const format = useMemo(() => createFormat(unit), [unit]);
	const problems = data.problems.join('; ');
	useEffect(() => {
		if (problems) console.warn(`[archipel] chart${title && ` "${title}"`}: ${problems}`);
	}, [problems, title]);

	const plot = <Plot type={type} title={title} data={data} format={format} />;
	if (isServed) return host.querySelector('.archipel-chart__plot') ? plot : null;
	return (
		<figure className="archipel-chart" data-type={type} data-size={size}>
			{title && <figcaption className="archipel-chart__title">{title}</figcaption>}
			<div className="archipel-chart__body">
				{data.isDrawable && <div className="archipel-chart__plot">{plot}</div>}
				<DataTable type={type} points={data.points} format={format} />
			</div>
		</figure>
	);
}

interface TableProps {
	readonly type: Props['type'];
	readonly points: readonly Point[];
	readonly format: Format;
}

/** Data table and legend: each row has the number and the colour of its part. Same markup as `render.php`. */
function DataTable({ type, points, format }: TableProps) {
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
