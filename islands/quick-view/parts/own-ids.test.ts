import { expect, test } from 'vitest';
import { safeHtml } from '../../../src/safety/html';
import { ownIds } from './own-ids';

const HTML = `<label for="taille">Taille</label><select id="taille" aria-describedby="aide dehors"></select>
	<p id="aide">…</p><a href="#aide">aide</a><a href="#dehors">dehors</a>`;

test('[QV-03] ids are the view’s own, and what refers to them follows; other references stay', () => {
	const content = safeHtml(HTML);
	ownIds(content);
	const select = content.querySelector('select')!;
	expect(select.id).toMatch(/^archipel-quick-view-\d+-taille$/);
	expect(content.querySelector('label')!.getAttribute('for')).toBe(select.id);
	const help = content.querySelector('p')!.id;
	expect(select.getAttribute('aria-describedby')).toBe(`${help} dehors`);
	expect([...content.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([`#${help}`, '#dehors']);
});

test('[QV-03] two views of one product share no id', () => {
	const ids = [safeHtml(HTML), safeHtml(HTML)].map((content) => {
		ownIds(content);
		return content.querySelector('select')!.id;
	});
	expect(new Set(ids).size).toBe(2);
});
