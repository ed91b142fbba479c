/** Attributes with ids of other elements. */
const REFERENCES = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'list', 'form'];

let views = 0;

/**
 * Prefixes all ids in the HTML of a quick view, and the references to them: the page behind may show the same product,
 * whose labels and fields would have the same ids.
 */
export function ownIds(content: DocumentFragment): void {
	const prefix = `archipel-quick-view-${++views}-`;
	const ids = new Set<string>();
	for (const element of content.querySelectorAll('[id]')) {
		ids.add(element.id);
		element.id = prefix + element.id;
	}
	const own = (id: string) => (ids.has(id) ? prefix + id : id);
	for (const name of REFERENCES) {
		for (const element of content.querySelectorAll(`[${name}]`)) {
			element.setAttribute(name, element.getAttribute(name)!.split(/\s+/).map(own).join(' '));
		}
	}
	for (const link of content.querySelectorAll('a[href^="#"]')) {
		link.setAttribute('href', `#${own(link.getAttribute('href')!.slice(1))}`);
	}
}
