import { useEffect, useMemo } from 'react';
import type { IslandProps } from '../../src/runtime/define-island';
import type { Props } from './island';
import { createFormat, readChart } from './model';
import { Plot } from './plot';
import './view.css';

/** Draws a chart beside the server's table of its values (WID-07). */
export default function Chart({ type, name, number, color, title, unit, host }: IslandProps<Props>) {
	const data = useMemo(() => readChart({ type, name, number, color }), [type, name, number, color]);
	const format = useMemo(() => createFormat(unit), [unit]);
	const problems = data.problems.join('; ');
	useEffect(() => {
		if (problems) console.warn(`[archipel] chart${title && ` "${title}"`}: ${problems}`);
	}, [problems, title]);
	const hasPlace = host.querySelector('.archipel-chart__plot') !== null;
	return hasPlace && <Plot type={type} title={title} data={data} format={format} />;
}
