import { expect, test } from 'vitest';
import { afterEvent, beginWatch, dueAt, failing, type PageEvent, type Rules, type Visitor } from './model';
import { props, type Props } from './island';

const rulesOf = (some: Partial<Props>): Rules => props.parse(some);

/** Actions of a visitor, each with its time in seconds since the page load. */
type Journey = readonly (readonly [
	at: number,
	what: 'move' | 'click' | 'leave' | 'see' | { readonly scrollTo: number },
])[];

const END = 20;
const TRIGGERS: Record<string, Partial<Props>> = {
	nothing: {},
	'page load, at once': { pageLoad: 0 },
	'page load, after 3 s': { pageLoad: 3 },
	'down to 60 %': { scrolling: 'down', scrollingOffset: 60 },
	'down at all': { scrolling: 'down', scrollingOffset: 0 },
	up: { scrolling: 'up' },
	'an element': { scrollingTo: '#reviews' },
	'one click': { clicks: 1 },
	'two clicks': { clicks: 2 },
	'5 s of inactivity': { inactivity: 5 },
	exit: { exitIntent: true },
	'two triggers': { clicks: 2, inactivity: 7 },
};
const JOURNEYS: Record<string, Journey> = {
	'reads without a move': [],
	'scrolls down, and up a little': [
		[1, { scrollTo: 30 }],
		[2, { scrollTo: 70 }],
		[4, { scrollTo: 50 }],
	],
	'sees the reviews': [
		[2, { scrollTo: 40 }],
		[2, 'see'],
		[9, 'move'],
	],
	'clicks twice': [
		[1, 'click'],
		[6, 'click'],
	],
	'leaves and comes back': [
		[1, 'leave'],
		[2, 'move'],
		[5, 'leave'],
	],
	'moves all the time': [1, 3, 5, 7, 9, 11, 13, 15, 17, 19].map((at) => [at, 'move'] as const),
};

const DAY = 86_400;
const NOON = Date.parse('2026-11-27T11:00:00Z');
/** Guest on a first visit, at 12:00 in Paris and 06:00 in New York. */
const newcomer: Visitor = {
	now: NOON,
	siteZone: 'Europe/Paris',
	ownZone: 'America/New_York',
	pageViews: 1,
	sessions: 1,
	referrer: '',
	host: 'boutique.example',
	roles: [],
	device: 'desktop',
	browser: 'chrome',
	shown: { at: [], inSession: 0 },
	isOff: false,
	hasSeenAnother: false,
};
const shown = (...secondsAgo: number[]) => ({ at: secondsAgo.map((seconds) => NOON - seconds * 1000), inSession: 1 });
const VISITORS: Record<string, Visitor> = {
	newcomer,
	'from a search engine, on a phone': {
		...newcomer,
		referrer: 'https://www.google.fr/',
		device: 'mobile',
		browser: 'safari',
	},
	'from an advertisement': {
		...newcomer,
		referrer: 'https://ads.example/lingerie?c=1',
		device: 'tablet',
		browser: 'firefox',
	},
	'within the shop': { ...newcomer, referrer: 'https://www.boutique.example/panier/', pageViews: 3 },
	'third visit': { ...newcomer, sessions: 3, pageViews: 2, browser: 'edge' },
	'refuses to be counted': { ...newcomer, pageViews: undefined, sessions: undefined },
	customer: { ...newcomer, roles: ['customer'] },
	'shop manager': { ...newcomer, roles: ['shop_manager', 'editor'] },
	'signed in, roles unknown': { ...newcomer, roles: undefined },
	'saw it an hour ago': { ...newcomer, shown: shown(3600) },
	'saw it two days ago, and ten': { ...newcomer, shown: { ...shown(10 * DAY, 2 * DAY), inSession: 0 } },
	'saw it forty days ago': { ...newcomer, shown: { ...shown(40 * DAY), inSession: 0 } },
	'keeps nothing in the browser': { ...newcomer, shown: undefined },
	'wants to see it no more': { ...newcomer, isOff: true },
	'has seen another': { ...newcomer, hasSeenAnother: true },
	'with an unknown browser': { ...newcomer, browser: undefined },
};
const CONDITIONS: Record<string, Partial<Props>> = {
	none: {},
	'second page': { pageViews: 2 },
	'third visit': { sessions: 3 },
	'from ads': { url: 'ads.example' },
	'not from ads': { url: 'ads.example', urlAction: 'hide' },
	'address like': { url: '^https://www\\.google\\.', urlAction: 'regex' },
	'address unlike anything': { url: '(', urlAction: 'regex' },
	search: { sources: ['search'] },
	external: { sources: ['external'] },
	internal: { sources: ['internal'] },
	'search or internal': { sources: ['search', 'internal'] },
	guests: { loggedIn: 'hide' },
	'no customers': { loggedIn: 'roles', roles: ['customer'] },
	'no editors, no administrators': { loggedIn: 'roles', roles: ['administrator', 'editor'] },
	phones: { devices: ['mobile'] },
	'tablet and desktop': { devices: ['tablet', 'desktop'] },
	once: { times: 1 },
	'twice ever': { times: 2 },
	'once a session': { times: 1, timesPeriod: 'session' },
	'once a day': { times: 1, timesPeriod: 'day' },
	'once a week': { times: 1, timesPeriod: 'week' },
	'twice a month': { times: 2, timesPeriod: 'month' },
	'safari or firefox': { browsers: ['safari', 'firefox'] },
	'until 11:59': { scheduleEnd: '2026-11-27 11:59' },
	'until noon': { scheduleEnd: '2026-11-27 12:00' },
	'from noon': { scheduleStart: '2026-11-27 12:00' },
	'from noon of the visitor': { scheduleStart: '2026-11-27 12:00', scheduleTimezone: 'visitor' },
	'on that day': { scheduleStart: '2026-11-27', scheduleEnd: '2026-11-27' },
	'from the day after': { scheduleStart: '2026-11-28' },
	alone: { avoidMultiple: true },
	'a customer from abroad, on a phone, once': { sources: ['external'], devices: ['mobile'], times: 1 },
};

