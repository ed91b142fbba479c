import { expect, test } from 'vitest';
import { refuse } from './html';

const left = (html: string) => {
	const template = document.createElement('template');
	template.innerHTML = html;
	const box = document.createElement('div');
	box.append(refuse(template.content));
	return box.innerHTML;
};

// The sanitizers themselves are tested in browsers.
test.each([
	['<a href="data:text/html,x">a</a>', '<a>a</a>'],
	['<a href="vbscript:x">a</a><a href="http://[">a</a>', '<a>a</a><a>a</a>'],
	['<svg><a xlink:href="data:text/html,x">a</a></svg>', '<svg><a>a</a></svg>'],
	...['/a', 'https://other.test/', 'mailto:a@b.fr', 'tel:1', 'sms:1'].map((href) =>
		Array<string>(2).fill(`<a href="${href}">a</a>`),
	),
	['<a href="/a" target="_blank">a</a>', '<a href="/a" target="_blank" rel="noopener">a</a>'],
	['<a target="_blank" rel="nofollow">a</a>', '<a target="_blank" rel="nofollow noopener">a</a>'],
	['<my-app><b>a</b>c</my-app>', '<b>a</b>c'],
	['<b>a</b><iframe></iframe>', '<b>a</b>'],
	['<form action="https://evil.test/"></form>', '<form></form>'],
	['<form action="http://["></form>', '<form></form>'],
	['<form action="/panier/"></form>', '<form action="/panier/"></form>'],
])('[SEC-01] of %s an answer keeps %s', (html, kept) => expect(left(html!)).toBe(kept));
