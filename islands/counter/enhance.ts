import { element } from '../../src/dom/element';
import { prefersReducedMotion } from '../../src/dom/reduced-motion';
import type { IslandContext } from '../../src/runtime/define-island';
import { settings } from '../../src/runtime/settings';
import type { Props } from './island';

/** Visible fraction of the number at which counting starts. */
const SEEN = 0.9;

/**
 * Counts up to the printed number, once: when the number is visible, or when the full-page slide around it is entered (FPS-02). Screen readers always
 * get the final number.
 */
export default function enhance(host: HTMLElement, { from, duration }: Props, { signal }: IslandContext) {
	const number = host.querySelector<HTMLElement>('[data-archipel-number]');
	if (!number || !duration || prefersReducedMotion()) return;
	const words = number.textContent;
	const at = numbersBetween(from, number.dataset['archipelNumber'] ?? '', settings().locale);
	const said = element('span', { class: 'archipel-visually-hidden' }, words);
	// Final width from the start: no layout shift while counting.
	number.style.minInlineSize = `${number.getBoundingClientRect().width}px`;
	number.before(said);
	number.setAttribute('aria-hidden', 'true');
	number.textContent = at(0);
	// Reuses one text node: replacing it in every frame would change the DOM tree, which may restyle the surroundings.
	const digits = number.firstChild as Text;
	const bar = host
		.querySelector('.archipel-bar__line')
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
}

/**
 * The way from one number to another, faster at first, in words of the page's language.
 *
 * @param to As the owner wrote it: as many decimals as it has are shown (FPS-02).
 * @returns The number after a part of the time, from 0 to 1.
 */
export function numbersBetween(from: number, to: string, locale: string): (part: number) => string {
	const decimals = to.split('.')[1]?.length ?? 0;
	const { format } = new Intl.NumberFormat(locale, {
		minimumFractionDigits: decimals,
		maximumFractionDigits: decimals,
	});
	return (part) => format(from + (Number(to) - from) * (1 - (1 - part) ** 3));
}
