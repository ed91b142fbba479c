import { revealItems } from '../../src/dom/reveal';
import type { IslandContext } from '../../src/runtime/define-island';
import type { Props } from './island';

/** Animates the entries of a list as they scroll into view (WID-04). */
export default function enhance(host: HTMLElement, props: Props, { signal }: IslandContext) {
	revealItems(host.querySelectorAll<HTMLElement>(':is(ol, ul) > li'), props, signal);
}
