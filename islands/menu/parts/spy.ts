import { decoded } from '../../../src/runtime/foreign-text';

/** Upper share of the viewport in which a section counts as being read. */
const READ = 0.45;

/** Marks the link to the section in view (NAV-04) by a class and `aria-current`. */
export function spy(host: HTMLElement, signal: AbortSignal): void {
	const anchors = findAnchors(host);
	const seen = new Set<Element>();
	// WordPress marks each link to a section as the current page.
	const before = [...anchors.values()].flat().map((link) => [link, link.getAttribute('aria-current')] as const);
	const mark = (current?: Element) => {
		for (const [section, links] of anchors)
			for (const link of links) {
				link.classList.toggle('archipel-menu__current', section === current);
				if (section === current) link.setAttribute('aria-current', 'location');
				else link.removeAttribute('aria-current');
			}
	};
	const observer = new IntersectionObserver(
		(entries) => {
			for (const { isIntersecting, target } of entries) seen[isIntersecting ? 'add' : 'delete'](target);
			mark([...seen].sort(byPlace).at(-1));
		},
		{ rootMargin: `0px 0px ${-100 * (1 - READ)}%` },
	);
	for (const section of anchors.keys()) observer.observe(section);
	signal.addEventListener('abort', () => {
		observer.disconnect();
		mark();
		for (const [link, value] of before) if (value !== null) link.setAttribute('aria-current', value);
	});
}

const byPlace = (one: Element, other: Element): number =>
	one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** Returns the links of a menu to sections of this page, by section. */
function findAnchors(host: HTMLElement): Map<Element, HTMLAnchorElement[]> {
	const here = location.href.split('#')[0];
	const anchors = new Map<Element, HTMLAnchorElement[]>();
	for (const link of host.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')) {
		const [page, hash = ''] = link.href.split('#');
		const section = page === here && hash && document.getElementById(decoded(hash));
		if (section) anchors.set(section, [...(anchors.get(section) ?? []), link]);
	}
	return anchors;
}
