/** Attributes of an element. `true` writes an empty attribute; `false` and `undefined` write none. */
type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Creates an element with attributes and children; strings become text nodes, never markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
	tag: Tag,
	attributes: Attributes = {},
	...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
	const made = document.createElement(tag);
	for (const [name, value] of Object.entries(attributes)) {
		if (value !== undefined && value !== false) made.setAttribute(name, value === true ? '' : String(value));
	}
	made.append(...children);
	return made;
}

/** `querySelectorAll` for a selector that an owner or a plugin has written: `undefined` if it is none; no element for an empty one. */
export function findAll(selector: string): HTMLElement[] | undefined {
	try {
		return selector ? [...document.querySelectorAll<HTMLElement>(selector)] : [];
	} catch {
		return undefined;
	}
}
