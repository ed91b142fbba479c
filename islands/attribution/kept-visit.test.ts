import { beforeEach, expect, test, vi } from 'vitest';
import { read } from '../../tests/setup/repository';
import { cookieDomain, forgetVisit, keepVisit, lifetimeSeconds, readVisit } from './kept-visit';
import { nextVisit, type Visit } from './visit';

const { cases } = JSON.parse(read('tests/recordings/attribution/cookies.json')) as {
	cases: Record<
		string,
		{ url: string; referrer: string; cookies: Record<string, string>; get: Record<string, object> }
	>;
};
const KEEPING = { lifetime: 0.00001, session: 30, base64: false };
let written: string[];

beforeEach(() => {
	vi.stubGlobal('location', new URL('https://www.store.example/boutique/'));
	written = [];
});

/** Mocks `document.cookie` and records each write. */
function jar(): void {
	const kept = new Map<string, string>();
	vi.spyOn(document, 'cookie', 'get').mockImplementation(() =>
		[...kept].map(([name, value]) => `${name}=${value}`).join('; '),
	);
	vi.spyOn(document, 'cookie', 'set').mockImplementation((text: string) => {
		written.push(text);
		const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? [];
		if (text.includes('max-age=0')) kept.delete(name);
		else kept.set(name, value);
	});
}
const visitOf = ({ url, referrer }: { url: string; referrer: string }, before: Visit = {}) =>
	nextVisit(before, { address: `http://store.example${url}`, referrer }, new Date(), {
		timezoneOffset: 0,
		promoCode: true,
	});

test.each(Object.entries(cases))(
	'[ATTR-01] what WooCommerce’s script kept is read as it reads it: %s',
	(_, { cookies, get }) => {
		jar();
		for (const [name, value] of Object.entries(cookies)) document.cookie = `${name}=${encodeURIComponent(value)}`;
		expect(readVisit()).toEqual({ ...get, first: get['current'], first_add: get['current_add'] });
	},
);

test('[ATTR-01] [ATTR-02] cookies have WooCommerce’s names, domain and lifetimes, and what is in them comes back', () => {
	const { cookies, ...landing } = cases['utm parameters']!;
	jar();
	const visit = visitOf(landing);
	keepVisit(visit, {}, KEEPING);
	const names = written.map((text) => text.split('=', 1)[0]!);
	expect(names.sort()).toEqual(
		// `sbjs_migrations` marks a format abandoned in 2014 and is not written; `sbjs_promo` is written because visitors get a code here.
		[...Object.keys(cookies).filter((name) => name !== 'sbjs_migrations'), 'sbjs_promo'].sort(),
	);
	for (const text of written) {
		expect(text).toContain('; path=/; samesite=lax');
		expect(text).toMatch(/; domain=store\.example; secure$/);
		expect(/max-age=(\d+)/.exec(text)?.[1]).toBe(text.startsWith('sbjs_session') ? '1800' : undefined);
	}
	expect(readVisit()).toEqual(visit);
});

test('[ATTR-02] what has not changed is not written again: it ends when it would have ended', () => {
	jar();
	keepVisit(visitOf(cases['referral']!), {}, KEEPING);
	written = [];
	const before = readVisit();
	keepVisit(visitOf({ url: '/', referrer: '' }, before), before, KEEPING);
	expect(written.map((text) => text.split('=', 1)[0])).toEqual(['sbjs_current', 'sbjs_session', 'sbjs_udata']);
});

test('[SEC-03 P4] 0.00001 months is until the browser is closed, not 26 seconds and not nothing', () => {
	expect([0.00001, 0.0001, 1, 6, 0].map(lifetimeSeconds)).toEqual([undefined, 240, 2_592_000, 15_552_000, 15_552_000]);
});

test('[SEC-03 P4] separators, percent signs and spoilt text in a value change no other value; a long one is cut, not lost', () => {
	jar();
	const hostile = 'a|||src=evil|||b=%7C 100 % “élan” 🎀;';
	const visit: Visit = {
		current: { typ: 'utm', src: hostile, cmp: '🎀'.repeat(3000) },
		session: { pgs: '1', cpg: `https://store.example/?a=b=c&d=%E9` },
	};
	for (const base64 of [false, true]) {
		keepVisit(visit, {}, { ...KEEPING, base64 });
		const { current, session } = readVisit();
		expect([current!['src'], session]).toEqual([hostile, visit.session]);
		expect(current!['cmp']).toMatch(/^(🎀){20,}$/u);
		expect(written.at(-2)!.length).toBeLessThan(4096);
	}
});

test('[ATTR-01] base64 cookies are letters and numbers alone, and WooCommerce’s own can be read', () => {
	jar();
	const visit = visitOf(cases['utm parameters']!);
	keepVisit(visit, {}, { ...KEEPING, base64: true });
	for (const text of written) expect(text).toMatch(/^sbjs_\w+=[A-Za-z\d]+; /);
	expect(readVisit()).toEqual(visit);
	document.cookie = `sbjs_udata=${btoa('vst%3D7%7C%7C%7Cuip%3D%28none%29').replace(/=+$/, '')}`;
	document.cookie = 'sbjs_promo=abc';
	expect(readVisit()).toMatchObject({ udata: { vst: '7', uip: '(none)' } });
});

test.each([
	['www.store.example', 'store.example'],
	['boutique.store.example', 'boutique.store.example'],
	['localhost', ''],
	['127.0.0.1', ''],
])('the cookies of %s are those of “%s”', (hostname, domain) => expect(cookieDomain(hostname)).toBe(domain));

test('[ATTR-04] forgetting deletes all of them, those of WooCommerce’s script on its domain included', () => {
	jar();
	document.cookie = 'sbjs_migrations=1';
	document.cookie = 'sbjs_current=1';
	document.cookie = 'panier=1';
	written = [];
	forgetVisit();
	expect(document.cookie).toBe('panier=1');
	expect(written).toContain('sbjs_current=; path=/; max-age=0; domain=store.example');
});
