/** Attributes that name other elements of the same HTML. */
const REFERENCES = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'list', 'form'];

let views = 0;

/**
 * Gives every id in the HTML of a quick view a prefix of its own, and follows the references to it: the page behind may show
 * the same product, and a label must not choose there what the shopper chooses here.
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
