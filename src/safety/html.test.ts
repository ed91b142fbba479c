import { expect, test } from 'vitest';
import { refuse } from './html';

/** HTML that is left of nodes of a response. */
function left(...nodes: readonly Node[]): string {
	const fragment = document.createDocumentFragment();
	fragment.append(...nodes);
	const box = document.createElement('div');
	box.append(refuse(fragment));
	return box.innerHTML;
}

/** Tag, and attributes of its start tag: all that is left of `<tag attributes>x</tag>`. */
const leftOf = (tag: string, attributes: Record<string, string>, namespace = 'http://www.w3.org/1999/xhtml') => {
	const element = document.createElementNS(namespace, tag);
	for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
	element.append('x');
	return left(element);
};

test.each(['style', 'iframe', 'object', 'embed', 'base', 'meta', 'link', 'template', 'dialog'])(
	'[SEC-01] no <%s> of SVG and MathML, about which sanitizers have no rule',
	(name) => expect(leftOf(name, {}, 'http://www.w3.org/2000/svg')).toBe(''),
);

test('[SEC-01] an element of whoever defines its name gives way to what it encloses', () =>
	expect(leftOf('x-buy', {})).toBe('x'));

test.each([
	['a', { href: 'https://example.fr/' }, true],
	['a', { href: 'mailto:a@example.fr' }, true],
	['a', { href: 'tel:+33601020304' }, true],
	['a', { href: 'sms:+33601020304' }, true],
	['a', { href: '/boutique/' }, true],
	['a', { href: 'data:text/html,x' }, false],
	['area', { href: 'data:text/html,x' }, false],
	['a', { 'xlink:href': 'data:text/html,x' }, false],
	['a', { href: 'https://[' }, false],
	['form', { action: '/panier/' }, true],
	['form', { action: 'https://evil.example/' }, false],
	['form', { action: 'https://[' }, false],
	['output', { action: 'https://evil.example/' }, true],
])('[SEC-01] <%s> leads and posts only where it may: %j, kept: %s', (tag, attributes, isKept) => {
	const [[name, value]] = Object.entries(attributes) as [[string, string]];
	expect(leftOf(tag, attributes).includes(`${name}="${value}"`)).toBe(isKept);
});

test('[SEC-01] what opens in another window does not reach back', () => {
	expect(leftOf('a', { target: '_blank' })).toContain('rel="noopener"');
	expect(leftOf('a', { target: '_blank', rel: 'nofollow' })).toContain('rel="nofollow noopener"');
	expect(leftOf('a', {})).toBe('<a>x</a>');
});
