import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ACCEPTED_COOKIE, DETAIL_COOKIE, pageConsent } from '../../src/stores/consent';
import { readCookie, writeCookie } from '../../src/stores/cookies';
import { purposes, type Purpose } from '../../src/safety/purposes';
import { unsentProof } from '../../src/consent/after-choice';
import { islandContext } from '../../tests/setup/island-context';
import { printConfig } from '../../tests/setup/print-config';
import { pageLife } from '../../tests/setup/page-life';
import enhance from './enhance';
import * as applying from '../../src/consent/apply-choice';
import './parts/accept-by-gesture';
import './parts/adopt-plugin';
import '../../src/consent/release';
import { props } from './island';
import { pressKey } from '../../tests/setup/press-key';
import { read } from '../../tests/setup/repository';

const file = document.createElement('template');
file.innerHTML = read('islands/cookie-notice/fixture.html');
const OWN = file.content.querySelector<HTMLElement>('[data-archipel=cookie-notice]')!;
const INFORMS = file.content.querySelector<HTMLElement>('[data-archipel-example=informs]')!;
const FIELDS = OWN.querySelector('fieldset')!.outerHTML.replace('archipel-purposes', 'archipel-purposes-plugin');
/** Markup of the Cookie Notice plugin (SERVERS.md, S151). */
const PLUGIN = `<div id="cookie-notice" role="dialog" class="cookie-notice-hidden cookie-revoke-hidden" aria-label="Cookie Notice">
	<div class="cookie-notice-container"><span id="cn-notice-text" class="cn-text-container">Des cookies ?</span
	><span id="cn-notice-buttons"><button type="button" id="cn-accept-cookie" data-cookie-set="accept" class="cn-set-cookie cn-button" aria-label="Ok">Ok</button></span
	><button type="button" id="cn-close-notice" data-cookie-set="accept" class="cn-close-icon"></button></div>
	<div class="cookie-revoke-container"></div></div>${FIELDS}`;
/** The plugin's events of an answer, in their order (SERVERS.md, S193). */
const EVENTS = ['showCookieNotice', 'setCookieNotice', 'hideCookieNotice', 'showRevokeNotice'];
const ALL = ['audience', 'advertising', 'content'];

const page = globalThis as Record<string, unknown>;
const life = pageLife();

beforeEach(() => {
	pageConsent().reread();
	unsentProof.clear();
});
afterEach(() => {
	for (const name of ['dataLayer', 'wp_set_consent', 'wp_consent_type', 'wc_order_attribution']) delete page[name];
});

async function mount(markup: string, own: Record<string, unknown> = {}): Promise<HTMLElement> {
	document.body.insertAdjacentHTML('beforeend', markup);
	const host = document.querySelector<HTMLElement>('[data-archipel=cookie-notice], #cookie-notice')!;
	const printed = JSON.parse(host.dataset['archipelProps'] ?? '{}') as object;
	await enhance(host, props.parse({ ...printed, ...own }), islandContext(life.signal));
	return host;
}
/** Mounts the island on the next page of the same visit. */
async function next(markup: string, own?: Record<string, unknown>) {
	life.restart();
	document.body.replaceChildren();
	return mount(markup, own);
}
const own = (more?: Record<string, unknown>) => mount(OWN.outerHTML, more);
const press = (selector: string) => document.querySelector<HTMLElement>(selector)!.click();
const accept = () => press('#cn-accept-cookie');
const refuse = () => press('#cn-refuse-cookie');
const ownIsShown = () => !document.querySelector<HTMLElement>('.archipel-cookie-notice')!.hidden;
const closed = () => vi.waitFor(() => expect(ownIsShown()).toBe(false));
const answer = () => readCookie(ACCEPTED_COOKIE);
const detail = () =>
	JSON.parse(readCookie(DETAIL_COOKIE)!) as { id: string; purposes: string[]; v: string; ts: number };
const classes = () => [...document.body.classList].filter((name) => name.startsWith('cookies-'));
/** Records the plugin's events from now on. */
function hear() {
	const heard: { name: string; detail: Record<string, unknown> }[] = [];
	for (const name of [...EVENTS, 'hideRevokeNotice'])
		document.addEventListener(name, (event) => heard.push({ name, detail: (event as CustomEvent).detail as never }), {
			signal: life.signal,
		});
	return heard;
}

