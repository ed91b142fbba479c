import { revealItems } from '../../src/dom/reveal-items';
import type { Enhance } from '../../src/runtime/define-island';
import type { Props } from './props';

/** Entries of a list that come into view one after the other (WID-04). */
const enhance: Enhance<Props> = (host, usual, { signal }) =>
	revealItems(host.querySelectorAll<HTMLElement>(':is(ol, ul) > li'), usual, signal);

export default enhance;
