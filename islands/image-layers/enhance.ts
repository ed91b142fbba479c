import { prefersReducedMotion } from '../../src/dom/reduced-motion';
import { revealItems } from '../../src/dom/reveal';
import type { IslandContext } from '../../src/runtime/define-island';
import type { Props } from './island';
import './view.css';

/** Maximum tilt of a layer, in degrees. */
const LEAN = 8;

/** Stacked pictures with entrance, parallax and tilt (WID-11). Each movement uses a CSS property of its own. */
export default function enhance(host: HTMLElement, _props: Props, { signal }: IslandContext) {
	const layers = [...host.querySelectorAll<HTMLElement>('.archipel-layers__layer')];
	revealItems(layers, { animation: 'none', delay: 0 }, signal, (layer) => layer.querySelector('img') ?? layer);

	const rated = layers.map((layer) => [layer, readRate(layer.dataset['rate'])] as const).filter(([, rate]) => rate);
	if (rated.length) drift(host, rated, signal);

	const tilting = layers.filter(({ dataset }) => 'tilt' in dataset);
	// The listeners measure the host at each move.
	if (tilting.length) tilt(host, tilting, signal);

	signal.addEventListener('abort', () => {
		for (const { style } of layers) for (const name of ['translate', 'transform']) style.removeProperty(name);
	});
}

/** Parses a parallax rate: pixels per pixel of scroll, from -1 to 1; 0 if not a number. */
export const readRate = (text: string | undefined): number =>
	Math.max(-1, Math.min(1, Number.parseFloat(text ?? '') || 0));

/** Moves the layers once per frame, only while in view. Not `animation-timeline: view()`: Chromium 156 leaks hosts that have left the page. */
function drift(host: HTMLElement, layers: readonly (readonly [HTMLElement, number])[], signal: AbortSignal): void {
	let frame = 0;
	const place = () => {
		frame = 0;
		const { top, height } = host.getBoundingClientRect();
		for (const [{ style }, rate] of layers) style.translate = `0 ${(top + height / 2 - innerHeight / 2) * rate}px`;
	};
	const onScroll = () => (frame ||= requestAnimationFrame(place));
	const observer = new IntersectionObserver((entries) => {
		removeEventListener('scroll', onScroll);
		if (!entries.at(-1)!.isIntersecting) return;
		addEventListener('scroll', onScroll, { passive: true, signal });
		onScroll();
	});
	observer.observe(host);
	signal.addEventListener('abort', () => {
		observer.disconnect();
		cancelAnimationFrame(frame);
	});
}

/** Tilts layers towards a pointer or finger over the host, and resets them when it leaves. */
function tilt(host: HTMLElement, layers: readonly HTMLElement[], signal: AbortSignal): void {
	const lean = ({ clientX, clientY }: PointerEvent) => {
		if (prefersReducedMotion()) return;
		const { left, top, width, height } = host.getBoundingClientRect();
		const [x, y] = [(clientX - left) / width - 0.5, (clientY - top) / height - 0.5];
		for (const { style } of layers)
			style.transform = `perspective(60rem) rotateX(${(-2 * LEAN * y).toFixed(2)}deg) rotateY(${(2 * LEAN * x).toFixed(2)}deg)`;
	};
	const rest = () => layers.forEach(({ style }) => style.removeProperty('transform'));
	host.addEventListener('pointerdown', lean, { signal });
	host.addEventListener('pointermove', lean, { signal });
	host.addEventListener('pointerleave', rest, { signal });
}
