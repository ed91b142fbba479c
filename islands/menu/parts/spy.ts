import { decoded } from '../../../src/runtime/foreign-text';

/** Upper share of the viewport in which a section counts as being read. */
const READ = 0.45;

/** Marks the link to the section in view (NAV-04) by a class and `aria-current`. */
export function spy(host: HTMLElement, signal: AbortSignal): void {
	const anchors = findAnchors(host);
	const seen = new Set<Element>();
	const mark = (current?: HTMLAnchorElement) => {
		for (const link of anchors.values()) {
			link.classList.toggle('archipel-menu__current', link === current);
			if (link === current) link.setAttribute('aria-current', 'location');
			else if (link.getAttribute('aria-current') === 'location') link.removeAttribute('aria-current');
		}
	};
	const observer = new IntersectionObserver(
		(entries) => {
			for (const { isIntersecting, target } of entries) seen[isIntersecting ? 'add' : 'delete'](target);
			const section = [...anchors.keys()]
				.filter((one) => seen.has(one))
				.sort(byPlace)
				.at(-1);
			mark(section && anchors.get(section));
		},
		{ rootMargin: `0px 0px ${-100 * (1 - READ)}%` },
	);
	for (const section of anchors.keys()) observer.observe(section);
	signal.addEventListener('abort', () => {
		observer.disconnect();
		mark();
	});
}

const byPlace = (one: Element, other: Element): number =>
	one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** Returns the links of a menu to sections of this page, by section. */
export function findAnchors(host: HTMLElement): Map<Element, HTMLAnchorElement> {
	const here = location.href.split('#')[0];
	const anchors = new Map<Element, HTMLAnchorElement>();
	for (const link of host.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')) {
		const [page, hash = ''] = link.href.split('#');
		const section = page === here && hash && document.getElementById(decoded(hash));
		if (section) anchors.set(section, link);
	}
	return anchors;
}