describe('[CONS-01] answers', () => {
	test('accepting tells the plugin’s events in their order, with its settings, and is kept as long as the owner wants', async () => {
		const heard = hear();
		await own({ acceptedDays: 60 });
		expect([ownIsShown(), classes()]).toEqual([true, ['cookies-not-set']]);
		accept();
		await vi.waitFor(() => expect(heard.at(-1)?.name).toBe('showRevokeNotice'));
		expect(heard.map(({ name }) => name)).toEqual(EVENTS);
		const day = 86_400_000;
		expect(heard[1]!.detail).toMatchObject({
			value: 'true',
			data: { cookieName: ACCEPTED_COOKIE, cookieTime: 60 * 86_400 },
		});
		const { time, expires } = heard[1]!.detail as Record<string, Date>;
		expect(Math.round((expires!.getTime() - time!.getTime()) / day)).toBe(60);
		expect(Math.abs(time!.getTime() / 1000 - detail().ts)).toBeLessThan(2);
		expect([answer(), detail().purposes, classes()]).toEqual(['true', ALL, ['cookies-set', 'cookies-accepted']]);
		expect(ownIsShown()).toBe(false);
		await next(OWN.outerHTML);
		expect([ownIsShown(), classes()]).toEqual([false, ['cookies-set', 'cookies-accepted']]);
	});

	test.each([
		['the refusal', refuse],
		['the cross', () => press('#cn-close-notice')],
		['Escape', () => void pressKey(document.querySelector('#cn-accept-cookie')!, 'Escape')],
	])(
		'[CONS-06] [SEC-03 P2] %s refuses, with either notice, and is kept with who was asked about',
		async (_how, act) => {
			await own();
			act();
			await closed();
			expect([answer(), detail().purposes, classes()]).toEqual(['false', [], ['cookies-set', 'cookies-refused']]);
			expect(detail().v).toBe('0');
			printConfig({ shop: { consentVersion: '00000285.ccdd2233' } });
			writeCookie(ACCEPTED_COOKIE, '', -1);
			pageConsent().reread();
			const host = await next(PLUGIN);
			expect(host.classList.contains('cookie-notice-visible')).toBe(true);
			act();
			await vi.waitFor(() => expect(host.classList.contains('cookie-notice-hidden')).toBe(true));
			expect([answer(), detail().v]).toEqual(['false', '00000285.ccdd2233']);
		},
	);

	test('[CONS-06] one by one: what is ticked is kept, comes back ticked, and another choice has another name', async () => {
		const host = await own();
		const opener = () => document.querySelector<HTMLElement>('[aria-controls=archipel-purposes]')!;
		expect(opener().textContent).toBe('Choisir');
		opener().click();
		const boxes = () => [...host.ownerDocument.querySelectorAll<HTMLInputElement>('[name=archipel-purpose]')];
		expect(boxes().map(({ checked }) => checked)).toEqual([false, false, false]);
		expect([document.activeElement, opener().textContent]).toEqual([boxes()[0], 'Enregistrer']);
		opener().dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true }));
		expect(answer()).toBeUndefined();
		boxes()[2]!.click();
		opener().click();
		await closed();
		expect([answer(), detail().purposes]).toEqual(['false', ['content']]);
		const { id } = detail();
		press('.cn-revoke-cookie');
		expect([ownIsShown(), document.activeElement?.className]).toEqual([
			true,
			'archipel-cookie-notice archipel-surface',
		]);
		expect(boxes().map(({ checked }) => checked)).toEqual([false, false, true]);
		accept();
		await closed();
		expect([answer(), detail().id === id]).toEqual(['true', false]);
		press('.cn-revoke-cookie');
		expect(boxes().map(({ checked }) => checked)).toEqual([true, true, true]);
	});

	test('one that another script keeps in the plugin’s way is ours too', async () => {
		await own();
		refuse();
		document.dispatchEvent(new CustomEvent('setCookieNotice', { detail: { value: 'true' } }));
		await closed();
		expect(detail().purposes).toEqual(ALL);
	});

	test('[CONS-06] one given in another tab is taken over when the visitor comes back', async () => {
		await own();
		writeCookie(ACCEPTED_COOKIE, 'false');
		dispatchEvent(new Event('pageshow'));
		await closed();
		expect(classes()).toEqual(['cookies-set', 'cookies-refused']);
	});

	test('[CONS-02] what has not followed one yet, for want of a connection, follows on the next page', async () => {
		const settle = vi.spyOn(applying, 'applyChoice').mockResolvedValue();
		const followed = () =>
			vi.waitFor(() =>
				expect(settle).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: detail().id, purposes: [] })),
			);
		await own();
		refuse();
		await followed();
		settle.mockClear();
		unsentProof.set('another');
		await next(OWN.outerHTML);
		expect(settle).not.toHaveBeenCalled();
		unsentProof.set(detail().id);
		await next(OWN.outerHTML);
		await followed();
	});
});

