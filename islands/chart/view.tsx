import { useEffect, useMemo, useState } from 'react';
import type { IslandProps } from '../../src/runtime/define-island';
import { readChart } from './model';
import { DataTable } from './parts/data-table';
import { createFormat } from './parts/format';
import { Plot } from './parts/plot';
import type { Props } from './props';
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
