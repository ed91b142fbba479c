import { urlOf } from '../../src/safety/url';
import { offsetAt } from '../../src/i18n/timezone';
import type { Props } from './island';

/** Popup settings: triggers, conditions and closing (POP-01 to POP-03). */
export type Rules = Omit<Props, 'id' | 'title' | 'content'>;

export type Device = 'desktop' | 'tablet' | 'mobile';
export type Browser = Props['browsers'][number];

/** Input of all conditions. A condition on an `undefined` value keeps the popup closed. */
export interface Visitor {
	/** Milliseconds since 1970. */
	readonly now: number;
	/** Time zones of the shop and of the visitor. */
	readonly siteZone: string;
	readonly ownZone: string;
	/** Page views of this session, and sessions, the current one included. */
	readonly pageViews: number | undefined;
	readonly sessions: number | undefined;
	/** Referrer; empty without one. */
	readonly referrer: string;
	readonly host: string;
	/** User roles; empty for a guest. */
	readonly roles: readonly string[] | undefined;
	readonly device: Device;
	readonly browser: Browser | undefined;
	/** Times at which this popup counted as shown (Unix milliseconds), and its count in this session; `undefined` without storage. */
	readonly shown: { readonly at: readonly number[]; readonly inSession: number } | undefined;
	/** The visitor chose “do not show again”, or sent the popup's form. */
	readonly isOff: boolean;
	/** A trigger has opened another popup on this page. */
	readonly hasSeenAnother: boolean;
}

/** Milliseconds of each period (POP-02). */
const PERIODS = { day: 86_400_000, week: 604_800_000, month: 2_628_288_000, ever: Infinity };

const SEARCH = /(^|\.)(google|bing|yahoo|yandex|baidu|duckduckgo|ecosia|qwant|lilo|brave|startpage)\./;

type Test = (rules: Rules, visitor: Visitor) => boolean;

const isIn = <T>(list: readonly T[], value: T | undefined) =>
	!list.length || (value !== undefined && list.includes(value));

/** Each condition returns true if the popup may open. */
const CONDITIONS = {
	pageViews: ({ pageViews }, visitor) => !pageViews || (visitor.pageViews ?? 0) >= pageViews,
	sessions: ({ sessions }, visitor) => !sessions || (visitor.sessions ?? 0) >= sessions,
	url: ({ url, urlAction }, { referrer }) => !url || comesFrom(referrer, url, urlAction),
	sources: ({ sources }, { referrer, host }) =>
		!sources.length || sourcesOf(referrer, host).some((source) => sources.includes(source)),
	loggedIn: ({ loggedIn, roles: hidden }, { roles }) =>
		loggedIn === 'show' ||
		(roles !== undefined && (loggedIn === 'hide' ? !roles.length : !roles.some((role) => hidden.includes(role)))),
	devices: ({ devices }, { device }) => isIn(devices, device),
	times: ({ times, timesPeriod }, { shown, now }) => {
		if (!times || !shown) return !times;
		const { at, inSession } = shown;
		return (
			(timesPeriod === 'session' ? inSession : at.filter((time) => now - time < PERIODS[timesPeriod]).length) < times
		);
	},
	browsers: ({ browsers }, { browser }) => isIn(browsers, browser),
	schedule: ({ scheduleTimezone, scheduleStart, scheduleEnd }, { now, siteZone, ownZone }) => {
		if (!scheduleStart && !scheduleEnd) return true;
		const clock = wallClock(now, scheduleTimezone === 'site' ? siteZone : ownZone);
		return clock >= minuteOf(scheduleStart, '00:00') && (!scheduleEnd || clock <= minuteOf(scheduleEnd, '23:59'));
	},
	avoidMultiple: ({ avoidMultiple }, { hasSeenAnother }) => !avoidMultiple || !hasSeenAnother,
	doNotShowAgain: (_rules, { isOff }) => !isOff,
} satisfies Record<string, Test>;

export type Condition = keyof typeof CONDITIONS;

/** Returns the conditions that keep a popup from opening by a trigger; empty if it may open (POP-02, POP-03). */
export function failing(rules: Rules, visitor: Visitor): Condition[] {
	return (Object.keys(CONDITIONS) as Condition[]).filter((name) => !(CONDITIONS[name] as Test)(rules, visitor));
}

function comesFrom(referrer: string, url: string, action: Rules['urlAction']): boolean {
	if (action !== 'regex') return referrer.includes(url) === (action === 'show');
	try {
		return new RegExp(url).test(referrer);
	} catch {
		return false;
	}
}

/** A search engine also counts as `external`, and so does a missing referrer (a typed address). */
export function sourcesOf(referrer: string, host: string): Rules['sources'] {
	const from = urlOf(referrer, null)?.hostname ?? '';
	const bare = (name: string) => name.replace(/^www\./, '');
	if (from && bare(from) === bare(host)) return ['internal'];
	return SEARCH.test(from) ? ['external', 'search'] : ['external'];
}

/** Formats a time as `2026-11-27 08:00`, so that string order is time order. */
export const wallClock = (now: number, zone: string) =>
	new Date(now + offsetAt(now, zone) * 60_000).toISOString().slice(0, 16).replace('T', ' ');

const minuteOf = (moment: string, time: string) =>
	moment && (moment.length > 10 ? moment.replace('T', ' ') : `${moment} ${time}`);

export const deviceOf = (width: number): Device => (width < 768 ? 'mobile' : width < 1025 ? 'tablet' : 'desktop');

/** Order matters: the user agent of each browser also contains the names of later ones. */
export function browserOf(agent: string): Browser | undefined {
	const signs = {
		edge: /Edg/,
		opera: /OPR\/|Opera/,
		firefox: /Firefox|FxiOS/,
		chrome: /Chrome|CriOS/,
		safari: /Safari/,
	};
	return (Object.keys(signs) as Browser[]).find((name) => signs[name as keyof typeof signs].test(agent));
}

export const TRIGGERS = ['pageLoad', 'scrolling', 'scrollingTo', 'clicks', 'inactivity', 'exitIntent'] as const;
export type Trigger = (typeof TRIGGERS)[number];
