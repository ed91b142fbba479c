import { expect, test, vi } from 'vitest';
import { pageLife } from '../../tests/setup/page-life';
import { failing, type Rules, type Visitor } from './model';
import { watchPage } from './page-events';
import { props, type Props } from './island';

const rulesOf = (some: Partial<Props>): Rules => props.parse(some);

/** Actions of a visitor, each with its time in seconds since the page load. */
type Journey = readonly (readonly [
	at: number,
	what: 'move' | 'click' | 'leave' | 'see' | { readonly scrollTo: number },
])[];

const END = 20;
const JOURNEYS: Record<string, Journey> = {
	'reads without a move': [],
	'scrolls up a little, and down': [
		[1, { scrollTo: 10 }],
		[2, { scrollTo: 50 }],
		[4, { scrollTo: 70 }],
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

const life = pageLife();

/** Goes a visitor's way through a page that scrolls by 2000 pixels, and begins at 20 %. @returns Seconds until a trigger fires. */
function firesAt(rules: Rules, journey: Journey): number | undefined {
	vi.useFakeTimers();
	life.restart();
	document.body.innerHTML = '<p id="reviews">Avis</p>';
	vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2900);
	vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(900);
	vi.stubGlobal('scrollY', 400);
	let see = () => {};
	vi.stubGlobal(
		'IntersectionObserver',
		class {
			constructor(readonly onChange: (entries: { isIntersecting: boolean }[]) => void) {}
			observe({ id }: Element) {
				if (id === 'reviews') see = () => this.onChange([{ isIntersecting: true }]);
			}
			disconnect() {}
		},
	);
	const start = performance.now();
	let fired: number | undefined;
	const upTo = (seconds: number) => vi.advanceTimersByTime(seconds * 1000 - (performance.now() - start));
	watchPage(rules, false, () => (fired ??= (performance.now() - start) / 1000), life.signal);
	for (const [at, what] of journey) {
		upTo(at);
		if (what === 'move') document.dispatchEvent(new Event('pointermove'));
		else if (what === 'click') document.dispatchEvent(new Event('click'));
		else if (what === 'leave') document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 }));
		else if (what === 'see') see();
		else {
			vi.stubGlobal('scrollY', what.scrollTo * 20);
			dispatchEvent(new Event('scroll'));
		}
	}
	upTo(END);
	life.abort();
	return fired;
}

const _ = undefined;
test.each<[trigger: string, wanted: Partial<Props>, ...seconds: (number | undefined)[]]>([
	['nothing', {}, _, _, _, _, _, _],
	['page load, at once', { pageLoad: 0 }, 0, 0, 0, 0, 0, 0],
	['page load, after 3 s', { pageLoad: 3 }, 3, 3, 3, 3, 3, 3],
	['down to 60 %', { scrolling: 'down', scrollingOffset: 60 }, _, 4, _, _, _, _],
	['down at all', { scrolling: 'down', scrollingOffset: 0 }, _, 2, 2, _, _, _],
	['up', { scrolling: 'up' }, _, 1, _, _, _, _],
	['an element', { scrollingTo: '#reviews' }, _, _, 2, _, _, _],
	['a selector that is none', { scrollingTo: ':::' }, _, _, _, _, _, _],
	['one click', { clicks: 1 }, _, _, _, 1, _, _],
	['two clicks', { clicks: 2 }, _, _, _, 6, _, _],
	['5 s of inactivity', { inactivity: 5 }, 5, 9, 7, 6, 7, _],
	['exit', { exitIntent: true }, _, _, _, _, 1, _],
	['two triggers', { clicks: 2, inactivity: 7 }, 7, 11, 9, 6, 9, _],
])('[POP-01] each journey has its second at which a trigger fires: %s', (_trigger, wanted, ...seconds) => {
	expect(Object.values(JOURNEYS).map((journey) => firesAt(rulesOf(wanted), journey))).toEqual(seconds);
});

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
const VISITORS: Record<string, Partial<Visitor>> = {
	newcomer: {},
	searching: { referrer: 'https://www.google.fr/', device: 'mobile', browser: 'safari' },
	fromAds: { referrer: 'https://ads.example/lingerie?c=1', device: 'tablet', browser: 'firefox' },
	within: { referrer: 'https://www.boutique.example/panier/', pageViews: 3 },
	thirdVisit: { sessions: 3, pageViews: 2, browser: 'edge' },
	uncounted: { pageViews: undefined, sessions: undefined },
	customer: { roles: ['customer'] },
	manager: { roles: ['shop_manager', 'editor'] },
	unknownRoles: { roles: undefined },
	sawHourAgo: { shown: shown(3600) },
	sawTwoDaysAgo: { shown: { ...shown(10 * DAY, 2 * DAY), inSession: 0 } },
	sawFortyDaysAgo: { shown: { ...shown(40 * DAY), inSession: 0 } },
	keepsNothing: { shown: undefined },
	wantsNoMore: { isOff: true },
	sawAnother: { hasSeenAnother: true },
	unknownBrowser: { browser: undefined },
};

