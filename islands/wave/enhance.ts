import { svgElement } from '../../src/dom/element';
import { pauseControl } from '../../src/dom/pause-control';
import type { IslandContext } from '../../src/runtime/define-island';
import { t } from './messages';
import type { Props } from './island';
import './view.css';

/** An endless wave, moved by CSS and paused out of view (WID-10). */
export default function enhance(host: HTMLElement, props: Props, { signal }: IslandContext) {
	const printed = host.querySelector('svg');
	const drawing = printed ?? host.appendChild(drawWave(props));
	if (!printed) signal.addEventListener('abort', () => drawing.remove());
	if (!props.speed) return;
	let isSeen = false;
	const move = () => host.toggleAttribute('data-moving', isSeen && isOn());
	const { button, isOn } = pauseControl((on) => t(on ? 'stop' : 'start'), move, signal);
	const observer = new IntersectionObserver((entries) => {
		isSeen = entries.at(-1)!.isIntersecting;
		move();
	});
	drawing.style.setProperty('--archipel-wave-time', `${props.bones / props.speed}s`);
	observer.observe(host);
	host.append(button);
	signal.addEventListener('abort', () => {
		observer.disconnect();
		button.remove();
		host.removeAttribute('data-moving');
		drawing.style.removeProperty('--archipel-wave-time');
	});
}

/**
 * Draws the wave as `render.php` does, twice as wide as the host, in half periods 1 unit wide: shifted by its half, it looks the same, so the
 * animation has no seam. The outer `svg` has no aspect ratio, which a theme's `height: auto` would use.
 */
export function drawWave({ height, bones, amplitude, color }: Props): SVGSVGElement {
	const rise = Math.min(amplitude, height);
	const whole = height + rise;
	const halves = 4 * bones;
	const d = `M0 ${rise}q.5 ${-2 * rise} 1 0${'t1 0'.repeat(halves - 1)}V${whole}H0Z`;
	const path = svgElement('path', { d, fill: color || undefined });
	const scaled = svgElement('svg', { viewBox: `0 0 ${halves} ${whole}`, preserveAspectRatio: 'none' }, path);
	return svgElement(
		'svg',
		{ class: 'archipel-wave', height: whole, 'aria-hidden': 'true', focusable: 'false' },
		scaled,
	);
}
