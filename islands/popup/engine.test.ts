import { afterEach, expect, test, vi } from 'vitest';
import { printConfig } from '../../tests/setup/print-config';
import { pageLife } from '../../tests/setup/page-life';
import { pageConsent } from '../../src/stores/consent';
import { forgetVisitor } from '../../src/page/forget-button';
import { readElementor } from './elementor';
import { browserOf, deviceOf, failing, type Rules, type Visitor } from './model';
import { props, type Props } from './island';
import { ask, enter } from './stage';
import { watchPage } from './page-events';
import { bringRoles, countShown, countVisit, readShown, readVisits, switchOff, visitorOf } from './visitor';

const rulesOf = (some: Partial<Props> = {}): Rules => props.parse(some);
const kept = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
const life = pageLife();

afterEach(() => void pageConsent().choose([]));

/** Watches a page with fake time. @returns The triggers that have fired. */
function watch(some: Partial<Props>, isLanding = false): string[] {
	vi.useFakeTimers();
	const fired: string[] = [];
	watchPage(rulesOf(some), isLanding, (trigger) => fired.push(trigger), life.signal);
	return fired;
}

test.each([
	[0, 5000],
	[7, 7000],
])('[POP-01] small screens: who has just arrived may look at the page first: %i s', (pageLoad, time) => {
	const fired = watch({ pageLoad }, true);
	vi.advanceTimersByTime(time - 1);
	expect(fired).toEqual([]);
	vi.advanceTimersByTime(1);
	expect(fired).toEqual(['pageLoad']);
});

test('[POP-01] a trigger fires once on a page, the others after it; leaving by another edge is none', () => {
	const fired = watch({ clicks: 1, exitIntent: true });
	for (const type of ['click', 'click']) document.dispatchEvent(new Event(type));
	const leave = (clientY: number) => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY }));
	leave(300);
	expect(fired).toEqual(['clicks']);
	for (const clientY of [-1, -1]) leave(clientY);
	expect(fired).toEqual(['clicks', 'exitIntent']);
});

test('[POP-01] a time that is longer than any timer of a browser never comes', () => {
	watch({ pageLoad: 2 ** 22, inactivity: 2 ** 22 });
	expect(vi.getTimerCount()).toBe(0);
});

test.each([
	[767, 'mobile'],
	[768, 'tablet'],
	[1024, 'tablet'],
	[1025, 'desktop'],
])('[POP-01] small screens: %i px is %s', (width, device) => expect(deviceOf(width)).toBe(device));

test.each([
	['Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36', 'chrome'],
	['Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36 Edg/156.0', 'edge'],
	['Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36 OPR/110', 'opera'],
	['Mozilla/5.0 (X11; rv:153.0) Gecko/20100101 Firefox/153.0', 'firefox'],
	['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26 Safari/604.1', 'safari'],
	['Lynx/2.9', undefined],
])('[POP-01] small screens: %s', (agent, browser) => expect(browserOf(agent)).toBe(browser));

test('[POP-02] [POP-03] what the browser keeps of a popup is nothing where there is no limit, else when it was shown, or that it is “not to be shown again”, for good; until the traces are erased', () => {
	countShown('a', rulesOf(), 1000);
	expect(kept()).toBe('[{},{}]');
	countShown('a', rulesOf({ times: 2 }), 1000);
	countShown('a', rulesOf({ times: 2 }), 2000);
	countShown('b', rulesOf({ times: 2 }), 3000);
	expect(readShown('a', { times: 1 })).toEqual({ isOff: false, shown: { at: [1000, 2000], inSession: 2 } });
	switchOff('a');
	countShown('a', rulesOf({ times: 2 }), 2000);
	expect(['a', 'b'].map((id) => readShown(id, { times: 1 }).isOff)).toEqual([true, false]);
	forgetVisitor();
	expect(readShown('a', { times: 1 })).toEqual({ isOff: false, shown: { at: [], inSession: 0 } });
	expect(kept()).toBe('[{},{}]');
});

test.each(['{', '[]', '"x"', 'null', '{"a":{"__proto__":1}}', '{"a":["x",null]}'])(
	'[POP-02] what the browser keeps of a popup is not trusted: %s',
	(text) => {
		localStorage.setItem('archipel-popups', text);
		sessionStorage.setItem('archipel-popups', text);
		expect(readShown('a', { times: 1 })).toEqual({ isOff: false, shown: { at: [], inSession: 0 } });
		expect(readShown('constructor', { times: 1 })).toEqual({ isOff: false, shown: { at: [], inSession: 0 } });
	},
);

test('[POP-02] what the browser keeps of a popup: a browser that keeps nothing is not shown the same on every page', () => {
	vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
		throw new DOMException('blocked', 'SecurityError');
	});
	const [limited, free] = [1, 0].map((times) => failing(rulesOf({ times }), visitorOf('a', { times }, false)));
	vi.restoreAllMocks();
	expect([limited, free]).toEqual([['times'], []]);
});

