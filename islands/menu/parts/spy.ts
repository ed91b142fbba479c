/** The part of the window, from above, in which a section is the one that is read. */
const READ = 0.45;

/** Marks the link to the section that is in view (NAV-04), for eyes and for screen readers. */
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

/** The links of a menu to parts of this page, by what they lead to. */
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

function decoded(hash: string): string {
	try {
		return decodeURIComponent(hash);
	} catch {
		return hash;
	}
}
