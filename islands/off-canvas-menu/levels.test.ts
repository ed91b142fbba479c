import { beforeEach, expect, test } from 'vitest';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';
import enhance from './enhance';
import { props } from './island';
import { layOutLevels, openMenu } from './parts/open-menu';
import { click } from '../../tests/setup/click';
import { read } from '../../tests/setup/repository';

const fixture = read('islands/off-canvas-menu/fixture.html');
const life = pageLife();
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
	expect([click(link), top()]).toEqual([false, 'Marques']);
	undo();
	expect(nav.outerHTML.replace(' class=""', '')).toBe(before);
});

test.each([
	['start', 'end'],
	['end', 'end'],
	['popup', 'center'],
])(
	'[NAV-03] the menu opens at its place (%s), by its name, and is back where it was when it is closed',
	(placement, at) => {
		const host = document.querySelector<HTMLElement>('[data-archipel]')!;
		const now = () => host.outerHTML.replaceAll(' class=""', '');
		let before = now();
		const summary = document.querySelector('summary')!;
		const open = () => {
			openMenu(nav, { ...props.parse({ placement }), summary, signal: life.signal });
			return document.querySelector('dialog')!;
		};
		const isClosed = () => now() === before && !document.querySelector('dialog');
		const dialog = open();
		expect({ ...dialog.dataset, name: dialog.getAttribute('aria-label') }).toMatchObject({
			placement: at,
			from: placement,
			name: 'Tous les rayons',
		});
		const closing = dialog.querySelector<HTMLElement>('.archipel-dialog__close')!;
		const click = (target: HTMLElement) => {
			target.addEventListener('click', (event) => event.preventDefault(), { once: true });
			target.click();
			return isClosed();
		};
		expect([dialog.contains(nav), click(nav.querySelector('a')!), click(closing)]).toEqual([true, false, true]);
		nav.querySelector('a')!.setAttribute('href', '#avis');
		before = now();
		open();
		expect(click(nav.querySelector('a')!)).toBe(true);
		open();
		life.abort();
		expect(isClosed()).toBe(true);
	},
);

test('[NAV-03] [RT-05] its button says that a dialog opens, as long as that is so', () => {
	const before = document.body.innerHTML;
	const ending = new AbortController();
	const host = document.querySelector<HTMLElement>('[data-archipel]')!;
	enhance(host, props.parse({}), islandContext(ending.signal));
	expect(host.querySelector('summary')!.getAttribute('aria-haspopup')).toBe('dialog');
	ending.abort();
	expect(document.body.innerHTML).toBe(before);
});
