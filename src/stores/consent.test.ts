import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pageLife } from '../../tests/setup/page-life';
import { printConfig } from '../../tests/setup/print-config';
import { ACCEPTED_COOKIE, createConsent as create, DETAIL_COOKIE, readChoice } from './consent';
import { purposes, type Purpose } from '../safety/purposes';
import { readCookie, writeCookie } from './cookies';

const page = globalThis as Record<string, unknown>;

const over = pageLife();
const createConsent = () => create(over.signal);

beforeEach(() => {
	for (const name of ['wp_has_consent', 'wp_consent_type', 'wp_fallback_consent_type']) delete page[name];
});

test.each<[what: string, api: object, answers: Record<string, string>, allowed: readonly Purpose[]]>([
	['everything is denied', {}, {}, []],
	[
		'a consent API without a consent type says yes to everything, and is not believed',
		{ wp_has_consent: () => true },
		{},
		[],
	],
	[
		'until a tool has said its consent type, the answer that it keeps counts, and no other',
		{ wp_has_consent: () => true },
		{ marketing: 'allow', statistics: 'deny' },
		['advertising'],
	],
	[
		'what another consent tool says through the API counts',
		{ wp_consent_type: 'optin', wp_has_consent: (category: string) => category === 'marketing' },
		{},
		['advertising'],
	],
])('[CONS-02] [CONS-07] before a choice: %s', (_what, api, answers, expected) => {
	Object.assign(page, api);
	for (const [category, answer] of Object.entries(answers)) writeCookie(`wp_consent_${category}`, answer);
	const { choice, allowed } = createConsent();
	expect(choice.value).toBeUndefined();
	expect(purposes.filter((purpose) => allowed[purpose].value)).toEqual(expected);
});

describe('a choice', () => {
	test('[CONS-06] [SEC-03 P1] both choices are kept 182 days, and lifetimes of the owner win', () => {
		const written: string[] = [];
		vi.spyOn(document, 'cookie', 'set').mockImplementation((value: string) => void written.unshift(value));
		vi.spyOn(document, 'cookie', 'get').mockImplementation(() =>
			written.map((value) => value.split(';')[0]).join('; '),
		);
		const { choose, keepFor } = createConsent();
		choose(['audience', 'advertising', 'content']);
		choose([]);
		keepFor({ accepted: 1, refused: 86_400, domain: 'example.fr' });
		choose([]);
		expect(written[0]).toContain('; domain=example.fr');
		keepFor({});
		printConfig({ shop: { acceptedDays: 60, refusedDays: 30 } });
		choose([]);
		const ages = written.map((cookie) => /max-age=(\d+)/.exec(cookie)?.[1]);
		const days = [30, 30, 1, 1, 182, 182, 182, 182];
		expect(ages).toEqual(days.map((count) => String(count * 86_400)));
	});

	test('it tells the page what changed', () => {
		const heard = vi.fn();
		document.addEventListener('archipel:consent-changed', heard);
		const { choose } = createConsent();
		choose(['audience']);
		expect((heard.mock.calls[0]![0] as CustomEvent).detail).toEqual({ purposes: ['audience'] });
		choose(['audience']);
		expect(heard).toHaveBeenCalledTimes(1);
		document.removeEventListener('archipel:consent-changed', heard);
	});

	test('[CONS-06] each choice has another random name, so that it follows nobody; the same one said again has one proof', () => {
		const { choose } = createConsent();
		const said = (granted: Parameters<typeof choose>[0], version = '1.2') => choose(granted, { version }).choice;
		const refused = said([]);
		expect(refused.id).toMatch(/^[0-9a-f]{32}$/);
		expect(said([])).toEqual(refused);
		expect(new Set([refused.id, said(['audience']).id, said([]).id, said([], '1.3').id]).size).toBe(4);
	});
});

