import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

/** Ids of `thirdParties` in `src/consent/third-parties.ts`, and `none` for a shop without any. */
export const services = [
	'none',
	'google-analytics',
	'google-ads',
	'meta-pixel',
	'order-attribution',
	'brevo',
	'klaviyo',
	'mailchimp',
	'youtube',
	'vimeo',
	'openstreetmap',
	'google-maps',
	'google-fonts',
	'popup-visits',
	'matomo',
	'hotjar',
	'clarity',
	'tiktok',
	'pinterest',
] as const;

/** Days, a second at least: browsers cut what is longer than about 400, the plugin's "for ever" (2147483647 seconds) too. */
const days = lazy(() => z.optional(z.number().check(z.minimum(1 / 86_400))));

/** `auto`: setting of the Cookie Notice plugin, else off. */
const setting = lazy(() => z._default(z.enum(['auto', 'on', 'off']), 'auto'));

export const props = lazy(() =>
	z.object({
		/**
		 * Third parties that the shop uses: the notice names them and asks for their purposes. PHP adds those found on the site's
		 * pages. `none`: the notice only informs, and nothing is held back.
		 */
		services: z._default(z.array(z.enum(services)), ['order-attribution']),
		/** Third parties loaded without consent, on the owner's responsibility; read by PHP. */
		released: z._default(z.array(z.enum(services)), []),
		/** Prints the notice on every page, unless the Cookie Notice plugin prints its own; read by PHP. */
		everywhere: z._default(z.boolean(), false),
		/** URL of « En savoir plus »; empty: privacy policy page of WordPress. Read by PHP. */
		policyUrl: z._default(z.string(), ''),
		/**
		 * Google Consent Mode v2. `auto`: signals if a data layer exists; `on`: always, with the denied default printed
		 * in the head before any tag; `off`: never.
		 */
		consentMode: z._default(z.enum(['auto', 'on', 'off']), 'auto'),
		/** Days for which an acceptance is kept. Left out: the shop's consent days, 182. */
		acceptedDays: days(),
		/** Days for which a refusal is kept. Left out: the shop's consent days, 182. */
		refusedDays: days(),
		/** Keeps choices as long as the Cookie Notice plugin is set to, instead of the shop's consent days; PHP sets the days above accordingly. */
		pluginLifetimes: z._default(z.boolean(), false),
		/** Keeps the text of the Cookie Notice plugin. Its default wrongly takes continuing for consent. */
		pluginText: z._default(z.boolean(), false),
		/** Edge of the window. `auto`: the plugin's setting, else `bottom` (CONS-01). */
		position: z._default(z.enum(['auto', 'bottom', 'top']), 'auto'),
		/** How it comes and goes. `auto`: the plugin's setting, else `fade` (CONS-01). */
		effect: z._default(z.enum(['auto', 'fade', 'slide', 'none']), 'auto'),
		/**
		 * Scrolling accepts (CONS-01). The law takes no gesture for consent: it is honoured only while the notice asks
		 * about nothing.
		 */
		acceptOnScroll: setting(),
		/** Pixels to scroll for that. Left out: the plugin's setting, else 100. */
		acceptOnScrollOffset: z.optional(z.int().check(z.minimum(0))),
		/** Accepts on a click outside the notice, under the same conditions as scrolling. */
		acceptOnClick: setting(),
		/** Reloads the page when a choice changes, for scripts that only the server can add: the plugin's "redirection". */
		reloadAfterChoice: setting(),
		/** One choice for all subdomains: the plugin's "global cookie". */
		allSubdomains: setting(),
		/** Shows the plugin's revoke bar after a choice (CONS-01). A control at the end of the page is always there. */
		revokeBar: setting(),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
