import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { islandContext } from '../../tests/setup/island-context';
import enhance from './enhance';
import { props } from './island';
import { layOutLevels } from './parts/open-menu';

const fixture = readFileSync(resolve(import.meta.dirname, 'fixture.html'), 'utf8');
let nav: HTMLElement;
beforeEach(() => {
	document.body.innerHTML = fixture;
	nav = document.querySelector('nav')!;
});
const top = () => nav.querySelector('[data-archipel-top]')?.parentElement?.querySelector('a')?.textContent;

test('[NAV-03] a link that leads nowhere opens its level, once, however often the menu was opened', () => {
	const before = nav.outerHTML;
	layOutLevels(nav)();
	const undo = layOutLevels(nav);
	const link = [...nav.querySelectorAll('a')].find(({ textContent }) => textContent === 'Marques')!;
	const click = new MouseEvent('click', { bubbles: true, cancelable: true });
	link.dispatchEvent(click);
	expect([click.defaultPrevented, top()]).toEqual([true, 'Marques']);
	undo();
	expect(nav.outerHTML.replace(' class=""', '')).toBe(before);
});

test('[NAV-03] [RT-05] its button says that a dialog opens, as long as that is so', () => {
	const before = document.body.innerHTML;
	const ending = new AbortController();
	const host = document.querySelector<HTMLElement>('[data-archipel]')!;
	enhance(host, props.parse({}), islandContext(ending.signal));
	expect(host.querySelector('summary')!.getAttribute('aria-haspopup')).toBe('dialog');
	ending.abort();
	expect(document.body.innerHTML).toBe(before);
});
