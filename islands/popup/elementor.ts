import { readObject } from '../../src/dom/elementor';
import type { Rules } from './model';

/** Settings as the page builder prints them: `yes` or empty, numbers or numeric strings, empty lists for empty maps. */
type Settings = Readonly<Record<string, unknown>>;

/**
 * Reads the rules in `data-elementor-settings` of a popup: `timing` and `triggers` have `yes` under each enabled name, and its
 * settings under `{name}_{setting}`. Disabled triggers and conditions, and invalid values, are ignored.
 *
 * @param fallback Default rules.
 */
export function readElementor(json: string | undefined, fallback: Rules): Rules {
	const all = readObject(json) ?? {};
	const group = (name: string) => (setting: string) => {
		const settings = Object(all[name]) as Settings;
		const owner = OWNERS.find((one) => setting === one || setting.startsWith(`${one}_`)) ?? '';
		return settings[owner] === 'yes' ? settings[setting] : undefined;
	};
	const trigger = group('triggers');
	const timing = group('timing');
	const number = (value: unknown, otherwise: number) =>
		Number(value) >= 0 && value !== '' ? Number(value) : otherwise;
	const count = (value: unknown) => Math.trunc(number(value ?? 0, 0));
	const text = (value: unknown) => (typeof value === 'string' ? value : '');
	const list = (value: unknown) => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []);
	const oneOf = <T extends string>(value: unknown, choices: readonly T[], otherwise: T): T =>
		choices.find((choice) => choice === value) ?? otherwise;
	const isOn = (name: string) => all[name] === 'yes';

	return {
		...fallback,
		pageLoad: trigger('page_load') ? number(trigger('page_load_delay') ?? 0, 0) : undefined,
		scrolling: trigger('scrolling') ? oneOf(trigger('scrolling_direction'), ['up', 'down'], 'down') : 'no',
		scrollingOffset: number(trigger('scrolling_offset') ?? fallback.scrollingOffset, fallback.scrollingOffset),
		scrollingTo: text(trigger('scrolling_to_selector')),
		clicks: trigger('click') ? count(trigger('click_times')) || 1 : 0,
		inactivity: trigger('inactivity') ? number(trigger('inactivity_time') ?? 30, 30) : 0,
		exitIntent: Boolean(trigger('exit_intent')),
		pageViews: count(timing('page_views_views')),
		sessions: count(timing('sessions_sessions')),
		url: text(timing('url_url')),
		urlAction: oneOf(timing('url_action'), ['show', 'hide', 'regex'], 'show'),
		sources: list(timing('sources_sources')) as Rules['sources'],
		loggedIn: timing('logged_in') ? (timing('logged_in_users') === 'custom' ? 'roles' : 'hide') : 'show',
		roles: list(timing('logged_in_roles')),
		devices: list(timing('devices_devices')) as Rules['devices'],
		times: count(timing('times_times')),
		timesPeriod: oneOf(timing('times_period'), ['session', 'day', 'week', 'month'], 'ever'),
		timesCount: oneOf(timing('times_count'), ['close'], 'open'),
		browsers:
			timing('browsers_browsers') === 'custom' ? (list(timing('browsers_browsers_options')) as Rules['browsers']) : [],
		scheduleTimezone: oneOf(timing('schedule_timezone'), ['visitor'], 'site'),
		scheduleStart: text(timing('schedule_start_date')),
		scheduleEnd: text(timing('schedule_end_date')),
		avoidMultiple: isOn('avoid_multiple_popups'),
		closeButtonDelay: number(all['close_button_delay'] ?? 0, 0),
		closeAutomatically: number(all['close_automatically'] ?? 0, 0),
		preventCloseOnBackground: isOn('prevent_close_on_background_click'),
		preventCloseOnEscape: isOn('prevent_close_on_esc_key'),
		preventScroll: isOn('prevent_scroll'),
	};
}

/** Names of the page builder's triggers and conditions; a longer name precedes its own prefix. */
const OWNERS = [
	'page_load',
	'scrolling_to',
	'scrolling',
	'click',
	'inactivity',
	'exit_intent',
	'page_views',
	'sessions',
	'url',
	'sources',
	'logged_in',
	'devices',
	'times',
	'browsers',
	'schedule',
];
