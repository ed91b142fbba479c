import { hasElementorScript, readObject } from '../../src/dom/elementor';
import { reveal } from '../../src/dom/reveal';
import type { IslandContext } from '../../src/runtime/define-island';
import type { Props } from './island';

const LONGEST = 10_000;

/** Background fetched when near the viewport, and an entrance animation; both also on Elementor's own markup (WID-13). */
export default function enhance(host: HTMLElement, { animation, delay }: Props, { signal }: IslandContext) {
	if (host.matches('.e-con.e-parent')) host.classList.add('e-lazyloaded');
	const isHidden = host.matches('.elementor-invisible');
	// Elementor's script plays its animations itself.
	if (isHidden && hasElementorScript()) return;
	const entrance = isHidden ? readSettings(host.dataset['settings'], delay) : { animation, delay };
	reveal([{ element: host, isHidden, ...entrance }], signal);
	host.classList.remove('elementor-invisible');
}

/**
 * Returns the entrance in an Elementor element's `data-settings`: widgets prefix the names with `_`, and smaller devices may have an animation of
 * their own. `fallback`: milliseconds for an element without a delay.
 */
export function readSettings(json: string | undefined, fallback: number) {
	const settings = readObject(json) ?? {};
	const devices = innerWidth < 768 ? ['_mobile', '_tablet', ''] : innerWidth < 1025 ? ['_tablet', ''] : [''];
	const animation = devices
		.flatMap((device) => [settings[`_animation${device}`], settings[`animation${device}`]])
		.find((name) => typeof name === 'string' && name !== '');
	const delay = Number(settings['_animation_delay'] || settings['animation_delay'] || fallback);
	return {
		animation: animation ? String(animation) : 'none',
		delay: delay >= 0 ? Math.min(delay, LONGEST) : fallback,
	};
}
