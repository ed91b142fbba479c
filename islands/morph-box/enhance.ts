import { animate, type JSAnimation } from 'animejs/animation';
import { morphTo } from 'animejs/svg';
import { prefersReducedMotion } from '../../src/dom/reduced-motion';
import type { IslandContext } from '../../src/runtime/define-island';
import type { Props } from './island';

/** Milliseconds for which the pointer rests on it before it moves (WID-12). */
const REST = 75;

/** A picture whose shape morphs on hover, touch and focus, and back (WID-12). */
export default function enhance(host: HTMLElement, props: Props, { signal }: IslandContext) {
	const box = host.querySelector<HTMLElement>('.archipel-morph');
	const [shape, goal, image, deco] = ['path', 'goal', 'image', 'deco'].map((part) =>
		host.querySelector<SVGElement>(`.archipel-morph__${part}`),
	);
	if (!box || !shape || !goal || !image || !deco) return;
	const printed = shape.getAttribute('d')!;
	// The library needs an element to measure for the way back too.
	const start = shape.cloneNode() as SVGElement;
	goal.after(start);

	let running: readonly JSAnimation[] = [];
	let isOver = false;
	let isMoved = false;
	let resting = 0;
	const move = (next: boolean) => {
		if (next === isMoved || (next && prefersReducedMotion())) return;
		isMoved = next;
		const { pathDuration, imageDuration, decoDuration } = props;
		running = [
			animate(shape, {
				d: morphTo(next ? goal : start),
				scale: next ? props.pathScale : 1,
				duration: pathDuration,
				ease: ease(props.pathEasing, props.pathElasticity),
			}),
			animate(image, { scale: next ? props.imageScale : 1, duration: imageDuration, ease: 'outQuad' }),
			animate(deco, { scale: next ? props.decoScale : 1, duration: decoDuration, ease: ease(props.decoEasing) }),
		];
	};
	const look = () => {
		clearTimeout(resting);
		const isWanted = isOver || box.matches(':focus-visible, :has(:focus-visible)');
		resting = window.setTimeout(() => move(isWanted), isWanted ? REST : 0);
	};
	const over = ({ type }: Event) => {
		isOver = type === 'pointerenter';
		look();
	};
	box.addEventListener('pointerenter', over, { signal });
	box.addEventListener('pointerleave', over, { signal });
	host.addEventListener('focusin', look, { signal });
	host.addEventListener('focusout', look, { signal });
	matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', ({ matches }) => matches && stop(), {
		signal,
	});
	/** Restores the state of the server's HTML. */
	const stop = () => {
		clearTimeout(resting);
		running.forEach((animation) => animation.cancel());
		isMoved = false;
		shape.setAttribute('d', printed);
		for (const { style } of [shape, image, deco]) style.removeProperty('transform');
	};
	signal.addEventListener('abort', () => {
		stop();
		start.remove();
	});
	isOver = box.matches(':hover');
	look();
}

/** Translates an easing name to version 4 of the library; `elasticity` as in versions 2 and 3 becomes the period of the swing. */
export const ease = (name: string, elasticity = 0): string =>
	name === 'easeOutElastic'
		? `outElastic(1,${1 - elasticity / 1000})`
		: name.replace(/^ease(.)/, (_, first: string) => first.toLowerCase());
