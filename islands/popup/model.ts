import { offsetAt } from '../../src/i18n/timezone';
import type { Props } from './props';

/** What the owner has asked for: triggers, conditions and how it closes (POP-01 to POP-03). */
export type Rules = Omit<Props, 'id' | 'title' | 'content'>;

export type Device = 'desktop' | 'tablet' | 'mobile';
export type Browser = Props['browsers'][number];

/** Everything that a condition may ask about; `undefined` is what nobody knows, and opens nothing that asks for it. */
export interface Visitor {
	/** Milliseconds since 1970. */
	readonly now: number;
	/** Time zones of the shop, and of the visitor. */
	readonly siteZone: string;
	readonly ownZone: string;
	/** Pages of this visit, and visits, this one included. */
	readonly pageViews: number | undefined;
	readonly sessions: number | undefined;
	/** Address that the visitor comes from; empty for none. */
	readonly referrer: string;
	/** The shop's own host. */
	readonly host: string;
	/** Empty for a guest. */
	readonly roles: readonly string[] | undefined;
	readonly device: Device;
	readonly browser: Browser | undefined;
	/** Milliseconds at which this popup counted as shown, and how often in this session; `undefined` where the browser keeps nothing. */
	readonly shown: { readonly at: readonly number[]; readonly inSession: number } | undefined;
	/** Closed for good, or its form was sent. */
	readonly isOff: boolean;
	/** Another popup has opened by itself on this page. */
	readonly hasSeenAnother: boolean;
}

/** Milliseconds of each period (POP-02). */
const PERIODS = { day: 86_400_000, week: 604_800_000, month: 2_628_288_000, ever: Infinity };

const SEARCH = /(^|\.)(google|bing|yahoo|yandex|baidu|duckduckgo|ecosia|qwant|lilo|brave|startpage)\./;

type Test = (rules: Rules, visitor: Visitor) => boolean;

const isIn = <T>(list: readonly T[], value: T | undefined) =>
	!list.length || (value !== undefined && list.includes(value));

/** What each condition lets pass. */
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

export const conditions = Object.keys(CONDITIONS) as readonly Condition[];

/** Conditions that keep a popup from opening by itself; empty: it may (POP-02, POP-03). */
export function failing(rules: Rules, visitor: Visitor): Condition[] {
	return conditions.filter((name) => !(CONDITIONS[name] as Test)(rules, visitor));
}

function comesFrom(referrer: string, url: string, action: Rules['urlAction']): boolean {
	if (action !== 'regex') return referrer.includes(url) === (action === 'show');
	try {
		return new RegExp(url).test(referrer);
	} catch {
		return false;
	}
}

/** A search engine is another site too; so is none, for whoever types the address. */
export function sourcesOf(referrer: string, host: string): Rules['sources'] {
	const from = URL.canParse(referrer) ? new URL(referrer).hostname : '';
	const bare = (name: string) => name.replace(/^www\./, '');
	if (from && bare(from) === bare(host)) return ['internal'];
	return SEARCH.test(from) ? ['external', 'search'] : ['external'];
}

/** `2026-11-27 08:00`: such texts are ordered as their moments are. */
export const wallClock = (now: number, zone: string) =>
	new Date(now + offsetAt(now, zone) * 60_000).toISOString().slice(0, 16).replace('T', ' ');

const minuteOf = (moment: string, time: string) =>
	moment && (moment.length > 10 ? moment.replace('T', ' ') : `${moment} ${time}`);

export const deviceOf = (width: number): Device => (width < 768 ? 'mobile' : width < 1025 ? 'tablet' : 'desktop');

/** Each browser names those before it in this list, too. */
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

/** What happens on a page, as far as it can open a popup. */
export type PageEvent =
	| { readonly type: 'time' | 'reached' | 'click' | 'active' | 'leave' }
	/** `y` of the `room` that the page can be scrolled by, in pixels. */
	| { readonly type: 'scroll'; readonly y: number; readonly room: number };

export type Trigger = 'pageLoad' | 'scrolling' | 'scrollingTo' | 'clicks' | 'inactivity' | 'exitIntent';

/** What a popup remembers of its page. Times are milliseconds of any clock that only goes forward. */
export interface Watched {
	readonly start: number;
	readonly activeAt: number;
	readonly y: number;
	readonly clicks: number;
	/** Each trigger fires once on a page. */
	readonly fired: readonly Trigger[];
}

export const beginWatch = (start: number, y: number): Watched => ({ start, activeAt: start, y, clicks: 0, fired: [] });

/** Seconds before a page that was just arrived at may open something over a small screen by itself. */
export const LANDING = 5;

/** When the page itself opens it; on a small screen not before a visitor who has just arrived could look at the page (`isLanding`). */
const loadAt = ({ pageLoad = Infinity }: Rules, start: number, isLanding: boolean) =>
	start + Math.max(pageLoad, isLanding ? LANDING : 0) * 1000;

const idleAt = ({ inactivity }: Rules, activeAt: number) => activeAt + (inactivity || Infinity) * 1000;

/** When the clock alone fires something next; `Infinity` if it never does. */
export function dueAt(rules: Rules, { start, activeAt, fired }: Watched, isLanding = false): number {
	return Math.min(
		fired.includes('pageLoad') ? Infinity : loadAt(rules, start, isLanding),
		fired.includes('inactivity') ? Infinity : idleAt(rules, activeAt),
	);
}

/** What an event does to what is remembered, and the trigger that it fires (POP-01). */
export function afterEvent(
	rules: Rules,
	before: Watched,
	event: PageEvent,
	now: number,
	isLanding = false,
): [Watched, Trigger | undefined] {
	const { type } = event;
	const clicks = before.clicks + Number(type === 'click');
	const y = type === 'scroll' ? event.y : before.y;
	const percent = type === 'scroll' && event.room > 0 ? (event.y / event.room) * 100 : 0;
	const fires: Readonly<Record<Trigger, boolean>> = {
		pageLoad: type === 'time' && now >= loadAt(rules, before.start, isLanding),
		scrolling:
			(rules.scrolling === 'up' && y < before.y) ||
			(rules.scrolling === 'down' && y > before.y && percent >= rules.scrollingOffset),
		scrollingTo: rules.scrollingTo !== '' && type === 'reached',
		clicks: rules.clicks > 0 && type === 'click' && clicks >= rules.clicks,
		inactivity: type === 'time' && now >= idleAt(rules, before.activeAt),
		exitIntent: rules.exitIntent && type === 'leave' && now - before.start >= rules.exitDelay * 1000,
	};
	const trigger = (Object.keys(fires) as Trigger[]).find((name) => fires[name] && !before.fired.includes(name));
	const activeAt = ['time', 'reached', 'leave'].includes(type) ? before.activeAt : now;
	return [{ ...before, clicks, y, activeAt, fired: trigger ? [...before.fired, trigger] : before.fired }, trigger];
}
