import { describe, expect, test, vi } from 'vitest';
import { read } from '../../tests/setup/repository';
import { fieldValues } from './fields';
import { NONE } from './sources';
import { cookieDomain, keepVisit, lifetimeSeconds, readVisit } from './kept-visit';
import { nextVisit, type Visit } from './visit';

type Values = Record<string, string>;

/** Recorded results of WooCommerce's own script. */
interface Recorded {
	readonly url: string;
	readonly referrer: string;
	readonly cookies: Values;
	readonly get: Record<string, Values>;
	readonly afterSecondPage?: readonly { readonly name: string; readonly decoded: string }[];
	readonly hiddenInputs?: readonly (readonly [string, string])[];
}

const { cases } = JSON.parse(read('tests/recordings/attribution/cookies.json')) as { cases: Record<string, Recorded> };
const SHOP = 'http://store.example';
const OPTIONS = { timezoneOffset: 0, promoCode: false };
const NOW = new Date('2026-11-21T08:18:29Z');

const arrive = (path: string, referrer = '', before: Visit = {}, options = OPTIONS, now = NOW) =>
	nextVisit(before, { address: SHOP + path, referrer }, now, options);
const typeOf = (visit: Visit) => [visit.current!['typ'], visit.current!['src'], visit.current!['mdm']];
/** Recorded cookies without data that we do not store: user agent and the search on another site. */
const withoutExcess = ({ get }: Recorded): Record<string, Values> => {
	const { udata, current, current_add: added, session } = structuredClone(get) as Record<string, Values>;
	delete udata!['uag'];
	added!['rf'] = added!['rf']!.replace(/\?.*/, '');
	return { current, first: current, current_add: added, first_add: added, session, udata } as Record<string, Values>;
};

describe('[ATTR-01] where a visitor came from', () => {
	test.each(Object.entries(cases))('%s: as WooCommerce’s script reads it', (_name, recorded) => {
		const fired = new Date(`${recorded.get['current_add']!['fd']!.replace(' ', 'T')}Z`);
		const visit = arrive(recorded.url, recorded.referrer, {}, OPTIONS, fired);
		expect(visit).toEqual(withoutExcess(recorded));
	});

	test.each([
		['?utm_medium=email', '', ['utm', NONE, 'email']],
		['?utm_source=', '', ['utm', NONE, NONE]],
		['?yclid=1', '', ['utm', 'yandex', 'cpc']],
		['?gclid=1&utm_source=lettre', '', ['utm', 'lettre', 'cpc']],
		['?utm_source=a&utm_source=b', '', ['utm', 'a', NONE]],
		['?utm_source=%E0%A4', '', ['utm', '%E0%A4', NONE]],
		['?utm_source', '', ['typein', '(direct)', NONE]],
		['', 'https://www.google.co.uk/', ['organic', 'google', 'organic']],
		['', 'https://mail.google.com/', ['referral', 'mail.google.com', 'referral']],
		['', 'https://yandex.ru/search?text=bas', ['organic', 'yandex', 'organic']],
		['', 'https://yandex.ru/', ['referral', 'yandex.ru', 'referral']],
		['', 'https://fr.search.yahoo.com/search?p=bas', ['organic', 'yahoo', 'organic']],
		['', 'https://yahoo.com.exemple.test/search?p=bas', ['referral', 'yahoo.com.exemple.test', 'referral']],
		['', 'https://pasyahoo.com/search?p=bas', ['referral', 'pasyahoo.com', 'referral']],
		['', 'https://www.bing.com/', ['referral', 'bing.com', 'referral']],
		['', 'https://t.co/x', ['referral', 'twitter.com', 'referral']],
		['', 'https://t.co.example/x', ['referral', 't.co.example', 'referral']],
		['', 'https://www.store.example/x', ['typein', '(direct)', NONE]],
		['', 'https://aide.store.example/x', ['typein', '(direct)', NONE]],
		['', 'https://store.example.fr/', ['referral', 'store.example.fr', 'referral']],
		['', 'android-app://com.google.android.gm/', ['referral', 'com.google.android.gm', 'referral']],
		['', 'nonsense', ['typein', '(direct)', NONE]],
	])('an address with “%s” after “%s”: %j', (query, referrer, expected) => {
		expect(typeOf(arrive(`/boutique/${query}`, referrer))).toEqual(expected);
	});

	test('what was known stays, unless a campaign or a search says more; a link from another site only at the start of a visit', () => {
		const first = arrive('/?utm_source=lettre');
		const second = arrive('/produit/', `${SHOP}/`, first);
		expect(second.current).toEqual(first.current);
		expect(second.current_add).toBe(first.current_add);
		expect(typeOf(arrive('/', 'https://blog.example/', second))).toEqual(typeOf(first));
		const found = arrive('/', 'https://www.google.fr/', second);
		expect([typeOf(found), found.first, found.first_add]).toEqual([
			['organic', 'google', 'organic'],
			first.first,
			first.first_add,
		]);
		const { session, ...later } = second;
		expect(typeOf(arrive('/', 'https://blog.example/', later))[0]).toBe('referral');
		expect(session).toBeDefined();
	});

	test('of a type that nobody knows nothing is true', () => {
		const visit = arrive('/', '', { current: { typ: 'paid', src: 'x' }, session: { pgs: '1' } });
		expect(new Set(Object.values(visit.current!))).toEqual(new Set(['(Houston, we have a problem)']));
	});

	test('what was percent-encoded is text: WordPress would take it out of a field', () => {
		const visit = arrive('/cat%C3%A9gorie/?x=100%', 'https://blog.example/%C3%A9lan');
		expect(visit).toMatchObject({
			current: { cnt: '/élan' },
			current_add: { ep: `${SHOP}/cat%C3%A9gorie/?x=100%`, rf: 'https://blog.example/élan' },
		});
		expect(arrive('/cat%C3%A9gorie/').current_add!['ep']).toBe(`${SHOP}/catégorie/`);
	});
});

