import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { layOutLevels } from './parts/open-menu';

const fixture = readFileSync(resolve(import.meta.dirname, 'fixture.html'), 'utf8');
let nav: HTMLElement;
beforeEach(() => {
	document.body.innerHTML = fixture;
	nav = document.querySelector('nav')!;
});
const button = (name: string) => nav.querySelector<HTMLElement>(`button[aria-label="${name}"]`)!;
const top = () => nav.querySelector('[data-archipel-top]')?.parentElement?.querySelector('a')?.textContent;

test('[NAV-03] one level at a time, and back, with the focus on the way', () => {
	layOutLevels(nav);
	button('Ouvrir\u00a0: Nuit').click();
	expect(top()).toBe('Nuit');
	button('Ouvrir\u00a0: Nuisettes').click();
	expect(top()).toBe('Nuisettes');
	expect(nav.querySelectorAll('[data-archipel-level]')).toHaveLength(2);
	const back = document.activeElement as HTMLElement;
	expect(back.textContent).toBe('Retour');
	expect(back.getAttribute('aria-label')).toMatch(/^Retour/);
	back.click();
	expect(top()).toBe('Nuit');
	expect(document.activeElement).toBe(button('Ouvrir\u00a0: Nuisettes'));
});

test('[NAV-03] a link that leads nowhere opens its level, once, however often the menu was opened', () => {
	const before = nav.outerHTML;
	layOutLevels(nav)();
	const undo = layOutLevels(nav);
	const link = [...nav.querySelectorAll('a')].find(({ textContent }) => textContent === 'Marques')!;
	const click = new MouseEvent('click', { bubbles: true, cancelable: true });
	link.dispatchEvent(click);
	expect([click.defaultPrevented, top()]).toEqual([true, 'Marques']);
	undo();
	expect(nav.outerHTML.replace(' class=""', '').replaceAll(' class="menu"', ' class="menu"')).toBe(before);
});
