import { expect, test } from 'vitest';
import { hasElementorScript, readObject } from './elementor';

test.each([
	['', '', false],
	['', '<script id="elementor-frontend-js" type="text/plain"></script>', true],
	['e--ua-chrome', '', true],
])('Elementor’s script is known by its classes, "%s", or its element, "%s": %s', (name, html, is) => {
	document.body.className = name;
	document.body.innerHTML = html;
	expect(hasElementorScript()).toBe(is);
});

test.each([undefined, '', '{', 'null', '3', '"x"', '[1]'])('[REL-02] settings that are no object: %s', (json) =>
	expect(readObject(json)).toBeUndefined(),
);
