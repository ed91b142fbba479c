import type { Props } from './props';

const draw = <Name extends keyof SVGElementTagNameMap>(
	name: Name,
	attributes: Readonly<Record<string, string | number>>,
	...children: readonly Element[]
): SVGElementTagNameMap[Name] => {
	const made = document.createElementNS('http://www.w3.org/2000/svg', name);
	for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
	made.append(...children);
	return made;
};

/**
 * The wave as `render.php` prints it, twice as wide as its place: halves of crests and troughs, 1 unit wide each. What leaves at one end has come
 * in at the other one. The outer drawing has no proportions, which a theme's `height: auto` would follow.
 */
export function drawWave({ height, bones, amplitude, color }: Props): SVGSVGElement {
	const rise = Math.min(amplitude, height);
	const whole = height + rise;
	const halves = 4 * bones;
	const d = `M0 ${rise}q.5 ${-2 * rise} 1 0${'t1 0'.repeat(halves - 1)}V${whole}H0Z`;
	const path = draw('path', { d, ...(color && { fill: color }) });
	const scaled = draw('svg', { viewBox: `0 0 ${halves} ${whole}`, preserveAspectRatio: 'none' }, path);
	return draw('svg', { class: 'archipel-wave', height: whole, 'aria-hidden': 'true', focusable: 'false' }, scaled);
}
