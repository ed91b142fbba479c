/**
 * Changes text that the server printed. The original is kept in the attributes of WooCommerce's own script
 * (`data-o_content`, `data-o_src`), which gallery scripts read.
 */
export function setText(elements: Iterable<Element>, text: string): void {
	for (const element of elements) {
		if (!element.hasAttribute('data-o_content')) element.setAttribute('data-o_content', element.textContent);
		if (element.textContent !== text) element.textContent = text;
	}
}

/** Restores the server's text. */
export function restoreText(elements: Iterable<Element>): void {
	for (const element of elements) {
		const original = element.getAttribute('data-o_content');
		if (original !== null && element.textContent !== original) element.textContent = original;
	}
}

/** Sets an attribute; `''` removes it. */
export function setAttribute(element: Element | null | undefined, name: string, value: string): void {
	if (!element) return;
	if (!element.hasAttribute(`data-o_${name}`)) {
		element.setAttribute(`data-o_${name}`, element.getAttribute(name) ?? '');
	}
	write(element, name, value);
}

/** Restores the server's attribute. */
export function restoreAttribute(element: Element | null | undefined, name: string): void {
	const original = element?.getAttribute(`data-o_${name}`);
	if (element && typeof original === 'string') write(element, name, original);
}

function write(element: Element, name: string, value: string): void {
	// An unchanged source must not be fetched and decoded again.
	if ((element.getAttribute(name) ?? '') === value) return;
	if (value === '' && name !== 'alt') element.removeAttribute(name);
	else element.setAttribute(name, value);
}
