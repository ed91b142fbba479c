import { prefersReducedMotion } from '../../src/dom/reduced-motion';
import { revealItems } from '../../src/dom/reveal-items';
import type { Enhance } from '../../src/runtime/define-island';
import type { Props } from './props';
import './view.css';

/** Degrees by which a layer leans at most. */
const LEAN = 8;

/** Pictures one on the other that come in, drift with the scroll and lean towards the pointer (WID-11). Each movement has a property of its own. */
const enhance: Enhance<Props> = (host, _props, { signal }) => {
	const layers = [...host.querySelectorAll<HTMLElement>('.archipel-layers__layer')];
	revealItems(layers, { animation: 'none', delay: 0 }, signal, (layer) => layer.querySelector('img') ?? layer);

	const rated = layers.map((layer) => [layer, readRate(layer.dataset['rate'])] as const).filter(([, rate]) => rate);
	if (rated.length) drift(host, rated, signal);

	tilt(
		host,
		layers.filter(({ dataset }) => 'tilt' in dataset),
		signal,
	);

	signal.addEventListener('abort', () => {
		for (const { style } of layers) for (const name of ['translate', 'transform']) style.removeProperty(name);
	});
};

/** Pixels per pixel of scroll, from -1 to 1; 0 for what is no number. */
export const readRate = (text: string | undefined): number =>
	Math.max(-1, Math.min(1, Number.parseFloat(text ?? '') || 0));

/** A frame at a time while in view, and nothing out of it. Not `animation-timeline: view()`: Chromium 156 keeps memory of hosts that have left the page. */
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

/** Layers lean towards a pointer or a finger over them, and stand up again when it has gone. */
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

export default enhance;