/**
 * Plain reading of POP-01 and POP-02, sentence by sentence, without code of the engine.
 * « Page-builder popups stay hidden until a trigger fires and every configured timing rule passes. »
 */
const reading = {
	/** @returns Seconds until the first trigger fires; `undefined` if no trigger fires. */
	firstTrigger(wanted: Partial<Props>, journey: Journey): number | undefined {
		const moments: number[] = [];
		const scrolls = journey.flatMap(([at, what]) => (typeof what === 'object' ? [[at, what.scrollTo] as const] : []));
		// « page_load delay »
		if (wanted.pageLoad !== undefined) moments.push(wanted.pageLoad);
		// « scrolling up fires immediately; scrolling down fires once the scrolled percentage reaches the configured offset »
		scrolls.forEach(([at, to], index) => {
			const from = index ? scrolls[index - 1]![1] : 0;
			if (wanted.scrolling === 'up' && to < from) moments.push(at);
			if (wanted.scrolling === 'down' && to > from && to >= wanted.scrollingOffset!) moments.push(at);
		});
		// « scrolling_to selector »
		if (wanted.scrollingTo) moments.push(...journey.filter(([, what]) => what === 'see').map(([at]) => at));
		// « click times »
		const clicks = journey.filter(([, what]) => what === 'click');
		if (wanted.clicks && clicks.length >= wanted.clicks) moments.push(clicks[wanted.clicks - 1]![0]);
		// « inactivity time »
		if (wanted.inactivity) {
			const active = [0, ...journey.filter(([, what]) => what !== 'leave' && what !== 'see').map(([at]) => at)];
			for (const [index, at] of active.entries())
				if ((active[index + 1] ?? END) - at >= wanted.inactivity) moments.push(at + wanted.inactivity);
		}
		// « exit_intent »
		if (wanted.exitIntent) moments.push(...journey.filter(([, what]) => what === 'leave').map(([at]) => at));
		return moments.length ? Math.min(...moments) : undefined;
	},

	passes(wanted: Partial<Props>, visitor: Visitor): boolean {
		const { referrer } = visitor;
		// « 'Do not show again' disables a popup permanently »
		if (visitor.isOff) return false;
		// « these counts gate popups »; without consent no count exists
		if (wanted.pageViews && !(visitor.pageViews && visitor.pageViews >= wanted.pageViews)) return false;
		if (wanted.sessions && !(visitor.sessions && visitor.sessions >= wanted.sessions)) return false;
		if (wanted.url === '(') return false;
		if (wanted.url) {
			const fits =
				wanted.urlAction === 'regex' ? referrer.startsWith('https://www.google.') : referrer.includes(wanted.url);
			if (wanted.urlAction === 'hide' ? fits : !fits) return false;
		}
		if (wanted.sources) {
			const from = referrer.includes('boutique.example')
				? 'internal'
				: referrer.includes('google')
					? 'search'
					: 'external';
			const isMeant = wanted.sources.includes(from) || (from === 'search' && wanted.sources.includes('external'));
			if (!isMeant) return false;
		}
		// « 'all' hides the popup from any logged-in user, otherwise it is hidden from users whose role is in the configured list »
		const isGuest = visitor.roles?.length === 0;
		if (wanted.loggedIn === 'hide' && !isGuest) return false;
		if (wanted.loggedIn === 'roles') {
			if (!visitor.roles) return false;
			for (const role of wanted.roles!) if (visitor.roles.includes(role)) return false;
		}
		if (wanted.devices && !wanted.devices.includes(visitor.device)) return false;
		if (wanted.browsers && !(visitor.browser && wanted.browsers.includes(visitor.browser))) return false;
		// « day 86400 s, week 604800 s, month 2628288 s, or per session »
		if (wanted.times) {
			if (!visitor.shown) return false;
			const seconds = { day: 86400, week: 604800, month: 2628288, ever: 1e12, session: 0 }[
				wanted.timesPeriod ?? 'ever'
			];
			const recent = visitor.shown.at.filter((time) => (NOON - time) / 1000 < seconds).length;
			if ((wanted.timesPeriod === 'session' ? visitor.shown.inSession : recent) >= wanted.times) return false;
		}
		// Local times of NOON: of the visitor (New York), of the shop (Paris).
		const clock = wanted.scheduleTimezone === 'visitor' ? '2026-11-27 06:00' : '2026-11-27 12:00';
		if (wanted.scheduleStart && clock < wanted.scheduleStart) return false;
		if (wanted.scheduleEnd && clock.slice(0, wanted.scheduleEnd.length) > wanted.scheduleEnd) return false;
		return !(wanted.avoidMultiple && visitor.hasSeenAnother);
	},
};

