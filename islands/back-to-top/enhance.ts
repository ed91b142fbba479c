import { focusContent } from '../../src/dom/focus';
import { tween } from '../../src/dom/tween';
import { prefersReducedMotion } from '../../src/dom/reduced-motion';
import { watchScrolledPast } from '../../src/dom/scrolled-past';
import type { IslandContext } from '../../src/runtime/define-island';
import { onPress } from '../../src/runtime/keys';
import type { Props } from './island';

/** Pixels of scroll after which the link appears, and milliseconds of the way up (NAV-06). */
const [AFTER, DURATION] = [200, 600];

/** Link to the top of the page, shown after scrolling down (NAV-06). */
export default function enhance(host: HTMLElement, { template }: Props, { activation, signal }: IslandContext) {
	if (template)
		document
			.querySelector(`[data-elementor-id="${template}"], #theme-template-${template}`)
			?.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
	if (!host.querySelector('a')) return;
	const goUp = () => {
		const from = scrollY;
		// Instant steps: a theme's `scroll-behavior: smooth` would animate each frame again.
		tween(window, prefersReducedMotion() ? 0 : DURATION, (part) =>
			scrollTo({ top: from * (1 - part), behavior: 'instant' }),
		);
		// The button disappears at the top: the focus moves to the content.
		focusContent();
	};
	const show = (isPast: boolean) => {
		if (isPast) host.style.setProperty('--archipel-lift', `${barHeight(host)}px`);
		host.dataset['state'] = isPast ? 'shown' : 'hidden';
	};
	watchScrolledPast({ bottom: AFTER }, show, signal);
	signal.addEventListener('abort', () => {
		delete host.dataset['state'];
		host.style.removeProperty('--archipel-lift');
	});
	onPress(host, 'a', signal, goUp);
	if (activation.takeIntents().length) goUp();
}

/** Returns the height in pixels of the fixed bars (theme, store notice) stacked at the lower edge of the viewport. */
function barHeight(own: HTMLElement, y = innerHeight - 1): number {
	const x = own.getBoundingClientRect().left + own.offsetWidth / 2;
	const bar = document
		.elementsFromPoint(x, y)
		.find((one) => !own.contains(one) && getComputedStyle(one).position === 'fixed');
	const { top = 0, height = innerHeight } = bar?.getBoundingClientRect() ?? {};
	return height < innerHeight / 3 ? barHeight(own, top - 1) : innerHeight - 1 - y;
}
