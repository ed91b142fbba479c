import { lineOf } from '../shop/woocommerce/cart-page';

/** Whether a field gives up what the shopper has put into it since the server printed it. */
export type IsSettled = (field: Field) => boolean;
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Served {
	/** Attributes as the server sent them last. */
	readonly attributes: ReadonlyMap<string, string>;
	/** False for what stood in the page when we came: a script may have put it there. */
	readonly certain: boolean;
}

const served = new WeakMap<Node, Served>();

/** Takes note of what the server printed, before an island adds anything of its own. */
export function noteServed(node: Node, certain = false): void {
	served.set(node, { attributes: attributesOf(node), certain });
	node.childNodes.forEach((child) => noteServed(child, certain));
}

/**
 * Brings a part of the page up to date with what the server sends now, and leaves alone what scripts have made of it since:
 * elements that others have put in (payment buttons, pick-up points, a theme's steppers), their attributes and classes,
 * what the shopper types, the focus. Elements that stay the same stay the same nodes. Morphing libraries take all that the new HTML
 * lacks for old; what tells the server's from the others' is most of this file.
 *
 * @param next Server HTML that has passed the gate. Its nodes are moved.
 */
export function patchServed(current: Element, next: Element, isSettled: IsSettled = () => false): void {
	const field = isField(current) && current;
	const { served: before, typed } = field ? valuesOf(field) : { served: '', typed: '' };
	const known = served.get(current)?.certain;
	const attributes = attributesOf(next);
	patchAttributes(current, attributes);
	// An empty element of the server that is full here was filled by a script, unless the server itself had filled it.
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
			// As an attribute it would be stopped by a strict Content-Security-Policy.
			(element as HTMLElement).style.cssText = value;
		} else if (now.has(name)) element.setAttribute(name, value);
		else element.removeAttribute(name);
	}
}

function patchChildren(current: Element, next: Element, isSettled: IsSettled): void {
	const isContent = ({ nodeType }: Node) => nodeType === Node.ELEMENT_NODE || nodeType === Node.TEXT_NODE;
	const old = [...current.childNodes].filter((node) => served.has(node));
	// The gate has taken these apart in the new HTML: what was in them would be there twice.
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
		// A script has put a field of its own in the place of the server's: a list of regions, say.
		if (!partner && isReplacedField(node, current)) continue;
		const placed = partner ?? node;
		if (!partner) noteServed(node, true);
		put(placed, current, last);
		last = placed;
	}
}

/** Puts a node behind the last one of the server's; what others have put between them stays where it is. */
function put(node: ChildNode, parent: Element, last: ChildNode | undefined): void {
	let place = last ? last.nextSibling : parent.firstChild;
	while (place && place !== node && !served.has(place)) place = place.nextSibling;
	if (place === node) return;
	if (last) last.after(node);
	else parent.insertBefore(node, place);
}

/** For each new node the old one that it is about: the same field or line, else the same kind in the same order. */
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

/** What tells an element from its like: the name of a field, the line of a cart. Ids do not: WooCommerce makes new ones each time. */
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

/** What the server put into a field, and what is in it now. */
export function valuesOf(field: Field): { readonly served: string; readonly typed: string } {
	if (isChoice(field)) return { served: String(field.defaultChecked), typed: String(field.checked) };
	if (!(field instanceof HTMLSelectElement)) return { served: field.defaultValue, typed: field.value };
	const options = [...field.options];
	const served = options.filter(({ defaultSelected }) => defaultSelected);
	const valueOf = (selected: HTMLOptionElement[]) => selected.map(({ value }) => value).join();
	// Without a choice of the server's the browser takes the first.
	const first = field.multiple ? [] : options.slice(0, 1);
	return { served: valueOf(served.length ? served : first), typed: valueOf([...field.selectedOptions]) };
}

function isReplacedField(node: Node, parent: Element): boolean {
	if (!isField(node) || !node.name) return false;
	const others = parent.querySelectorAll(`[name="${CSS.escape(node.name)}"]`);
	return !isChoice(node) && [...others].some((other) => !served.has(other));
}

/** What the gate lets nobody bring: that the new HTML lacks it says nothing. */
const REFUSED = 'iframe, style, link, template, object, embed, [data-archipel-keep]';

/** Something alive whose loss the shopper would notice, and which the server's HTML cannot bring back. */
function isSomebodysWidget(node: Node): boolean {
	if (!(node instanceof Element) || served.get(node)?.certain) return false;
	return node.matches(REFUSED) || node.querySelector('iframe, [data-archipel-keep]') !== null;
}

const attributesOf = (node: Node): ReadonlyMap<string, string> =>
	new Map(node instanceof Element ? [...node.attributes].map(({ name, value }) => [name, value]) : []);
const attributeOf = (node: Node, name: string): string =>
	(served.get(node)?.attributes ?? attributesOf(node)).get(name) ?? '';
const isField = (node: Node): node is Field =>
	node instanceof HTMLInputElement || node instanceof HTMLSelectElement || node instanceof HTMLTextAreaElement;
const isChoice = (field: Field): field is HTMLInputElement =>
	field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type);
const isEmpty = (element: Element): boolean =>
	/^(div|span|section|p)$/i.test(element.nodeName) && !element.childElementCount && !element.textContent.trim();
const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);