describe('a kept choice', () => {
	test('one of the plugin alone knows no purposes: all, or none; a value it does not know refuses, also beside details', () => {
		const read = (value: string) => {
			writeCookie(ACCEPTED_COOKIE, value);
			return readChoice()?.purposes;
		};
		expect(['true', 'false', 'peut-être', '1'].map(read)).toEqual([purposes, [], [], []]);
		createConsent().choose(purposes);
		expect(['nonsense', 'untrue', 'truest'].map(read)).toEqual([[], [], []]);
	});

	test.each([
		'{',
		'[]',
		'"x"',
		'{"v":"1","ts":1,"id":"x","purposes":["spying"]}',
		'{"v":1,"ts":1,"id":"x","purposes":[]}',
		'{"v":"1","ts":"1","id":"x","purposes":[]}',
		'{"v":"1","ts":1,"purposes":[]}',
		'{"v":"1","ts":1,"id":"x"}',
	])('details that make no sense are left out: %s', (detail) => {
		writeCookie(ACCEPTED_COOKIE, 'false');
		writeCookie(DETAIL_COOKIE, detail);
		expect(readChoice()).toEqual({ purposes: [], v: '', ts: 0, id: '' });
	});

	test('[CONS-08] it covers who was asked about: somebody new is asked about again; a new wording, or somebody gone, is not', () => {
		createConsent().choose(['audience'], { version: '00000003.11111111' });
		for (const [version, covers] of [
			['00000003.22222222', true],
			['00000001.11111111', true],
			['00000000.11111111', true],
			['00000007.11111111', false],
			['80000000.11111111', false],
			['', true],
		] as const) {
			printConfig({ shop: { consentVersion: version } });
			expect([version, readChoice() !== undefined]).toEqual([version, covers]);
		}
	});
});

test('waiting is over at once for what is allowed, and when it becomes so', async () => {
	const { choose, whenAllowed } = createConsent();
	const done = vi.fn();
	const waiting = whenAllowed('content').then(done);
	choose(['audience']);
	await Promise.resolve();
	expect(done).not.toHaveBeenCalled();
	choose(['content']);
	await waiting;
	await whenAllowed('content');
	expect(done).toHaveBeenCalledOnce();
});

test('waiting ends with an AbortError when nobody waits any more', async () => {
	const { whenAllowed, choose } = createConsent();
	const abort = new AbortController();
	const waiting = whenAllowed('content', abort.signal);
	abort.abort();
	await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
	await expect(whenAllowed('content', abort.signal)).rejects.toMatchObject({ name: 'AbortError' });
	choose(['content']);
});

const say = (detail: Record<string, string>) => {
	// The WP Consent API sends an array with named properties as detail.
	document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: Object.assign([], detail) }));
};

test('[CONS-07] the WP Consent API: a change made by another plugin changes the kept choice', () => {
	const { choose, allowed } = createConsent();
	choose(['audience']);
	say({ marketing: 'allow' });
	expect(allowed.advertising.value).toBe(true);
	expect(JSON.parse(readCookie(DETAIL_COOKIE) ?? '')).toMatchObject({ purposes: ['audience', 'advertising'] });
	say({ statistics: 'deny' });
	expect(allowed.audience.value).toBe(false);
});

test('[CONS-07] the WP Consent API: a change made by another plugin is kept where the notice keeps choices, not behind the older cookie of a shared domain', () => {
	const { choose, keepFor } = createConsent();
	keepFor({ domain: 'example.fr' });
	choose(['audience']);
	const write = vi.spyOn(document, 'cookie', 'set');
	say({ statistics: 'deny' });
	for (const name of [ACCEPTED_COOKIE, DETAIL_COOKIE])
		expect(write.mock.calls.flat()).toContainEqual(expect.stringMatching(`^${name}=.*; domain=example.fr`));
});

test('[CONS-07] the WP Consent API: before our own choice it is heard, and our notice still asks', () => {
	const { choice, allowed } = createConsent();
	say({ preferences: 'allow' });
	expect(allowed.content.value).toBe(true);
	expect(choice.value).toBeUndefined();
});