/** Runs the engine and its clock. @returns Seconds until a trigger fires. */
function engineFires(rules: Rules, journey: Journey): number | undefined {
	let watched = beginWatch(0, 0);
	let fired: number | undefined;
	const tell = (event: PageEvent, now: number) => {
		const [next, trigger] = afterEvent(rules, watched, event, now);
		watched = next;
		if (trigger) fired ??= now / 1000;
	};
	const upTo = (end: number) => {
		for (let due = dueAt(rules, watched); due <= end; due = dueAt(rules, watched)) tell({ type: 'time' }, due);
	};
	for (const [at, what] of journey) {
		upTo(at * 1000);
		if (typeof what === 'object') tell({ type: 'scroll', y: what.scrollTo * 20, max: 2000 }, at * 1000);
		else tell({ type: ({ move: 'active', see: 'reached', click: 'click', leave: 'leave' } as const)[what] }, at * 1000);
	}
	upTo(END * 1000);
	return fired;
}

const combinations = Object.entries(TRIGGERS).flatMap(([trigger, wanted]) =>
	Object.entries(JOURNEYS).map(([name, journey]) => ({ title: `${trigger} × ${name}`, wanted, journey })),
);

test.each(combinations)(
	'[POP-01] [POP-02] the engine and a plain reading of the rules say the same: $title',
	({ wanted, journey }) => {
		expect(engineFires(rulesOf(wanted), journey)).toBe(reading.firstTrigger(wanted, journey));
	},
);

test('[POP-01] [POP-02] the engine and a plain reading of the rules say the same: of every condition for every visitor', () => {
	const verdicts = Object.entries(CONDITIONS).flatMap(([condition, wanted]) =>
		Object.entries(VISITORS).map(([name, visitor]) => ({
			what: `${condition} × ${name}`,
			engine: failing(rulesOf(wanted), visitor).length === 0,
			reading: reading.passes(wanted, visitor),
		})),
	);
	expect(verdicts.length).toBeGreaterThan(450);
	expect(verdicts.filter(({ engine, reading: read }) => engine !== read)).toEqual([]);
	// Both verdicts occur, so that the comparison proves something.
	expect(new Set(verdicts.map(({ engine }) => engine)).size).toBe(2);
});

test.each([
	['2026-10-25T06:59:00Z', ['schedule']],
	['2026-10-25T07:00:00Z', []],
	['2027-03-28T05:59:00Z', ['schedule']],
	['2027-03-28T06:00:00Z', []],
])('[POP-02] eight o’clock in the shop is eight o’clock on the days of change of its clock: %s', (now, expected) => {
	const rules = rulesOf({ scheduleStart: `${now.slice(0, 10)} 08:00` });
	expect(failing(rules, { ...newcomer, now: Date.parse(now) })).toEqual(expected);
});

test.each([
	['day', 86_400],
	['week', 604_800],
	['month', 2_628_288],
] as const)(
	'[POP-02] edges: a %s is %i seconds: who saw it that long ago may see it again, a second earlier not',
	(timesPeriod, seconds) => {
		const rules = rulesOf({ times: 1, timesPeriod });
		expect(failing(rules, { ...newcomer, shown: shown(seconds - 1) })).toEqual(['times']);
		expect(failing(rules, { ...newcomer, shown: shown(seconds) })).toEqual([]);
	},
);

test('[POP-02] edges: a day without an hour begins at midnight and ends at 23:59; a moment with one is exact to the minute', () => {
	const at = (time: string) => ({ ...newcomer, siteZone: 'UTC', now: Date.parse(`2026-11-${time}:30Z`) });
	const passes = (some: Partial<Props>, time: string) => !failing(rulesOf(some), at(time)).length;
	const day = { scheduleStart: '2026-11-27', scheduleEnd: '2026-11-28' };
	expect(['26T23:59', '27T00:00', '28T23:59', '29T00:00'].map((time) => passes(day, time))).toEqual([
		false,
		true,
		true,
		false,
	]);
	const hours = { scheduleStart: '2026-11-27 08:00', scheduleEnd: '2026-11-27T09:30' };
	expect(['27T07:59', '27T08:00', '27T09:30', '27T09:31'].map((time) => passes(hours, time))).toEqual([
		false,
		true,
		true,
		false,
	]);
});
