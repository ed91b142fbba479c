import { onResize } from '../../src/dom/on-resize';
import type { IslandContext } from '../../src/runtime/define-island';
import type { Props } from './island';
import { createFormat, readChart } from './model';
import { drawChart } from './plot';
import './view.css';

/** Draws a chart beside the server's table of its values, which stays: legend, and accessible alternative to the drawing (WID-07). */
export default function enhance(host: HTMLElement, props: Props, { signal }: IslandContext) {
	const { type, title, unit } = props;
	const { points: rows, problems, isDrawable } = readChart(props);
	if (problems.length) console.warn(`[archipel] chart${title && ` "${title}"`}: ${problems.join('; ')}`);
	const place = host.querySelector('.archipel-chart__plot');
	if (!place || !isDrawable) return;
	const format = createFormat(unit);
	const measure = () => {
		const { clientWidth: width, clientHeight: height } = place;
		const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
		return () => {
			if (width) place.replaceChildren(drawChart(type, title, { rows, width, height, rem, format }));
		};
	};
	onResize(place, measure, signal);
	signal.addEventListener('abort', () => place.replaceChildren());
}