/** Visitors of whom these alone see the popup, or everybody but these. Who wants to see it no more never does. */
test.each<[condition: string, wanted: Partial<Props>, who: 'only' | 'not', names: string]>([
	['none', {}, 'not', ''],
	['second page', { pageViews: 2 }, 'only', 'within thirdVisit'],
	['third visit', { sessions: 3 }, 'only', 'thirdVisit'],
	['from ads', { url: 'ads.example' }, 'only', 'fromAds'],
	['not from ads', { url: 'ads.example', urlAction: 'hide' }, 'not', 'fromAds'],
	['address like', { url: '^https://www\\.google\\.', urlAction: 'regex' }, 'only', 'searching'],
	['address unlike anything', { url: '(', urlAction: 'regex' }, 'only', ''],
	['search', { sources: ['search'] }, 'only', 'searching'],
	['external', { sources: ['external'] }, 'not', 'within'],
	['internal', { sources: ['internal'] }, 'only', 'within'],
	['search or internal', { sources: ['search', 'internal'] }, 'only', 'searching within'],
	['guests', { loggedIn: 'hide' }, 'not', 'customer manager unknownRoles'],
	['no customers', { loggedIn: 'roles', roles: ['customer'] }, 'not', 'customer unknownRoles'],
	['no editors', { loggedIn: 'roles', roles: ['administrator', 'editor'] }, 'not', 'manager unknownRoles'],
	['phones', { devices: ['mobile'] }, 'only', 'searching'],
	['tablet and desktop', { devices: ['tablet', 'desktop'] }, 'not', 'searching'],
	['once', { times: 1 }, 'not', 'sawHourAgo sawTwoDaysAgo sawFortyDaysAgo keepsNothing'],
	['twice ever', { times: 2 }, 'not', 'sawTwoDaysAgo keepsNothing'],
	['once a session', { times: 1, timesPeriod: 'session' }, 'not', 'sawHourAgo keepsNothing'],
	['once a day', { times: 1, timesPeriod: 'day' }, 'not', 'sawHourAgo keepsNothing'],
	['once a week', { times: 1, timesPeriod: 'week' }, 'not', 'sawHourAgo sawTwoDaysAgo keepsNothing'],
	['twice a month', { times: 2, timesPeriod: 'month' }, 'not', 'sawTwoDaysAgo keepsNothing'],
	['safari or firefox', { browsers: ['safari', 'firefox'] }, 'only', 'searching fromAds'],
	['until 11:59', { scheduleEnd: '2026-11-27 11:59' }, 'only', ''],
	['until noon', { scheduleEnd: '2026-11-27 12:00' }, 'not', ''],
	['from noon', { scheduleStart: '2026-11-27 12:00' }, 'not', ''],
	['from noon of the visitor', { scheduleStart: '2026-11-27 12:00', scheduleTimezone: 'visitor' }, 'only', ''],
	['on that day', { scheduleStart: '2026-11-27', scheduleEnd: '2026-11-27' }, 'not', ''],
	['from the day after', { scheduleStart: '2026-11-28' }, 'only', ''],
	['alone', { avoidMultiple: true }, 'not', 'sawAnother'],
	['from abroad, on a phone, once', { sources: ['external'], devices: ['mobile'], times: 1 }, 'only', 'searching'],
])('[POP-02] [POP-03] [SEC-03 P8] who sees a popup with a condition: %s', (_condition, wanted, who, names) => {
	const named = new Set(names.split(' '));
	const all = Object.keys(VISITORS);
	const see = all.filter((name) => !failing(rulesOf(wanted), { ...newcomer, ...VISITORS[name] }).length);
	expect(see).toEqual(all.filter((name) => name !== 'wantsNoMore' && named.has(name) === (who === 'only')));
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
