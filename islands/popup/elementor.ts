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
	const group = (key: string) => {
		const settings = Object(all[key]) as Settings;
		return (name: string, setting = '') => (settings[name] === 'yes' ? settings[name + setting] : undefined);
	};
	const trigger = group('triggers');
	const timing = group('timing');
	const number = (value: unknown, otherwise: number) =>
		(value ?? '') !== '' && Number(value) >= 0 ? Number(value) : otherwise;
	const count = (value: unknown) => Math.trunc(number(value, 0));
	const text = (value: unknown) => (typeof value === 'string' ? value : '');
	const list = (value: unknown) => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []);
	const oneOf = <T extends string>(value: unknown, choices: readonly T[], otherwise: T): T =>
		choices.find((choice) => choice === value) ?? otherwise;
	const isOn = (name: string) => all[name] === 'yes';

	return {
		...fallback,
		pageLoad: trigger('page_load') ? number(trigger('page_load', '_delay'), 0) : undefined,
		scrolling: trigger('scrolling') ? oneOf(trigger('scrolling', '_direction'), ['up', 'down'], 'down') : 'no',
		scrollingOffset: number(trigger('scrolling', '_offset'), fallback.scrollingOffset),
		scrollingTo: text(trigger('scrolling_to', '_selector')),
		clicks: trigger('click') ? count(trigger('click', '_times')) || 1 : 0,
		inactivity: trigger('inactivity') ? number(trigger('inactivity', '_time'), 30) : 0,
		exitIntent: Boolean(trigger('exit_intent')),
		pageViews: count(timing('page_views', '_views')),
		sessions: count(timing('sessions', '_sessions')),
		url: text(timing('url', '_url')),
		urlAction: oneOf(timing('url', '_action'), ['show', 'hide', 'regex'], 'show'),
		sources: list(timing('sources', '_sources')) as Rules['sources'],
		loggedIn: timing('logged_in') ? (timing('logged_in', '_users') === 'custom' ? 'roles' : 'hide') : 'show',
		roles: list(timing('logged_in', '_roles')),
		devices: list(timing('devices', '_devices')) as Rules['devices'],
		times: count(timing('times', '_times')),
		timesPeriod: oneOf(timing('times', '_period'), ['session', 'day', 'week', 'month'], 'ever'),
		timesCount: oneOf(timing('times', '_count'), ['close'], 'open'),
		browsers:
			timing('browsers', '_browsers') === 'custom'
				? (list(timing('browsers', '_browsers_options')) as Rules['browsers'])
				: [],
		scheduleTimezone: oneOf(timing('schedule', '_timezone'), ['visitor'], 'site'),
		scheduleStart: text(timing('schedule', '_start_date')),
		scheduleEnd: text(timing('schedule', '_end_date')),
		avoidMultiple: isOn('avoid_multiple_popups'),
		closeButtonDelay: number(all['close_button_delay'], 0),
		closeAutomatically: number(all['close_automatically'], 0),
		preventCloseOnBackground: isOn('prevent_close_on_background_click'),
		preventCloseOnEscape: isOn('prevent_close_on_esc_key'),
		preventScroll: isOn('prevent_scroll'),
	};
}
