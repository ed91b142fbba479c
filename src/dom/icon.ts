const SVG = 'http://www.w3.org/2000/svg';

/**
 * Creates a decorative line icon, 24 by 24 pixels, in the text colour.
 *
 * @param path The `d` attribute of the path.
 */
export function icon(path: string): SVGSVGElement {
	const svg = document.createElementNS(SVG, 'svg');
	const line = svg.appendChild(document.createElementNS(SVG, 'path'));
	const set = (element: Element, attributes: Readonly<Record<string, string>>) =>
		Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, value));
	set(svg, { viewBox: '0 0 24 24', width: '24', height: '24', 'aria-hidden': 'true', focusable: 'false' });
	set(line, {
		d: path,
		fill: 'none',
		stroke: 'currentColor',
		'stroke-width': '1.75',
		'stroke-linecap': 'round',
		'stroke-linejoin': 'round',
	});
	return svg;
}
