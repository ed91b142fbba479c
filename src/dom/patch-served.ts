import { lineOf } from '../shop/woocommerce/cart-page';
import { isChoice, isField, valuesOf, type Field } from './field-values';

/** Returns whether a field may be overwritten although the customer has edited it. */
export type IsSettled = (field: Field) => boolean;

interface Served {
	/** Attributes of the last server HTML. */
	readonly attributes: ReadonlyMap<string, string>;
	/** False for nodes found at start: a script may have inserted them. */
	readonly certain: boolean;
}

const served = new WeakMap<Node, Served>();

/** Records the server HTML before an island changes it. */
export function noteServed(node: Node, certain = false): void {
	served.set(node, { attributes: attributesOf(node), certain });
	node.childNodes.forEach((child) => noteServed(child, certain));
}

/**
 * Updates an element to new server HTML and keeps the changes of scripts: inserted elements (payment buttons, pick-up points,
 * a theme's steppers), attributes and classes, typed values, the focus. Unchanged elements keep their nodes. Morphing libraries
 * remove everything that the new HTML lacks; most of this file tells server nodes from inserted ones.
 *
 * @param next Server HTML that has passed the gate; its nodes are moved into `current`.
 */
export function patchServed(current: Element, next: Element, isSettled: IsSettled = () => false): void {
	const field = isField(current) && current;
	const { served: before, typed } = field ? valuesOf(field) : { served: '', typed: '' };
	const known = served.get(current)?.certain;
	const attributes = attributesOf(next);
	patchAttributes(current, attributes);
	// A server element that is empty in `next` but filled here was filled by a script, unless the server filled it before.
	if (!known && isEmpty(next) && current.childElementCount) current.childNodes.forEach((child) => served.delete(child));
	else patchChildren(current, next, isSettled);
	served.set(current, { attributes, certain: true });
	if (field && isField(next) && (before === typed || isSettled(field))) takeValue(field, next);
}

function patchAttributes(element: Element, now: ReadonlyMap<string, string>): void {
	const before = served.get(element)?.attributes ?? attributesOf(element);
	for (const name of new Set([...before.keys(), ...now.keys()])) {
		const [old = '', value = ''] = [before.get(name), now.get(name)];
		if (before.get(name) === now.get(name)) continue;
		if (name === 'class') {
			element.classList.remove(...words(old));
			element.classList.add(...words(value));
		} else if (name === 'style') {
			// A strict Content-Security-Policy blocks a style attribute.
			(element as HTMLElement).style.cssText = value;
		} else if (now.has(name)) element.setAttribute(name, value);
		else element.removeAttribute(name);
	}
}

function patchChildren(current: Element, next: Element, isSettled: IsSettled): void {
	const isContent = ({ nodeType }: Node) => nodeType === Node.ELEMENT_NODE || nodeType === Node.TEXT_NODE;
	const old = [...current.childNodes].filter((node) => served.has(node));
	// The gate unwraps custom elements in the new HTML: their content would be duplicated.
	if (old.some((node) => node.nodeName.includes('-') && !served.get(node)?.certain)) return;
	const wanted = [...next.childNodes].filter(isContent);
	const partners = pair(old, wanted);
	const staying = new Set(partners.values());
	for (const node of old) if (!staying.has(node) && isContent(node) && !isSomebodysWidget(node)) node.remove();

	let last: ChildNode | undefined;
	for (const node of wanted) {
		const partner = partners.get(node);
		if (partner instanceof Element) patchServed(partner, node as Element, isSettled);
		else if (partner && partner.nodeValue !== node.nodeValue) partner.nodeValue = node.nodeValue;
		// A script has replaced the server's field, for example with a select of regions.
		if (!partner && isReplacedField(node, current)) continue;
		const placed = partner ?? node;
		if (!partner) noteServed(node, true);
		put(placed, current, last);
		last = placed;
	}
}

/** Inserts a node after the last server node; nodes of scripts between them keep their position. */
function put(node: ChildNode, parent: Element, last: ChildNode | undefined): void {
	let place = last ? last.nextSibling : parent.firstChild;
	while (place && place !== node && !served.has(place)) place = place.nextSibling;
	if (place === node) return;
	if (last) last.after(node);
	else parent.insertBefore(node, place);
}

/** Maps each new node to its old one: the same field or line, else the same kind in the same order. */
function pair(old: readonly ChildNode[], wanted: readonly ChildNode[]): Map<ChildNode, ChildNode> {
	const partners = new Map<ChildNode, ChildNode>();
	const free = new Set(old);
	const exact = (node: Node) => keyOf(node) ?? `${node.nodeName} ${attributeOf(node, 'class')}`;
	const alike = (node: Node) => (keyOf(node) === undefined ? node.nodeName : undefined);
	for (const signature of [exact, alike])
		for (const node of wanted) {
			const own = partners.has(node) ? undefined : signature(node);
			const partner = own && [...free].find((candidate) => signature(candidate) === own);
			if (!partner) continue;
			partners.set(node, partner);
			free.delete(partner);
		}
	return partners;
}

/** Key of an element: name of a field, or cart line. Not the id: WooCommerce generates new ids each time. */
function keyOf(node: Node): string | undefined {
	if (!(node instanceof Element)) return undefined;
	if (isField(node) && node.name) return `${node.nodeName} ${node.name} ${isChoice(node) ? node.value : ''}`;
	if (!node.matches('tr, li')) return undefined;
	const part = node.querySelector('[name^="cart["], a[href*="remove_item="]');
	const line = lineOf(part?.getAttribute('name') ?? part?.getAttribute('href') ?? null);
	return line && `line ${line}`;
}

function takeValue(field: Field, next: Field): void {
	if (isChoice(field) && isChoice(next)) field.checked = next.checked;
	else field.value = next.value;
}

function isReplacedField(node: Node, parent: Element): boolean {
	if (!isField(node) || !node.name) return false;
	const others = parent.querySelectorAll(`[name="${CSS.escape(node.name)}"]`);
	return !isChoice(node) && [...others].some((other) => !served.has(other));
}

/** Elements that the gate removes: their absence in the new HTML does not mean removal by the server. */
const REFUSED = 'iframe, style, link, template, object, embed, [data-archipel-keep]';

/** Whether a node is a third-party widget that the server's HTML cannot restore. */
function isSomebodysWidget(node: Node): boolean {
	if (!(node instanceof Element) || served.get(node)?.certain) return false;
	return node.matches(REFUSED) || node.querySelector('iframe, [data-archipel-keep]') !== null;
}

const attributesOf = (node: Node): ReadonlyMap<string, string> =>
	new Map(node instanceof Element ? [...node.attributes].map(({ name, value }) => [name, value]) : []);
const attributeOf = (node: Node, name: string): string =>
	(served.get(node)?.attributes ?? attributesOf(node)).get(name) ?? '';
const isEmpty = (element: Element): boolean =>
	/^(div|span|section|p)$/i.test(element.nodeName) && !element.childElementCount && !element.textContent.trim();
const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);
