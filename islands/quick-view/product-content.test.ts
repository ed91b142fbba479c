import { cleanup, render } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { pageLife } from '../../tests/setup/page-life';
import type { QuickView } from '../../src/shop/archipel';
import { keepAvailabilityTable, ownIds, ProductContent } from './product-content';

vi.mock('../../src/safety/html', () => import('../../tests/setup/open-gate'));

const page = pageLife();
afterEach(cleanup);

const HTML = `<label for="taille">Taille</label><select id="taille" aria-describedby="aide dehors"></select>
	<p id="aide">…</p><a href="#aide">aide</a><a href="#dehors">dehors</a>`;

function parse(html: string): DocumentFragment {
	const template = document.createElement('template');
	template.innerHTML = html;
	return template.content;
}

test('[QV-03] ids are the view’s own, two views of one product share none, and what refers to them follows; other references stay', () => {
	const content = parse(HTML);
	ownIds(content);
	const select = content.querySelector('select')!;
	expect(select.id).toMatch(/^archipel-quick-view-\d+-taille$/);
	expect(content.querySelector('label')!.getAttribute('for')).toBe(select.id);
	const help = content.querySelector('p')!.id;
	expect(select.getAttribute('aria-describedby')).toBe(`${help} dehors`);
	expect([...content.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([`#${help}`, '#dehors']);
	const ids = [parse(HTML), parse(HTML)].map((content) => {
		ownIds(content);
		return content.querySelector('select')!.id;
	});
	expect(new Set(ids).size).toBe(2);
});

const PRINTED = { attributes: [['attribute_pa_taille', ['m & l', '«xl»']]], rows: [4] };
const JSON_TEXT = JSON.stringify(PRINTED);

function tableIn(html: string): string | undefined {
	const box = document.createElement('div');
	box.innerHTML = html;
	return box.querySelector('.archipel-availability')?.textContent;
}

test.each([
	`<form><script type="application/json" class="archipel-availability">${JSON_TEXT}</script></form>`,
	// Attribute order and line breaks of WordPress.
	`<form><script class="archipel-availability" data-lookup="get" type="application/json">\n${JSON_TEXT}\n</script>\n</form>`,
])(
	'[VAR-12] the availability table in HTML of a reply is read as it was, and no script is needed for it: %s',
	(html) => {
		const kept = keepAvailabilityTable(html);
		expect(kept).not.toContain('<script');
		expect(JSON.parse(tableIn(kept)!)).toEqual(PRINTED);
		expect(JSON.parse(tableIn(html)!)).toEqual(PRINTED);
		// The way to ask for a variation is kept (VAR-02).
		expect(kept.includes('data-lookup="get"')).toBe(html.includes('data-lookup="get"'));
	},
);

test.each([
	'<script class="archipel-availability-else">1</script>',
	'<script>archipel-availability</script>',
	'<form></form>',
])(
	'[VAR-12] [SEC-01] the availability table in HTML of a reply: other HTML stays what it is, for the gate to judge: %s',
	(html) => {
		expect(keepAvailabilityTable(html)).toBe(html);
		expect(tableIn(html)).toBeUndefined();
	},
);

test('[VAR-12] [SEC-01] the availability table in HTML of a reply: what is in it becomes text, whatever it is', () => {
	const html = '<script class="archipel-availability">&lt;img src=x onerror=alert(1)&gt;</script>';
	expect(tableIn(keepAvailabilityTable(html))).toBe('&lt;img src=x onerror=alert(1)&gt;');
});

test('[QV-03] a button of another plugin in the form is the browser’s', () => {
	const form = '<form class="cart" method="post"><button name="buy-now">Acheter</button></form>';
	render(createElement(ProductContent, { view: { html: form } as QuickView }));
	const button = document.querySelector<HTMLElement>('form button')!;
	const submitted = vi.fn((event: Event) => [event.defaultPrevented, event.preventDefault()]);
	document.addEventListener('submit', submitted, { signal: page.signal });
	button.click();
	expect(submitted.mock.results.map(({ value }) => value[0])).toEqual([false, true]);
});