describe('[ATTR-02] visits and pages', () => {
	test('the second page of a visit is counted as WooCommerce’s script counts it', () => {
		const { url, afterSecondPage } = cases['direct visit']!;
		const second = arrive('/produit/masque-satin/', SHOP + url, arrive(url));
		const written = (part: 'session') =>
			Object.entries(second[part]!)
				.map((pair) => pair.join('='))
				.join('|||');
		expect(written('session')).toBe(afterSecondPage!.find(({ name }) => name === 'sbjs_session')!.decoded);
		expect(second.udata!['vst']).toBe('1');
	});

	test('when the session has ended the next page is the first of another visit; spoilt counts begin anew', () => {
		const { session, ...ended } = arrive('/');
		const again = arrive('/', '', ended);
		expect([again.udata!['vst'], again.session!['pgs'], session!['pgs']]).toEqual(['2', '1', '1']);
		const spoilt = arrive('/', '', { ...again, session: { pgs: 'x' }, udata: { vst: '' } });
		expect([spoilt.udata!['vst'], spoilt.session!['pgs']]).toEqual(['1', '2']);
	});

	test('the time is so many hours from UTC', () => {
		expect(arrive('/', '', {}, { ...OPTIONS, timezoneOffset: -9 }).current_add!['fd']).toBe('2026-11-20 23:18:29');
	});

	test('a visitor gets a number of six digits where the owner wants it, and keeps it', () => {
		const options = { ...OPTIONS, promoCode: true };
		for (const [chance, code] of [
			[0, '100000'],
			[0.999_999_9, '999999'],
		] as const) {
			vi.spyOn(Math, 'random').mockReturnValue(chance);
			expect(arrive('/', '', {}, options).promo).toEqual({ code });
		}
		const promo = { code: '123456' };
		expect([arrive('/', '', { promo }).promo, arrive('/').promo]).toEqual([promo, undefined]);
	});
});

test('[ATTR-03] the fields of a registration are those that WooCommerce’s script fills', () => {
	const { url, get, hiddenInputs } = cases['account page: hidden inputs filled']!;
	vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(get['udata']!['uag']!);
	const fired = new Date(`${get['current_add']!['fd']!.replace(' ', 'T')}Z`);
	const values = Object.entries(fieldValues(arrive(url, '', {}, OPTIONS, fired)));
	expect(values.map(([name, value]) => [`wc_order_attribution_${name}`, value])).toEqual(hiddenInputs);
	expect(Object.values(fieldValues(undefined)).filter((value) => value !== null)).toEqual([]);
});

test('[SEC-03 P4] [SEC-03 P6] no search on another site, no key of an address and no name of a browser is kept', () => {
	const visit = arrive(
		'/compte/?key=wc_order_1&p=12&rp_login=anna&email=a%40b.fr&utm_source=lettre#etape',
		'https://blog.example/recherche?q=soutien#x',
	);
	expect(visit.current_add).toMatchObject({
		ep: `${SHOP}/compte/?p=12&utm_source=lettre`,
		rf: 'https://blog.example/recherche',
	});
	expect(visit.session!['cpg']).toBe(visit.current_add!['ep']);
	expect(visit.udata).toEqual({ vst: '1', uip: NONE });
});

const KEEPING = { lifetime: 0.00001, session: 30, base64: false };
let written: string[];

/** Opens a page of the shop, mocks `document.cookie` and records each write. */
function jar(): void {
	vi.stubGlobal('location', new URL('https://www.store.example/boutique/'));
	written = [];
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
const visitOf = ({ url, referrer }: Pick<Recorded, 'url' | 'referrer'>, before: Visit = {}) =>
	arrive(url, referrer, before, { ...OPTIONS, promoCode: true }, new Date());

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