const third = { pageViews: 0, sessions: 3 };

test.each([0, 3])(
	'[POP-02] [PRIV-01] visits are counted with consent only, and forgotten with it, also those of an earlier session, by popups that count %i',
	(sessions) => {
		localStorage.setItem('archipel-popup-visits', '4');
		countVisit({ pageViews: 0, sessions }, life.signal);
		expect([readVisits(), kept()]).toEqual([{ pageViews: undefined, sessions: undefined }, '[{},{}]']);
		pageConsent().choose(['audience']);
		expect(readVisits()).toEqual({ pageViews: undefined, sessions: sessions ? 1 : undefined });
		pageConsent().choose([]);
		expect(readVisits()).toEqual({ pageViews: undefined, sessions: undefined });
		expect(kept()).toBe('[{},{}]');
	},
);

test('[POP-02] [PRIV-01] visits: one visit counts once, whatever number of its pages asks; the next is another', () => {
	pageConsent().choose(['audience']);
	localStorage.setItem('archipel-popup-visits', '4');
	countVisit(third, life.signal);
	countVisit(third, life.signal);
	expect(readVisits().sessions).toBe(5);
	sessionStorage.clear();
	countVisit(third, life.signal);
	expect(readVisits().sessions).toBe(6);
});

test('[POP-02] [PRIV-01] visits: pages are counted in the tab, without consent, each once; for nobody who asks for none', async () => {
	const second = { pageViews: 2, sessions: 0 };
	countVisit({ pageViews: 0, sessions: 0 }, life.signal);
	expect(kept()).toBe('[{},{}]');
	countVisit(second, life.signal);
	countVisit(second, life.signal);
	expect([readVisits().pageViews, kept()]).toEqual([1, '[{},{"archipel-popup-pages":"1"}]']);
	// A new page evaluates the module again.
	vi.resetModules();
	(await import('./visitor')).countVisit(second, life.signal);
	expect(readVisits().pageViews).toBe(2);
});

const read = (settings: unknown) => readElementor(JSON.stringify(settings), rulesOf());

/** Rules of a popup for which the builder prints nothing. */
const none = { ...rulesOf({ preventScroll: false }), pageLoad: undefined };

test.each<[triggers: object, rules: Partial<Rules>]>([
	[{ page_load: 'yes', page_load_delay: '2.5' }, { pageLoad: 2.5 }],
	[{ scrolling: 'yes', scrolling_direction: 'up' }, { scrolling: 'up' }],
	[{ scrolling_to: 'yes', scrolling_to_selector: '#avis' }, { scrollingTo: '#avis' }],
	[{ click: 'yes', click_times: '3' }, { clicks: 3 }],
	[{ inactivity: 'yes', inactivity_time: 20 }, { inactivity: 20 }],
	[{ exit_intent: 'yes' }, { exitIntent: true }],
])('[POP-01] settings of the page builder: triggers %j', (triggers, rules) => {
	expect(read({ triggers })).toEqual({ ...none, ...rules });
});

test.each<[timing: object, rules: Partial<Rules>]>([
	[{ page_views: 'yes', page_views_views: '3' }, { pageViews: 3 }],
	[{ sessions: 'yes', sessions_sessions: 2 }, { sessions: 2 }],
	[
		{ url: 'yes', url_action: 'hide', url_url: 'ads' },
		{ url: 'ads', urlAction: 'hide' },
	],
	[{ sources: 'yes', sources_sources: ['search'] }, { sources: ['search'] }],
	[
		{ logged_in: 'yes', logged_in_users: 'custom', logged_in_roles: ['a'] },
		{ loggedIn: 'roles', roles: ['a'] },
	],
	[{ devices: 'yes', devices_devices: ['mobile'] }, { devices: ['mobile'] }],
	[
		{ times: 'yes', times_times: 4, times_period: 'week' },
		{ times: 4, timesPeriod: 'week' },
	],
	[
		{ times: 'yes', times_times: 4, times_count: 'close' },
		{ times: 4, timesCount: 'close' },
	],
	[{ browsers: 'yes', browsers_browsers: 'custom', browsers_browsers_options: ['safari'] }, { browsers: ['safari'] }],
	[{ schedule: 'yes', schedule_timezone: 'visitor' }, { scheduleTimezone: 'visitor' }],
	[{ schedule: 'yes', schedule_start_date: '2026-11-27 08:00' }, { scheduleStart: '2026-11-27 08:00' }],
])('[POP-02] settings of the page builder: timing %j', (timing, rules) => {
	expect(read({ timing })).toEqual({ ...none, ...rules });
});

