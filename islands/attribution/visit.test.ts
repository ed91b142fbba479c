import { describe, expect, test, vi } from 'vitest';
import { read } from '../../tests/setup/repository';
import { fieldValues } from './fields';
import { NONE } from './sources';
import { nextVisit, type Visit } from './visit';

type Values = Record<string, string>;

/** Recorded results of WooCommerce's own script. */
interface Recorded {
	readonly url: string;
	readonly referrer: string;
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

	test('the time is that of UTC, or so many hours from it', () => {
		expect(arrive('/').current_add!['fd']).toBe('2026-11-21 08:18:29');
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
