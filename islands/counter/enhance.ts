import { element } from '../../src/dom/element';
import { prefersReducedMotion } from '../../src/dom/reduced-motion';
import type { Enhance } from '../../src/runtime/define-island';
import { settings } from '../../src/runtime/settings';
import { numbersBetween } from './model';
import type { Props } from './props';

/** Part of it that must be in the window. */
const SEEN = 0.9;

/**
 * Counts up to the number that the server printed, once: when it is seen, or when the slide of a full page that it stands in is entered (FPS-02). To
 * screen readers the number is what it is all the time.
 */
const enhance: Enhance<Props> = (host, { from, duration }, { signal }) => {
	const number = host.querySelector<HTMLElement>('[data-archipel-number]');
	if (!number || !duration || prefersReducedMotion()) return;
	const words = number.textContent;
	const at = numbersBetween(from, number.dataset['archipelNumber'] ?? '', settings().locale);
	const said = element('span', { class: 'archipel-visually-hidden' }, words);
	// What grows in its own place moves nothing beside it.
	number.style.minInlineSize = `${number.getBoundingClientRect().width}px`;
	number.before(said);
	number.setAttribute('aria-hidden', 'true');
	number.textContent = at(0);
	// Another text node in every frame would be a change of the tree, which styles of everything around it may depend on.
	const digits = number.firstChild as Text;
	const bar = host
		.querySelector('.archipel-counter__line')
		?.animate([{ transform: 'scaleX(0)' }, { transform: 'none' }], { duration, easing: 'ease-out', fill: 'backwards' });
	bar?.pause();

	const stop = new AbortController();
	let frame = 0;
	const end = () => {
		stop.abort();
		cancelAnimationFrame(frame);
		bar?.cancel();
		said.remove();
		number.removeAttribute('aria-hidden');
		number.style.minInlineSize = '';
		number.textContent = words;
	};
	const count = () => {
		if (frame) return;
		bar?.play();
		const begin = performance.now();
		const step = (now: number) => {
			const part = (now - begin) / duration;
			if (part >= 1) return end();
			digits.data = at(Math.max(part, 0));
			frame = requestAnimationFrame(step);
		};
		frame = requestAnimationFrame(step);
	};

	const observer = new IntersectionObserver(
		(entries) => entries.some(({ intersectionRatio }) => intersectionRatio >= SEEN) && count(),
		{ threshold: SEEN },
	);
	observer.observe(number);
	stop.signal.addEventListener('abort', () => observer.disconnect());
	document.addEventListener('archipel:slide-entered', ({ target }) => (target as Element).contains(host) && count(), {
		signal: stop.signal,
	});
	addEventListener('beforeprint', end, { signal: stop.signal });
	signal.addEventListener('abort', end);
};

export default enhance;
