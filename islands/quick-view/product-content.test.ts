import { expect, test } from 'vitest';
import { ownIds } from './product-content';

const HTML = `<label for="taille">Taille</label><select id="taille" aria-describedby="aide dehors"></select>
	<p id="aide">…</p><a href="#aide">aide</a><a href="#dehors">dehors</a>`;

function parse(html: string): DocumentFragment {
	const template = document.createElement('template');
	template.innerHTML = html;
	return template.content;
}

test('[QV-03] ids are the view’s own, and what refers to them follows; other references stay', () => {
	const content = parse(HTML);
	ownIds(content);
	const select = content.querySelector('select')!;
	expect(select.id).toMatch(/^archipel-quick-view-\d+-taille$/);
	expect(content.querySelector('label')!.getAttribute('for')).toBe(select.id);
	const help = content.querySelector('p')!.id;
	expect(select.getAttribute('aria-describedby')).toBe(`${help} dehors`);
	expect([...content.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([`#${help}`, '#dehors']);
});

test('[QV-03] two views of one product share no id', () => {
	const ids = [parse(HTML), parse(HTML)].map((content) => {
		ownIds(content);
		return content.querySelector('select')!.id;
	});
	expect(new Set(ids).size).toBe(2);
});
