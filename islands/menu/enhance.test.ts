import { beforeEach, describe, expect, test, vi } from 'vitest';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';
import { pressKey } from '../../tests/setup/press-key';
import enhance from './enhance';
import { props, type Props } from './island';

const part = vi.hoisted(() => ({ placePanel: vi.fn(), undo: vi.fn(), spy: vi.fn(), prefetch: vi.fn() }));
vi.mock('./parts/place', () => ({ placePanel: part.placePanel }));
vi.mock('./parts/spy', () => ({ spy: part.spy }));
const waiting: (() => Promise<void>)[] = [];
vi.mock('../../src/runtime/lazy-part', async (importOriginal) => ({
	...(await importOriginal<object>()),
	lazyPart: (load: () => Promise<unknown>) => ({
		prefetch: part.prefetch,
		use: (_control: Element, act: (loaded: unknown) => void, instead?: () => void) =>
			void waiting.push(async () => (instead?.(), act(await load()))),
	}),
}));
/** Brings the file that places panels. */
const come = async () => {
	for (const bring of waiting.splice(0)) await bring();
};

const MENU = `<div id="host"><nav><button id="toggle" class="archipel-menu__toggle" aria-expanded="false">Menu</button>
<ul id="menu">
	<li><a id="a" href="/a">A</a><ul id="in-a"><li><a id="b" href="/b">B</a><ul id="in-b"><li><a id="c" href="/c">C</a></li></ul></li></ul></li>
	<li><a id="d" href="#">D</a><ul id="in-d"><li><a id="e" href="/e">E</a></li></ul></li>
	<li><span id="s">S</span><ul id="in-s"><li><a id="p" href="#part">P</a></li></ul></li>
	<li><a id="x" href="/x">X</a></li>
</ul></nav></div><button id="main">Elsewhere</button>`;

const life = pageLife();
let isSmall: boolean;
/** Returns an element by id, or the button of the item whose link has the id: `a+`. */
const find = (name: string): HTMLElement =>
	name.endsWith('+')
		? (document.getElementById(name.slice(0, -1))!.nextElementSibling as HTMLElement)
		: (document.getElementById(name) ?? document.body);
const nameOf = (element: Element) => element.id || (element.previousElementSibling?.id ?? '') + '+';

function start(own: Partial<Props> = {}, pressed: readonly string[] = [], html = MENU): HTMLElement {
	document.body.innerHTML = html;
	const host = find('host');
	// A held press was on an element that is there before the island: a link, or the toggle.
	void enhance(host, props.parse(own), islandContext(life.signal, pressed.map(find)));
	return host;
}
beforeEach(() => {
	isSmall = false;
	waiting.length = 0;
	part.placePanel.mockImplementation(() => part.undo);
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(
		() => (isSmall ? [new DOMRect()] : []) as unknown as DOMRectList,
	);
});

/** Steps of a visitor. Each returns whether its event has been used. */
const STEPS: Record<string, (target: string) => boolean | void> = {
	over: (target) => fire(find(target), 'pointerover', { pointerType: 'mouse' }),
	touch: (target) => fire(find(target), 'pointerover', { pointerType: 'touch' }),
	leave: () => fire(find('host'), 'pointerleave', { pointerType: 'mouse', bubbles: false }),
	wait: (time) => void vi.advanceTimersByTime(Number(time)),
	down: (target) => fire(find(target), 'pointerdown', { pointerType: 'mouse' }),
	click: (target) => fire(find(target), 'click', {}),
	ctrl: (target) => fire(find(target), 'click', { ctrlKey: true }),
	tap(target) {
		fire(find(target), 'pointerdown', { pointerType: 'touch' });
		fire(find('host'), 'pointerleave', { pointerType: 'touch', bubbles: false });
		return fire(find(target), 'click', {});
	},
	focus: (target) => find(target).focus(),
	out: (target) => void fire(document.activeElement!, 'focusout', { relatedTarget: target ? find(target) : null }),
	key: (key) => pressKey(document.activeElement!, key),
	used(key) {
		addEventListener('keydown', (event) => event.preventDefault(), { capture: true, once: true });
		pressKey(document.activeElement!, key);
	},
	small() {
		isSmall = true;
		dispatchEvent(new Event('resize'));
	},
	resize: () => void dispatchEvent(new Event('resize')),
};
function fire(target: Element, type: string, init: MouseEventInit & PointerEventInit & FocusEventInit): boolean {
	const kind = type.startsWith('pointer') ? PointerEvent : type === 'click' ? MouseEvent : FocusEvent;
	return !target.dispatchEvent(new kind(type, { bubbles: true, cancelable: true, ...init }));
}

