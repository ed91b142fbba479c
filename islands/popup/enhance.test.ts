import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';
import '../../src/runtime/render-island';
import { pageConsent } from '../../src/stores/consent';
import enhance from './enhance';
import './panel';
import { props } from './island';

/** Milliseconds, more than the 500 between two looks at the queue. */
const LATER = 600;

const page = pageLife();

beforeEach(() => {
	vi.useFakeTimers({
		toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
		now: Date.parse('2026-11-27T11:00:00Z'),
	});
	history.replaceState(null, '', '/boutique/');
	document.body.innerHTML =
		'<a class="open" href="#a">Ouvrir</a> <button class="danger">Danger</button> <input class="typing" />';
});
afterEach(async () => {
	await leavePage();
	pageConsent().choose([]);
});

/** Mounts one island per popup and lets each start. */
async function mount(...popups: readonly Record<string, unknown>[]): Promise<void> {
	for (const { id = 'a', settings, ...own } of popups) {
		const host = document.body.appendChild(document.createElement('div'));
		host.id = String(id);
		host.innerHTML = `<h2>Titre ${String(id)}</h2><a class="next" href="#guide">Guide</a><a class="never" href="#x" data-archipel-popup-close="forever">Jamais</a><form><input name="email"></form>`;
		// A popup of Elementor carries its settings in data attributes.
		if (settings)
			Object.assign(host.dataset, { elementorType: 'popup', elementorId: String(id), elementorSettings: settings });
		void enhance(host, props.parse(settings ? {} : { id, ...own }), islandContext(page.signal));
	}
	await pass(0);
}
async function leavePage(): Promise<void> {
	await act(async () => page.abort());
}
/** Leaves the page and mounts popups on the next one. */
async function visitNext(...popups: readonly Record<string, unknown>[]): Promise<void> {
	await leavePage();
	page.restart();
	for (const host of document.querySelectorAll('body > div, dialog')) host.remove();
	await mount(...popups);
}
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const dialogs = () => [...document.querySelectorAll('dialog')];
const names = () => dialogs().map((dialog) => dialog.getAttribute('aria-label'));
const opens = (name = 'Titre a') => act(() => vi.waitFor(() => expect(names()).toEqual([name]), { timeout: 10_000 }));
const stays = async () => {
	await pass(LATER);
	expect(names()).toEqual([]);
};
const leave = () =>
	act(async () => void document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 })));
const close = () => act(async () => dialogs()[0]!.querySelector<HTMLElement>('.archipel-dialog__close')!.click());
const press = (selector: string) => act(async () => document.querySelector<HTMLElement>(selector)!.click());
const kept = () => localStorage.getItem('archipel-popups');
const linkOf = (id: string, action = 'popup:open') =>
	`#${encodeURIComponent(`elementor-action:action=${action}&settings=${btoa(JSON.stringify({ id }))}`)}`;

test.each(['a field is in use', 'the tab is hidden'])('[POP-03] waits: while %s', async (what) => {
	await mount({ exitIntent: true });
	const field = document.querySelector<HTMLElement>('.typing')!;
	const state = vi.spyOn(document, 'visibilityState', 'get');
	if (what === 'a field is in use') field.focus();
	else state.mockReturnValue('hidden');
	await leave();
	await stays();
	field.blur();
	state.mockReturnValue('visible');
	document.dispatchEvent(new Event('visibilitychange'));
	await pass(LATER);
	await opens();
	expect(names()).toEqual(['Titre a']);
});

test('[POP-03] waits: for its turn: of two that were triggered together the second comes after the first, one that avoids others not at all; none comes twice on a page', async () => {
	await mount(
		{ exitIntent: true, pageLoad: 60 },
		{ id: 'b', exitIntent: true },
		{ id: 'c', exitIntent: true, avoidMultiple: true },
	);
	await leave();
	await opens('Titre a');
	await close();
	await pass(LATER);
	await opens('Titre b');
	await close();
	await stays();
	await pass(60_000);
	expect(names()).toEqual([]);
});

