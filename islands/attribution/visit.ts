import { decoded, known, NONE, sourceOf, typein, type Landing } from './sources';

/** Values by their short names. */
type Values = Readonly<Record<string, string>>;

/** Names of what is kept of a visitor, as WooCommerce's cookies have them after `sbjs_`. */
export const PARTS = ['current', 'current_add', 'first', 'first_add', 'session', 'udata', 'promo'] as const;

/**
 * What is kept of a visitor: where they came from the last time and the first (`current`, `first`), when, and on which page (`…_add`), the visit that
 * goes on (`session`), how many there were (`udata`), and their number (`promo`).
 */
export type Visit = Readonly<Partial<Record<(typeof PARTS)[number], Values>>>;

interface Options {
	/** Hours from UTC. */
	readonly timezoneOffset: number;
	/** Whether visitors get a number. */
	readonly promoCode: boolean;
}

/** What is kept once a page has been opened (ATTR-01, ATTR-02). A part that does not change is the same object. */
export function nextVisit(before: Visit, landing: Landing, now: Date, { timezoneOffset, promoCode }: Options): Visit {
	const { session, udata } = before;
	const kept = before.current ?? before.first;
	const found = sourceOf(landing, !session) ?? (kept ? undefined : typein());
	const current = known(found ?? kept!);
	const arrival = {
		fd: timestamp(now, timezoneOffset),
		// As text: WordPress takes what is percent-encoded out of a field.
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
		// No address of a computer and no name of a browser are kept.
		udata: { vst: String(udata ? visits : 1), uip: NONE },
		...(promo && { promo }),
	};
}

const count = (text: string | undefined): number => Number.parseInt(text ?? '', 10) || 1;

/** `2026-11-21 08:18:29`. */
const timestamp = (now: Date, offset: number): string =>
	new Date(now.getTime() + offset * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/** From 100000 to 999999. */
const randomCode = (): string => String(100_000 + Math.floor(Math.random() * 900_000));

/** Parameters that open something, or say who somebody is. */
const SECRET = /key|token|nonce|pass|login|user|mail|secret/i;

function withoutSecrets(address: string): string {
	const { origin, pathname, search } = new URL(address);
	const pairs = search.slice(1).split('&');
	const told = pairs.filter((pair) => pair && !SECRET.test(pair.split('=', 1)[0]!)).join('&');
	return origin + pathname + (told && `?${told}`);
}

/** What was searched for on another site is nobody's business. */
const withoutQuery = (address: string): string => address.replace(/[?#].*/s, '');
