import { decoded } from '../../src/runtime/foreign-text';
import { known, NONE, sourceOf, typein, type Landing } from './sources';

/** Values by Sourcebuster's names: `fd` time, `ep` entry page, `rf` referrer, `pgs` pages seen, `cpg` current page, `vst` visits, `uip` IP address. */
type Values = Readonly<Record<string, string>>;

/** Names of the visit's parts: WooCommerce's cookie names without `sbjs_`. */
export const PARTS = ['current', 'current_add', 'first', 'first_add', 'session', 'udata', 'promo'] as const;

/**
 * Stored data of a visitor: last and first source (`current`, `first`) with time and landing page (`…_add`), current visit (`session`), number of
 * visits (`udata`), and the visitor's code (`promo`).
 */
export type Visit = Readonly<Partial<Record<(typeof PARTS)[number], Values>>>;

interface Options {
	/** Offset from UTC in hours. */
	readonly timezoneOffset: number;
	/** Whether visitors get a code. */
	readonly promoCode: boolean;
}

/** Returns the visit after a page view (ATTR-01, ATTR-02). An unchanged part is the same object. */
export function nextVisit(before: Visit, landing: Landing, now: Date, { timezoneOffset, promoCode }: Options): Visit {
	const { session, udata } = before;
	const kept = before.current ?? before.first;
	const found = sourceOf(landing, !session) ?? (kept ? undefined : typein());
	const current = known(found ?? kept!);
	const arrival = {
		fd: timestamp(now, timezoneOffset),
		// Decoded, because WordPress removes percent-encoded characters from text fields.
		ep: decoded(withoutSecrets(landing.address)),
		rf: decoded(withoutQuery(landing.referrer)) || NONE,
	};
	const current_add = (!found && before.current_add) || arrival;
	const visits = count(udata?.['vst']) + (session ? 0 : 1);
	const promo = before.promo ?? (promoCode ? { code: randomCode() } : undefined);
	return {
		current,
		current_add,
		first: before.first ?? current,
		first_add: before.first_add ?? current_add,
		session: {
			pgs: String(session ? count(session['pgs']) + 1 : 1),
			cpg: arrival.ep,
		},
		// IP address and user agent are not stored.
		udata: { vst: String(udata ? visits : 1), uip: NONE },
		...(promo && { promo }),
	};
}

const count = (text: string | undefined): number => Number.parseInt(text ?? '', 10) || 1;

/** Formats a time like `2026-11-21 08:18:29`. */
const timestamp = (now: Date, offset: number): string =>
	new Date(now.getTime() + offset * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/** Returns a random code from 100000 to 999999. */
const randomCode = (): string => String(100_000 + Math.floor(Math.random() * 900_000));

/** Names of URL parameters that may grant access or identify a person. */
const SECRET = /key|token|nonce|pass|login|user|mail|secret/i;

function withoutSecrets(address: string): string {
	const { origin, pathname, search } = new URL(address);
	const pairs = search.slice(1).split('&');
	const query = pairs.filter((pair) => pair && !SECRET.test(pair.split('=', 1)[0]!)).join('&');
	return origin + pathname + (query && `?${query}`);
}

/** Removes query and hash: searches on other sites are private. */
const withoutQuery = (address: string): string => address.replace(/[?#].*/s, '');