describe('[POP-02] conditions', () => {
	const once = { exitIntent: true, times: 1 };

	test('so many times; visits, counted when the popup is there', async () => {
		pageConsent().choose(['audience']);
		await mount({ ...once, sessions: 1 });
		await leave();
		await opens();
		expect(kept()).toMatch(/^\{"a":\[\d+\]\}$/);
		await visitNext(once);
		await leave();
		await stays();
	});

	test('closing can be what counts', async () => {
		await mount({ ...once, timesCount: 'close' });
		await leave();
		await opens();
		expect(kept()).toBeNull();
		await close();
		expect(kept()).toMatch(/^\{"a":\[\d+\]\}$/);
	});

	test.each([
		['that is seen', true],
		['that has a box, in a browser that says no more', false],
	])('[CONS-01] none opens over a question about cookies %s; it comes when that has gone', async (_what, canSay) => {
		let isSeen = true;
		const question = document.body.appendChild(document.createElement('p'));
		question.className = 'archipel-cookie-notice';
		Object.assign(question, { checkVisibility: canSay ? () => isSeen : undefined });
		question.getClientRects = () => (isSeen || canSay ? [new DOMRect()] : []) as never;
		await mount({ exitIntent: true });
		await leave();
		await stays();
		isSeen = false;
		await opens();
		expect(names()).toEqual(['Titre a']);
	});

	test('[SEC-03 P8] roles, which the server is asked for', async () => {
		document.body.classList.add('logged-in');
		vi.stubGlobal(
			'fetch',
			vi.fn(async () => Response.json({ roles: ['customer'] })),
		);
		const forOthers = { exitIntent: true, loggedIn: 'roles' };
		await mount({ ...forOthers, roles: ['customer'] }, { id: 'b', ...forOthers, roles: ['editor'] });
		await vi.waitFor(() => expect(fetch).toHaveBeenCalled(), { timeout: 10_000 });
		await pass(LATER);
		await leave();
		await opens('Titre b');
		await close();
		await stays();
	});
});

test('[POP-03] “do not show again” is kept where it is pressed by hand; a script or an address cannot press it', async () => {
	const settings = '{"triggers":{"exit_intent":"yes"},"timing":[]}';
	await mount({ id: '101', settings });
	await leave();
	await opens('Titre 101');
	await press('dialog .never');
	await stays();
	history.replaceState(null, '', linkOf('101', 'popup:close'));
	dispatchEvent(new Event('hashchange'));
	await visitNext({ id: '101', settings });
	expect(kept()).toBeNull();
	await leave();
	await opens('Titre 101');
	// `click()` would not be trusted.
	const byHand = new MouseEvent('click', { bubbles: true, cancelable: true });
	Object.defineProperty(byHand, 'isTrusted', { value: true });
	await act(async () => void document.querySelector('dialog .never')!.dispatchEvent(byHand));
	await pass(0);
	expect([names(), kept()]).toEqual([[], '{"101":"off"}']);
	await visitNext({ id: '101', settings });
	await leave();
	await stays();
	// A link to the popup overrides the opt-out.
	document.querySelector('.open')!.setAttribute('href', linkOf('101'));
	await press('.open');
	await opens('Titre 101');
});

test('[POP-03] [POP-04] “do not show again” has a button of ours, and is what sending the form of a newsletter says; a form of Contact Form 7 says by itself when it was sent', async () => {
	await mount({ doNotShowAgain: true }, { id: 'guide' }, { id: 'contact' });
	await press('.open');
	await opens();
	await press('.archipel-popup__never');
	await pass(0);
	expect([names(), kept()]).toEqual([[], '{"a":"off"}']);
	const contact = document.querySelector('#contact form')!;
	contact.className = 'wpcf7-form';
	for (const form of [contact, document.querySelector('#guide form')!])
		form.dispatchEvent(new Event('submit', { bubbles: true }));
	expect(kept()).toBe('{"a":"off","guide":"off"}');
	contact.dispatchEvent(new Event('wpcf7mailsent', { bubbles: true }));
	expect(kept()).toBe('{"a":"off","guide":"off","contact":"off"}');
});

