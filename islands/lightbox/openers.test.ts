import { afterEach, expect, test } from 'vitest';
import { OPENERS } from './openers';

afterEach(() => document.body.replaceChildren());

const opens = (html: string): boolean => {
	document.body.innerHTML = html;
	return document.querySelector('a')!.matches(OPENERS);
};

test.each(['png', 'jpg', 'jpeg', 'gif', 'svg', 'webp', 'avif'])(
	'[LB-01] a link to a picture opens the lightbox: .%s',
	(type) => {
		expect(opens(`<a href="/medias/photo.${type}">Photo</a>`)).toBe(true);
		expect(opens(`<a href="/medias/PHOTO.${type.toUpperCase()}?v=2">Photo</a>`)).toBe(true);
	},
);

test.each([
	'<a href="/boutique/">Boutique</a>',
	'<a href="/a.pdf">Guide</a>',
	'<a href="/a.jpg" download>Photo</a>',
	'<a href="/a.jpg" data-elementor-open-lightbox="no">Photo</a>',
])('[LB-01] others do not: %s', (html) => {
	expect(opens(html)).toBe(false);
});

test.each(['#elementor-action:action=lightbox&settings=e30', '#elementor-action%3Aaction%3Dlightbox%26settings%3De30'])(
	'[LB-01] an action of the page builder does: %s',
	(href) => {
		expect(opens(`<a href="${href}">Photo</a>`)).toBe(true);
	},
);
