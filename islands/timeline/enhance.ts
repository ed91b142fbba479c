import { revealItems } from '../../src/dom/reveal';
import type { Enhance } from '../../src/runtime/define-island';
import type { Props } from './island';

/** Animates the entries of a list as they scroll into view (WID-04). */
const enhance: Enhance<Props> = (host, props, { signal }) =>
	revealItems(host.querySelectorAll<HTMLElement>(':is(ol, ul) > li'), props, signal);

export default enhance;
