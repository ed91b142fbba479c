/** Attributes of an element. `true` writes an empty attribute; `false` and `undefined` write none. */
type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Creates an element with attributes and children; strings become text nodes, never markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
	tag: Tag,
	attributes: Attributes = {},
	...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
	return fill(document.createElement(tag), attributes, children);
}

export function svgElement<Tag extends keyof SVGElementTagNameMap>(
	tag: Tag,
	attributes: Attributes,
	...children: (Node | string)[]
): SVGElementTagNameMap[Tag] {
	return fill(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);
}

function fill<Made extends Element>(made: Made, attributes: Attributes, children: readonly (Node | string)[]): Made {
	for (const [name, value] of Object.entries(attributes))
		if (value !== undefined && value !== false) made.setAttribute(name, value === true ? '' : String(value));
	made.append(...children);
	return made;
}

/** Creates a button without the theme's look: `archipel-button` of `styles/controls.css` and further classes. It never submits a form. */
export const createButton = (classes: string, attributes: Attributes = {}, ...children: (Node | string)[]) =>
	element('button', { type: 'button', class: `archipel-button ${classes}`, ...attributes }, ...children);

/** `querySelectorAll` for a selector that an owner or a plugin has written: `undefined` if it is none; no element for an empty one. */
export function findAll(selector: string): HTMLElement[] | undefined {
	try {
		return selector ? [...document.querySelectorAll<HTMLElement>(selector)] : [];
	} catch {
		return undefined;
	}
}

/** Creates a decorative line icon, 24 by 24 pixels, in the text colour. @param path The `d` attribute of the path. */
export function icon(path: string): SVGSVGElement {
	const line = {
		d: path,
		fill: 'none',
		stroke: 'currentColor',
		'stroke-width': 1.75,
		'stroke-linecap': 'round',
		'stroke-linejoin': 'round',
	};
	const size = { viewBox: '0 0 24 24', width: 24, height: 24 };
	return svgElement('svg', { ...size, 'aria-hidden': 'true' }, svgElement('path', line));
}
