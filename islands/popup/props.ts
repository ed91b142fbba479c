import * as z from '../../src/runtime/schema';
import { late } from '../../src/runtime/late';

const amount = () => z._default(z.number().check(z.minimum(0)), 0);
const count = () => z._default(z.int().check(z.minimum(0)), 0);
const no = () => z._default(z.boolean(), false);
/** As WordPress writes a date in a field: `2026-11-27 08:00`. */
const moment = () => z._default(z.string().check(z.regex(/^(\d{4}-\d\d-\d\d([ T]\d\d:\d\d)?)?$/)), '');

export const props = late(() =>
	z.object({
		/** Name in links (`href="#newsletter"`) and in what the browser keeps; the host's id. Empty: the id that the host has. */
		id: z._default(z.string().check(z.regex(/^([A-Za-z][\w-]*)?$/)), ''),
		/** Accessible name and heading; empty: the first heading of the content. */
		title: z._default(z.string(), ''),
		/** Id of a published page or synced pattern that is the content; read by PHP. 0: what the host encloses. */
		content: count(),

		/** Seconds after the page is there. Left out: the page alone opens nothing. */
		pageLoad: z.optional(z.number().check(z.minimum(0))),
		/** `down`: from `scrollingOffset` on; `up`: at once. */
		scrolling: z._default(z.enum(['no', 'down', 'up']), 'no'),
		/** Percentage of the way down. @default 50 */
		scrollingOffset: z._default(z.number().check(z.minimum(0), z.maximum(100)), 50),
		/** Selector of an element that opens it when it comes into the window. */
		scrollingTo: z._default(z.string(), ''),
		/** Clicks on the page; 0: none opens it. */
		clicks: count(),
		/** Seconds without key, pointer or scrolling; 0: never. */
		inactivity: amount(),
		/** The pointer leaves the window by its upper edge. */
		exitIntent: no(),
		/** Seconds for which leaving does not count yet. */
		exitDelay: amount(),

		/** Pages of this visit, this one included, from which on it opens; 0: from the first. Counted in the tab. */
		pageViews: count(),
		/** Visits, this one included; 0: any. Counted with consent to `audience` only, which the notice asks for where the service `popup-visits` is in use. */
		sessions: count(),
		/** Whether visitors who come from `url` see it (`show`, `regex`) or do not (`hide`). */
		urlAction: z._default(z.enum(['show', 'hide', 'regex']), 'show'),
		/** Part of the address that the visitor comes from; empty: any. */
		url: z._default(z.string(), ''),
		/** Where the visitor comes from; empty: anywhere. No referrer counts as `external`. */
		sources: z._default(z.array(z.enum(['search', 'external', 'internal'])), []),
		/** Hides it from whoever is signed in, or has one of `roles`. Not access control: the content is in the page. */
		loggedIn: z._default(z.enum(['show', 'hide', 'roles']), 'show'),
		roles: z._default(z.array(z.string()), []),
		/** By the width of the window: mobile to 767 px, tablet to 1024; empty: all. */
		devices: z._default(z.array(z.enum(['desktop', 'tablet', 'mobile'])), []),
		/** Most times in `timesPeriod`; 0: no limit. */
		times: count(),
		/** Day, week and month are 86400, 604800 and 2628288 seconds. */
		timesPeriod: z._default(z.enum(['ever', 'session', 'day', 'week', 'month']), 'ever'),
		/** What counts as once. */
		timesCount: z._default(z.enum(['open', 'close']), 'open'),
		/** Empty: all. */
		browsers: z._default(z.array(z.enum(['chrome', 'edge', 'firefox', 'opera', 'safari'])), []),
		/** Whose clock the dates are meant by. */
		scheduleTimezone: z._default(z.enum(['site', 'visitor']), 'site'),
		/** First minute; empty: no beginning. */
		scheduleStart: moment(),
		/** Last minute; empty: no end. */
		scheduleEnd: moment(),

		/** Stays away from a page on which another popup has opened by itself. */
		avoidMultiple: no(),
		/** Seconds after which the close button stands out; it is there from the beginning (SEC-03 A3). */
		closeButtonDelay: amount(),
		/** Seconds after which it closes, unless somebody is in it; 0: never. */
		closeAutomatically: amount(),
		preventCloseOnBackground: no(),
		preventCloseOnEscape: no(),
		/** The page behind does not scroll. @default true */
		preventScroll: z._default(z.boolean(), true),
		/** Offers “do not show again”. */
		doNotShowAgain: no(),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