/** Open items, by their links, after `menu` if the button has opened it. */
const open = () => {
	const items = [...document.querySelectorAll('li:has(> ul)')];
	const isOpen = (item: Element) => item.hasAttribute('data-archipel-open');
	for (const item of items)
		expect(item.querySelector(':scope > button')!.getAttribute('aria-expanded')).toBe(String(isOpen(item)));
	const isMenu = find('toggle').getAttribute('aria-expanded') === 'true';
	expect(find('toggle').closest('nav')!.classList.contains('toggled')).toBe(isMenu);
	return [...(isMenu ? ['menu'] : []), ...items.filter(isOpen).map((item) => item.firstElementChild!.id)];
};
/** Takes steps. @returns Them, where `→` stands with what is open then, `!` if the event has been used, `@` what has the focus. */
function take(steps: string): string {
	const done: string[] = [];
	for (const step of steps.split('|').map((one) => one.trim())) {
		const [, verb = '', target = '', , expected] = /^(\w+) ?([\w+]*)\s*(→\s*(.*))?$/.exec(step)!;
		const isUsed = STEPS[verb]!(target);
		if (expected === undefined) done.push(step);
		else {
			const seen = [...open(), ...(isUsed ? ['!'] : [])];
			if (expected.includes('@')) seen.push(`@${nameOf(document.activeElement!)}`);
			done.push(`${verb}${target && ` ${target}`} → ${seen.join(' ')}`.trim());
		}
	}
	return done.join(' | ');
}
/** Takes steps that have to end as they say. */
const follow = (steps: string) => expect(take(steps)).toBe(steps);

describe('[NAV-02] a bar', () => {
	test.each([
		['opens a panel that the pointer rests on', 'over a | wait 99 → | wait 1 → a'],
		['counts from the last move', 'over a | wait 60 | over a | wait 60 → | wait 40 → a'],
		['opens nothing that the pointer has left again', 'over a | wait 60 | leave | wait 40 → | wait 60 →'],
		['opens nothing for a finger that passes', 'touch a | wait 100 →'],
		['opens inner panels beside', 'over a | wait 100 | over b | wait 100 → a b | over c | wait 100 → a b'],
		['closes for the next item', 'over a | wait 100 | over d | wait 99 → a | wait 1 → d | over x | wait 100 →'],
		['closes an inner panel for the outer', 'click a+ | click b+ | over a | wait 100 → a'],
		['closes when the pointer has left', 'over a | wait 100 | leave | wait 99 → a | wait 1 →'],
		['stays for who comes back', 'over a | wait 100 | leave | wait 50 | over a | wait 100 → a'],
		['stays open around the focus', 'click a+ | focus b | leave | wait 100 → a | over x | wait 100 → a'],
		['gives the focus to its button for another', 'click a+ | focus b | over d | wait 100 → d @a+'],
		['stays where a press follows the pointer', 'over a | wait 100 | click a+ → a ! | click a+ → !'],
		['is flipped by presses', 'click a+ → a ! | click b+ → a b ! | click a+ → ! | click b+ → b !'],
		['shows one panel at a time', 'click a+ | click b+ | click d+ → d !'],
		['has links', 'click a → | click x → | ctrl d → | click menu →'],
		['opens at the first tap, and follows the second', 'tap a → a ! | wait 100 → a | tap a → a | tap x →'],
		['follows a key after a tap elsewhere', 'tap x | key Tab | click a →'],
		['opens by what leads nowhere', 'click d → d ! | click d → ! | tap d → d ! | click s → s !'],
		['closes for a press elsewhere', 'click a+ | down b → a | down main → | click a+ | down d →'],
		['closes around the focus', 'click a+ | focus b | down main → @a+'],
		['closes when the focus goes', 'click a+ | focus b → a | focus d → | click a+ | out main →'],
		['stays while the focus is inside, or nowhere', 'click a+ | focus b | out → a | out x → a'],
		['closes by Escape, innermost first', 'click a+ | click b+ | key Escape → a ! | key Escape → ! | key Escape →'],
		['gives the focus back at Escape', 'click a+ | focus b | key Escape → ! @a+'],
		['leaves the focus elsewhere at Escape', 'focus main | over a | wait 100 | key Escape → ! @main'],
		['keeps what another has used Escape for', 'click a+ | used Escape → a | key a → a'],
		[
			'stays dismissed under the pointer',
			'over a | wait 100 | key Escape | over a | wait 100 → | over b | wait 100 → b',
		],
		['forgets who has dismissed it', 'over a | wait 100 | key Escape | leave | over a | wait 100 → a'],
		['opens what was dismissed after another', 'over a | wait 100 | key Escape | over d | over a | wait 100 → a'],
		['closes when it becomes an accordion', 'click a+ | resize → a | small →'],
	])('%s', (_title, steps) => {
		start();
		expect(take(steps)).toBe(steps);
	});

	test.each(['#', '', null, '/d', '#part'])('a link to %j', (href) => {
		start({}, [], MENU.replace(' href="#"', href === null ? '' : ` href="${href}"`));
		const steps = href && href !== '#' ? 'click d →' : 'click d → d !';
		expect(take(steps)).toBe(steps);
	});
});