describe('[CONS-01] going on with one’s visit', () => {
	beforeEach(() => printConfig({ cookieNotice: { onScroll: true, onClick: true } }));
	const scroll = (to: number) => {
		vi.stubGlobal('scrollY', to);
		dispatchEvent(new Event('scroll'));
	};

	test('is no consent where something needs it, and developers are told', async () => {
		const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
		await own();
		document.body.click();
		scroll(400);
		expect([ownIsShown(), answer()]).toEqual([true, undefined]);
		expect(warn.mock.calls.join()).toContain('not consent');
	});

	test('[REL-01] still asks if the file of the gestures does not come', async () => {
		vi.doMock('./parts/accept-by-gesture', () => {
			throw new Error('lost');
		});
		await mount(INFORMS.outerHTML);
		expect(ownIsShown()).toBe(true);
		vi.doUnmock('./parts/accept-by-gesture');
	});

	test.each([
		['a scroll of more than 100 px', () => scroll(101)],
		['a click beside the notice', () => document.body.click()],
	])('closes a notice that only informs: %s', async (_how, act) => {
		await mount(INFORMS.outerHTML);
		scroll(100);
		document.querySelector<HTMLElement>('.archipel-cookie-notice__text')!.click();
		expect([ownIsShown(), answer()]).toEqual([true, undefined]);
		life.restart();
		act();
		expect(answer()).toBeUndefined();
		await mount(INFORMS.outerHTML);
		act();
		await closed();
		expect(answer()).toBe('true');
	});
});

test('[CONS-01] [CONS-06] [A11Y-05] the plugin’s notice: a refusal, a choice and a way back are added, an answer is said, and its events are told', async () => {
	const heard = hear();
	const host = await mount(PLUGIN);
	const manage = document.querySelector('.archipel-cookie-notice__revoke')!;
	expect([
		...[...host.querySelectorAll('.cn-button')].map(({ textContent }) => textContent),
		host.getAttribute('aria-label'),
		host.querySelector('#cn-close-notice')!.getAttribute('aria-label'),
		manage.textContent,
	]).toEqual(['Ok', 'Tout refuser', 'Choisir', 'Cookies', 'Tout refuser et fermer', 'Gérer mes cookies']);
	refuse();
	expect(answer()).toBe('false');
	await vi.waitFor(() => expect(heard.map(({ name }) => name)).toEqual(EVENTS));
	const said = () => document.querySelector('#archipel-announcer')!.textContent;
	await vi.waitFor(() => expect(said()).toContain('Votre choix sur les cookies est enregistré.'));
	press('.archipel-cookie-notice__revoke button');
	expect(heard.at(4)?.name).toBe('hideRevokeNotice');
	expect(document.activeElement).toBe(host);
});

test('[CONS-07] the plugin’s notice: of one button only has the server’s choice of purposes, or none where nothing is asked', async () => {
	const bare = '<div id="cookie-notice"><button id="cn-accept-cookie" data-cookie-set="accept"></button></div>';
	expect((await mount(bare)).children).toHaveLength(1);
	const host = await next(`${bare}${FIELDS}`);
	const fields = document.querySelector('fieldset')!;
	expect([...host.children].map(({ id }) => id)).toEqual(['cn-accept-cookie', '', 'cn-refuse-cookie', fields.id]);
	expect(host.querySelector(`[aria-controls=${fields.id}]`)!.textContent).toBe('Choisir');
	accept();
	expect(detail().purposes).toEqual(ALL);
	life.abort();
	expect(host.children).toHaveLength(1);
	expect(host.nextElementSibling).toBe(fields);
});

