/** The part of the window, from above, in which a section is the one that is read. */
const READ = 0.45;

/** Marks the link to the section that is in view (NAV-04), for eyes and for screen readers. */
export function spy(anchors: ReadonlyMap<Element, HTMLAnchorElement>, signal: AbortSignal): void {
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
