import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

const amount = () => z._default(z.number().check(z.minimum(0)), 0);
const count = () => z._default(z.int().check(z.minimum(0)), 0);
const no = () => z._default(z.boolean(), false);
/** A date and time as in a field of WordPress: `2026-11-27 08:00`. */
const moment = () => z._default(z.string().check(z.regex(/^(\d{4}-\d\d-\d\d([ T]\d\d:\d\d)?)?$/)), '');

export const props = lazy(() =>
	z.object({
		/** Name in links (`href="#newsletter"`) and in the browser's storage; the host's id. Empty: the existing id of the host. */
		id: z._default(z.string().check(z.regex(/^([A-Za-z][\w-]*)?$/)), ''),
		/** Accessible name and heading; empty: the first heading of the content. */
		title: z._default(z.string(), ''),
		/** Id of a published page or synced pattern with the content; read by PHP. 0: the HTML inside the host. */
		content: count(),

		/** Seconds after the page load. Undefined: no such trigger. */
		pageLoad: z.optional(z.number().check(z.minimum(0))),
		/** Direction of scrolling that opens the popup. `down`: from `scrollingOffset` on; `up`: at once. */
		scrolling: z._default(z.enum(['no', 'down', 'up']), 'no'),
		/** Percentage of the page's scroll range. @default 50 */
		scrollingOffset: z._default(z.number().check(z.minimum(0), z.maximum(100)), 50),
		/** Selector of an element that opens the popup when it scrolls into view. */
		scrollingTo: z._default(z.string(), ''),
		/** Number of clicks on the page that opens the popup; 0: no such trigger. */
		clicks: count(),
		/** Seconds without key, pointer or scroll events; 0: no such trigger. */
		inactivity: amount(),
		/** Whether the popup opens when the pointer leaves the window by its upper edge. */
		exitIntent: no(),
		/** Seconds after the page load during which `exitIntent` is ignored. */
		exitDelay: amount(),

		/** Minimum of page views in this session, the current one included; 0: no minimum. Counted per tab. */
		pageViews: count(),
		/** Minimum of sessions, this one included; 0: none. Counted only with consent to `audience` (service of the notice: `popup-visits`). */
		sessions: count(),
		/** Whether the popup shows for visitors who come from `url` (`show`, `regex`) or is hidden from them (`hide`). */
		urlAction: z._default(z.enum(['show', 'hide', 'regex']), 'show'),
		/** Part of the referrer, or a regular expression; empty: any. */
		url: z._default(z.string(), ''),
		/** Kinds of referrer; empty: any. A missing referrer counts as `external`. */
		sources: z._default(z.array(z.enum(['search', 'external', 'internal'])), []),
		/** Hides the popup from logged-in users, or from users with one of `roles`. No access control: the content is in the page. */
		loggedIn: z._default(z.enum(['show', 'hide', 'roles']), 'show'),
		roles: z._default(z.array(z.string()), []),
		/** Devices by the window's width: mobile up to 767 px, tablet up to 1024 px; empty: all. */
		devices: z._default(z.array(z.enum(['desktop', 'tablet', 'mobile'])), []),
		/** Maximum of times shown in `timesPeriod`; 0: no limit. */
		times: count(),
		/** A day, week and month have 86400, 604800 and 2628288 seconds. */
		timesPeriod: z._default(z.enum(['ever', 'session', 'day', 'week', 'month']), 'ever'),
		/** Event that counts as shown. */
		timesCount: z._default(z.enum(['open', 'close']), 'open'),
		/** Allowed browsers; empty: all. */
		browsers: z._default(z.array(z.enum(['chrome', 'edge', 'firefox', 'opera', 'safari'])), []),
		/** Time zone of the schedule's dates. */
		scheduleTimezone: z._default(z.enum(['site', 'visitor']), 'site'),
		/** First minute; empty: no start. */
		scheduleStart: moment(),
		/** Last minute; empty: no end. */
		scheduleEnd: moment(),

		/** Whether the popup stays closed on a page on which a trigger has opened another popup. */
		avoidMultiple: no(),
		/** Seconds before the close button gets its border; the button itself is present from the start (SEC-03 A3). */
		closeButtonDelay: amount(),
		/** Seconds after which the popup closes by itself, unless the pointer or focus is inside; 0: never. */
		closeAutomatically: amount(),
		preventCloseOnBackground: no(),
		preventCloseOnEscape: no(),
		/** Whether the page behind the popup is locked from scrolling. @default true */
		preventScroll: z._default(z.boolean(), true),
		/** Offers “do not show again”. */
		doNotShowAgain: no(),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