/** What the island adds to the plugin's notice. */
const ADDED =
	'#cn-refuse-cookie, #cookie-notice a, #cookie-notice svg, .archipel-cookie-notice__revoke, [aria-controls]';

test.each([
	[
		['/confidentialite/', '_blank'],
		['/confidentialite/', '_blank'],
	],
	[['https://example.fr/p/'], ['https://example.fr/p/', '_self']],
	[['javascript:alert(1)'], undefined],
])(
	'[CONS-01] [SEC-02] the plugin’s notice: its button that opens a window by script, %j, is a link',
	async ([address = '', target], link) => {
		const more = `<button id="cn-more-info" data-link-url="${address}"${target ? ` data-link-target="${target}"` : ''}>Vie privée</button></span`;
		await mount(PLUGIN.replace('</span', more));
		const info = document.querySelector('#cn-more-info')!;
		expect(info.localName === 'a' ? ['href', 'target'].map((name) => info.getAttribute(name)) : undefined).toEqual(
			link,
		);
		life.abort();
		expect(document.querySelector('#cn-more-info')!.localName).toBe('button');
		expect([...document.querySelectorAll(ADDED)].map(({ outerHTML }) => outerHTML)).toEqual([]);
	},
);

test('[CONS-08] what the page holds back: a purpose that only this page holds is asked about on this page, and no other is', async () => {
	const markup = OWN.cloneNode(true) as HTMLElement;
	markup.querySelector('[value=content]')!.closest<HTMLElement>('.archipel-cookie-notice__purpose')!.hidden = true;
	const asked = () =>
		[...document.querySelectorAll<HTMLElement>('.archipel-cookie-notice__purpose')].filter((row) => !row.hidden).length;
	await mount(markup.outerHTML);
	expect(asked()).toBe(2);
	await next(`<img alt="" data-archipel-consent="content">${markup.outerHTML}`);
	expect(asked()).toBe(3);
});

const commands = () =>
	(page['dataLayer'] as ArrayLike<unknown>[]).map(
		(entry) => Array.from(entry) as [string, string, Record<string, string>],
	);

test('[CONS-07] [SEC-03 P3] other tools follow the choice: the WP Consent API, WooCommerce’s attribution; a Google tag hears "denied" first, then the choice, and both on the next page', async () => {
	page['dataLayer'] = [];
	const said: string[] = [];
	page['wp_set_consent'] = (category: string, value: string) => said.push(`${category}=${value}`);
	page['wc_order_attribution'] = { setOrderTracking: (isAllowed: boolean) => said.push(`attribution=${isAllowed}`) };
	await own();
	expect(new Set(said.splice(0))).toEqual(new Set(['attribution=false']));
	accept();
	expect(said).toEqual(expect.arrayContaining(['marketing=allow', 'attribution=true']));
	expect(commands().map(([, command, { ad_storage }]) => [command, ad_storage])).toEqual([
		['default', 'denied'],
		['update', 'granted'],
	]);
	page['dataLayer'] = [];
	await next(OWN.outerHTML);
	expect(commands().map(([, command]) => command)).toEqual(['default', 'update']);
});

test('[CONS-07] [ATTR-04] other tools: what is kept of an order’s origin goes with the purpose that the page says it has', () => {
	const kept = (purpose: string | undefined, ...allowed: Purpose[]) => {
		writeCookie('sbjs_current', 'x');
		printConfig({ purposes: purpose && { 'order-attribution': purpose } });
		void applying.applyChoice({ purposes: allowed, v: '', ts: 0, id: '' });
		return readCookie('sbjs_current') !== undefined;
	};
	expect([kept(undefined, 'advertising'), kept(undefined, 'audience')]).toEqual([true, false]);
	expect([kept('audience', 'audience'), kept('audience', 'advertising')]).toEqual([true, false]);
	expect(kept('none', ...purposes)).toBe(false);
});