test.each<[settings: object, rules: Partial<Rules>]>([
	[{ avoid_multiple_popups: 'yes' }, { avoidMultiple: true }],
	[{ close_button_delay: 3 }, { closeButtonDelay: 3 }],
	[{ close_automatically: 8 }, { closeAutomatically: 8 }],
	[{ prevent_scroll: 'yes' }, { preventScroll: true }],
	[{ prevent_close_on_background_click: 'yes' }, { preventCloseOnBackground: true }],
	[{ prevent_close_on_esc_key: 'yes', a11y_navigation: '' }, { preventCloseOnEscape: true }],
])('[POP-03] settings of the page builder: %j', (settings, rules) => {
	expect(read(settings)).toEqual({ ...none, ...rules });
});

test('[POP-01] [POP-02] [POP-03] settings of the page builder: what is off keeps its settings, and counts for nothing', () => {
	const rules = read({
		triggers: { page_load: '', page_load_delay: 2, click_times: 3, scrolling_to_selector: '#avis' },
		timing: { page_views_views: 3, devices_devices: ['mobile'], logged_in: '', logged_in_users: 'all' },
	});
	expect(rules).toEqual(none);
});

test.each([undefined, '', '{', '[]', 'null', '{"triggers":[],"timing":[]}', '{"triggers":"x","timing":7}'])(
	'[POP-01] [POP-02] [POP-03] settings of the page builder: nothing sensible opens nothing: %s',
	(json) => {
		const rules = readElementor(json, rulesOf());
		expect(watch(rules)).toEqual([]);
		expect(vi.getTimerCount()).toBe(0);
		expect(rules).toEqual(none);
	},
);

test('[POP-02] [REL-01] roles that do not come stay unknown, and the next popup about them asks again', async () => {
	const send = vi.fn<typeof fetch>();
	const rules = rulesOf({ loggedIn: 'roles' });
	const roles = () => visitorOf('a', rules, false).roles;
	vi.stubGlobal('fetch', send);
	printConfig({ shop: { ajaxUrl: '/wp-admin/admin-ajax.php' } });
	await bringRoles(rules, life.signal);
	expect(roles()).toEqual([]);
	document.body.className = 'logged-in';
	await bringRoles(rulesOf({ loggedIn: 'hide' }), life.signal);
	expect(send, 'asked for a guest, or where nobody wants to know').not.toHaveBeenCalled();
	send.mockResolvedValueOnce(new Response('', { status: 500 }));
	await expect(bringRoles(rules, life.signal)).rejects.toMatchObject({ reason: 'http' });
	expect(roles()).toBeUndefined();
	send.mockResolvedValueOnce(Response.json({ roles: ['customer'] }));
	await bringRoles(rules, life.signal);
	expect(roles()).toEqual(['customer']);
	await bringRoles(rules, life.signal);
	expect(send).toHaveBeenCalledTimes(2);
	expect(String(send.mock.lastCall![0])).toContain('action=archipel_visitor_roles');
});

test('[POP-02] the conditions ask about the visitor of this browser', () => {
	vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://www.google.fr/');
	vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Firefox/153.0');
	vi.stubGlobal('innerWidth', 390);
	const here = { referrer: 'https://www.google.fr/', host: 'localhost', browser: 'firefox', device: 'mobile' };
	expect(visitorOf('a', { times: 0 }, true)).toMatchObject({ ...here, hasSeenAnother: true });
});

test.each(['pointermove', 'keydown', 'touchmove', 'visibilitychange', 'click', 'scroll'])(
	'[POP-01] %s is activity: the time without any begins anew; no layout is asked for',
	(type) => {
		const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get');
		const fired = watch({ inactivity: 5 });
		vi.advanceTimersByTime(4000);
		(type === 'scroll' ? window : document).dispatchEvent(new Event(type));
		vi.advanceTimersByTime(4900);
		expect(fired).toEqual([]);
		vi.advanceTimersByTime(200);
		expect(fired).toEqual(['inactivity']);
		expect(height).not.toHaveBeenCalled();
	},
);

test('[POP-03] a popup that waits and has gone does not open', () => {
	vi.useFakeTimers();
	document.body.innerHTML = '<input><div></div>';
	const [field, host] = [document.querySelector('input')!, document.querySelector('div')!];
	const popups = ['goes', 'stays'].map((id) => ({
		id,
		rules: rulesOf(),
		host,
		open: vi.fn(),
		hide: vi.fn(),
		bring: vi.fn(() => Promise.resolve(false)),
	}));
	const gone = new AbortController();
	field.focus();
	popups.forEach((popup, at) => {
		enter(popup, at ? life.signal : gone.signal);
		ask(popup, 'clicks');
	});
	gone.abort();
	field.blur();
	vi.advanceTimersByTime(500);
	expect(popups.map(({ bring }) => bring.mock.calls.length)).toEqual([0, 1]);
});

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
