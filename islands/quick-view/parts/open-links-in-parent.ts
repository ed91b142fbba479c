import { navigate } from '../../../src/safety/url';

/** Links in the frame go on in the page around it (QV-02), through the gate; those that stay in place or open a tab do so. */
export function openLinksInParent(page: Document): void {
	page.addEventListener('click', (event) => {
		if (event.defaultPrevented || event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
			return;
		// The element is of the frame's own world, where `instanceof` of ours says no.
		const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
		if (!link || link.target === '_blank' || link.getAttribute('href')!.startsWith('#')) return;
		event.preventDefault();
		navigate(link.href);
	});
}