describe('[NAV-02] an accordion', () => {
	test.each([
		['is opened and closed by its button', 'click toggle → menu ! | click toggle → !'],
		['pays no regard to the pointer', 'click toggle | over a | wait 100 → menu | click a+ | leave | wait 100 → menu a'],
		['has no time that runs on', 'click a+ | over d | wait 100 → a'],
		['pays no regard to the focus', 'click a+ | focus d → a | out main → a | down d → a | down main → a'],
		['shows one panel at a time', 'click a+ → a ! | click b+ → a b ! | click d+ → d !'],
		['has links for fingers, too', 'tap a → | tap d → d !'],
		['closes for a press elsewhere', 'click toggle | click a+ | down x → menu a | down main →'],
		['closes for a link into the page', 'click toggle | click s | click x → menu s | click p →'],
		['closes by Escape from inside', 'click toggle | click a+ | focus b | key Escape → ! @toggle | key Escape →'],
		['stays at an Escape elsewhere', 'click toggle | focus main | key Escape → menu'],
	])('%s', (_title, steps) => {
		isSmall = true;
		start();
		expect(take(steps)).toBe(steps);
	});
});

test('[NAV-02] the look follows the window, and the list is closed when it changes', () => {
	isSmall = true;
	const { dataset } = start();
	expect(dataset['archipelMenu']).toBe('accordion');
	follow('click toggle | resize → menu');
	isSmall = false;
	follow('resize →');
	expect(dataset['archipelMenu']).toBe('bar');
});

test('[NAV-01] a panel is placed when the file has come, which the pointer and the focus ask for, if it is still open and the window wide; and given back', async () => {
	const host = start();
	expect(part.prefetch).not.toHaveBeenCalled();
	follow('over x →');
	expect(part.prefetch).toHaveBeenCalledOnce();
	follow('focus x →');
	expect(part.prefetch).toHaveBeenCalledTimes(2);
	follow('click a+ | click a+ | click d+ → d !');
	await come();
	const [item, ...rest] = part.placePanel.mock.calls[0]! as [Record<string, Element>, ...unknown[]];
	expect([item['element'], item['link'], item['panel']]).toEqual([find('d').parentElement, find('d'), find('in-d')]);
	expect([rest, part.placePanel.mock.calls.length]).toEqual([[props.parse({}), host], 1]);
	expect(part.undo).not.toHaveBeenCalled();
	follow('down main →');
	expect(part.undo).toHaveBeenCalledOnce();
	follow('click a+ | click a+ | click a+ → a !');
	await come();
	expect(part.placePanel).toHaveBeenCalledTimes(2);
	follow('click a+ | click a+ | small → | click a+ → a !');
	await come();
	expect(part.placePanel).toHaveBeenCalledTimes(2);
});

test('[NAV-02] a list over the whole width is placed at the button while it is open; without the option it is not', async () => {
	isSmall = true;
	const host = start({ fullWidth: true });
	follow('click toggle | click toggle → !');
	await come();
	expect(part.placePanel).not.toHaveBeenCalled();
	follow('click toggle → menu !');
	await come();
	const toggle = find('toggle');
	const target = { element: toggle, link: toggle, panel: find('menu') };
	expect(part.placePanel.mock.calls).toEqual([[target, props.parse({ fullWidth: true }), host, 'stretch']]);
	follow('click a+ → menu a ! | click toggle → !');
	expect(part.undo).toHaveBeenCalledOnce();
	follow('click toggle | click toggle → !');
	expect(part.undo).toHaveBeenCalledOnce();
	life.restart();
	start({ fullWidth: true }, [], '<div id="host"><nav><button id="toggle" class="menu-toggle"></button></nav></div>');
	follow('click toggle → menu !');
	await come();
	life.restart();
	start();
	follow('click toggle → menu !');
	expect([waiting.length, part.placePanel.mock.calls.length]).toEqual([0, 1]);
});

test('[RT-06] a press that was held opens', () => {
	start({}, ['d']);
	expect(open()).toEqual(['d']);
});

test.each([
	['#part', 1],
	['/d#part', 1],
	['#', 0],
])(
	'[NAV-04] a link to %s: what is in view is followed %d times, as long as the island is there',
	async (href, times) => {
		const host = start({}, [], MENU.replace('"#part"', `"${href}"`));
		await vi.dynamicImportSettled();
		expect(part.spy.mock.calls).toEqual(times ? [[host, life.signal]] : []);
		part.spy.mockClear();
		life.restart();
		start();
		life.abort();
		await vi.dynamicImportSettled();
		expect(part.spy).not.toHaveBeenCalled();
	},
);

test.each([
	[false, MENU, 'click a+ | focus b | over d'],
	[true, MENU, 'click toggle | click a+'],
	[false, MENU.replace(/<button id="toggle.*?<\/button>/, ''), ''],
])('[RT-05] an island that stops leaves the server’s HTML, and nothing that runs (small: %s)', (small, html, steps) => {
	isSmall = small;
	start({ fullWidth: true }, [], html);
	if (steps) follow(steps);
	const focused = document.activeElement;
	life.abort();
	vi.advanceTimersByTime(1000);
	dispatchEvent(new Event('resize'));
	expect(document.body.innerHTML.replaceAll(' class=""', '')).toBe(html);
	expect([focused === document.activeElement, vi.getTimerCount()]).toEqual([true, 0]);
});