describe('[POP-04] links, addresses and events', () => {
	test('events say what opened and closed', async () => {
		const heard: unknown[] = [];
		const hear = (event: Event) => void heard.push([event.type, (event as CustomEvent<unknown>).detail]);
		for (const type of ['archipel:popup-open', 'archipel:popup-close'])
			document.addEventListener(type, hear, { signal: page.signal });
		await mount({});
		await press('.open');
		await opens();
		await close();
		expect(heard).toEqual([
			['archipel:popup-open', { id: 'a', by: 'link' }],
			['archipel:popup-close', { id: 'a' }],
		]);
	});

	test('one that is forbidden has not opened: one that comes after no other may come', async () => {
		document.addEventListener('archipel:popup-open', (event) => event.preventDefault(), { once: true });
		await mount({ exitIntent: true }, { id: 'guide', clicks: 1, avoidMultiple: true });
		await leave();
		await stays();
		await press('.danger');
		await opens('Titre guide');
		expect(names()).toEqual(['Titre guide']);
	});

	test('a press before the engine was there has left its address: it opens, and the focus goes to the link', async () => {
		history.replaceState(null, '', '/boutique/#a');
		await mount({});
		await opens();
		await close();
		expect(document.activeElement).toBe(document.querySelector('.open'));
	});

	test('a link in one opens the next in its place, and the focus goes back to where it was', async () => {
		await mount({}, { id: 'guide' });
		document.querySelector<HTMLElement>('.open')!.focus();
		await press('.open');
		await opens();
		await press('dialog .next');
		await pass(0);
		await opens('Titre guide');
		await close();
		expect([names(), document.activeElement]).toEqual([[], document.querySelector('.open')]);
	});

	test.each(['eael-lostpassword', 'eael-resetpassword'])(
		'[NAV-01] [POP-03] an address with %s opens the popup of the link that it names, 300 ms after the island has come; underscores are spaces',
		async (name) => {
			history.replaceState(null, '', `?popup-selector=body_.open&${name}=1`);
			await mount({});
			await pass(299);
			expect(location.search).toContain('popup-selector');
			await pass(1);
			expect(location.search).toBe(`?${name}=1`);
			await opens();
		},
	);

	test('[NAV-01] [POP-03] an address without either name opens nothing, and keeps its selector', async () => {
		history.replaceState(null, '', '?popup-selector=body_.open');
		await mount({});
		await stays();
		expect(location.search).toContain('popup-selector');
	});

	test.each(['.danger', '.typing', 'body a', '<img src=x onerror=alert(1)>', ':::', 'dialog', ''])(
		'[SEC-03 S1] an address presses nothing that is no link to a popup: %s',
		async (selector) => {
			document.querySelector('.open')!.setAttribute('href', '/boutique/?empty-cart');
			history.replaceState(null, '', `?popup-selector=${encodeURIComponent(selector)}&eael-lostpassword=1`);
			const pressed = vi.fn();
			document.addEventListener('click', pressed, { capture: true, signal: page.signal });
			await mount({});
			await stays();
			expect([pressed.mock.calls, location.search]).toEqual([[], '?eael-lostpassword=1']);
		},
	);

	test.each([
		['another name', btoa('{"id":"../x"}')],
		['a name that is none', btoa('{"id":{"a":1}}')],
		['no settings at all', btoa('[]')],
		['what cannot be decoded', '%'],
		['more than is read', btoa(`{"id":"a","x":"${'x'.repeat(9000)}"}`)],
		['nothing', ''],
	])('[SEC-03 S3] an address opens popups of the page, and nothing else: %s', async (_, settings) => {
		history.replaceState(null, '', `#elementor-action:action=popup:open&settings=${settings}`);
		await mount({});
		await stays();
		history.replaceState(null, '', linkOf('a'));
		dispatchEvent(new Event('hashchange'));
		await opens();
		expect(names()).toEqual(['Titre a']);
	});
});

test('[POP-03] closes by itself, but not while somebody uses it; the cross waits for its delay to be seen', async () => {
	await mount({ closeAutomatically: 1, closeButtonDelay: 3 });
	await press('.open');
	await opens();
	await pass(1100);
	expect(names()).toEqual([]);
	await press('.open');
	await opens();
	await act(async () => document.querySelector<HTMLElement>('dialog [name=email]')!.focus());
	const isYoung = () => dialogs()[0]!.classList.contains('archipel-popup--young');
	await pass(2800);
	expect([names(), isYoung()]).toEqual([['Titre a'], true]);
	await pass(300);
	expect([names(), isYoung()]).toEqual([['Titre a'], false]);
});
